package dev.cairn.policy;

/** What an edge between tools weighs: by what it says, and by how sure it is. */
public record EdgePolicy(
    @Tunable(means = "weight of an edge that says dependency", source = "semantics §4", max = 1)
    double dependency,

    @Tunable(means = "weight of an edge that says contains", source = "semantics §4", max = 1)
    double contains,

    @Tunable(means = "weight of an edge that says provides", source = "semantics §4", max = 1)
    double provides,

    @Tunable(means = "weight of an edge that says sequence", source = "semantics §4", max = 1)
    double sequence,

    @Tunable(means = "factor of an edge seen often enough", source = "semantics §4", max = 1)
    double observed,

    @Tunable(
        means = "factor of an edge not seen often enough yet",
        source = "semantics §4",
        max = 1)
    double inferred,

    @Tunable(
        means = "factor of an edge written down and never seen",
        source = "semantics §4",
        max = 1)
    double template,

    @Tunable(
        means = "raw weight of the others from which an edge that runs did not show is inferred",
        source = "semantics §4")
    double inferredWeight,

    @Tunable(
        means = "contributors besides runs from which an edge is inferred whatever it weighs",
        source = "semantics §4",
        min = 1)
    long inferredSpeakers,

    @Tunable(
        means = "find_tools: nearness of a tool that is told to belong to one in use, per weight",
        source = "seed, tools and scoring: an edge is all the nearness there is",
        max = 1)
    double toldNearness) {
  public static final EdgePolicy DEFAULT = new EdgePolicy(1, 0.8, 0.7, 0.5, 1, 0.7, 0.5, 0.5, 2, 1);

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
