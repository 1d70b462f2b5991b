package dev.cairn.policy;

/** What an edge between tools weighs: by what it says, and by how sure it is. */
public record EdgePolicy(
    double dependency,
    double contains,
    double provides,
    double sequence,
    double observed,
    double inferred,
    double template,
    double inferredWeight,
    long inferredSpeakers,
    double toldNearness) {

  public double weight(ToolRelation relation) {
    return switch (relation) {
      case DEPENDENCY -> dependency;
      case CONTAINS -> contains;
      case PROVIDES -> provides;
      case SEQUENCE -> sequence;
    };
  }

  public double factor(EdgeStanding standing) {
    return switch (standing) {
      case OBSERVED -> observed;
      case INFERRED -> inferred;
      case TEMPLATE -> template;
    };
  }
}
