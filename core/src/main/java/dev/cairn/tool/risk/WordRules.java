package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.policy.RiskPolicy;
import dev.cairn.tool.risk.RiskAssessment.Reason;
import dev.cairn.tool.risk.RiskAssessment.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whole words of name, description and schema. Two questions are asked: does it change anything, and if it
 * does, is there enough harm in what it says? The first is a matter of what the name and the description lead
 * with, the second a sum of points.
 */
final class WordRules implements RiskRules {
  /** What is there already becomes something else, and the old is gone unless somebody kept it. */
  private static final Set<String> MUTATES =
      Set.of("update", "edit", "modify", "set", "replace", "move", "transition", "change", "alter");

  /** Harmless, unless the caller's own code is what they are given. */
  private static final Set<String> TAKES_CODE = Set.of("query", "evaluate", "run", "execute");

  private final RiskPolicy policy;

  WordRules(RiskPolicy policy) {
    this.policy = policy;
  }

  @Override
  public RiskAssessment judge(ToolText tool) {
    int most = (int) policy.descriptionMax();
    String named = head(tool.name(), most);
    String described = head(tool.description(), most);
    DescriptionReading said = DescriptionReading.of(described);
    NameReading name = NameReading.of(named, said.isFree());
    Optional<Verb> offered =
        SchemaReading.worst(tool.inputSchema(), (int) policy.schemaValuesMax());
    List<Reason> reasons = new ArrayList<>(harm(name, said, offered));
    double points = reasons.stream().mapToDouble(Reason::weight).sum();
    verbs(name, said, reasons);
    boolean safe = !changes(name, said, offered);
    Risk risk =
        safe ? Risk.SAFE : points >= policy.dangerousFrom() ? Risk.DANGEROUS : Risk.MODERATE;
    Optional<Reason> disguise = disguise(named, "name", Risk.DANGEROUS)
        .or(() -> disguise(described, "description", Risk.MODERATE));
    disguise.ifPresent(reasons::add);
    if (reasons.isEmpty()) {
      Reason nothing = new Reason("no verb is known", "name", Risk.MODERATE, 0);
      return new RiskAssessment(Risk.MODERATE, Source.DEFAULT, List.of(nothing));
    }
    Risk least = disguise.map(Reason::risk).orElse(Risk.SAFE);
    return new RiskAssessment(risk.worse(least), Source.RULE, reasons);
  }

  /** Whether it does more than look. What cannot be told counts as a change. */
  private static boolean changes(
      NameReading name, DescriptionReading said, Optional<Verb> offered) {
    Optional<VerbKind> named = name.sure() ? name.verb().map(Verb::kind) : Optional.empty();
    boolean nameLooks = named.equals(Optional.of(VerbKind.LOOK));
    if ((named.isPresent() && !nameLooks)
        || said.first().stream().anyMatch(VerbKind::takesAway)
        || said.beside().stream().anyMatch(WordRules::isChange)
        || (!nameLooks
            && !said.signs().contains(Sign.READ_ONLY)
            && said.later().stream().anyMatch(VerbKind::takesAway))
        || offered.filter(verb -> verb.kind() != VerbKind.LOOK).isPresent()
        || takesCode(name, said)) {
      return true;
    }
    if (said.lead().isEmpty()) {
      return !nameLooks || (isNounToo(name) && !said.isEmpty());
    }
    VerbKind lead = said.lead().get().kind();
    return switch (lead.risk()) {
      // Name and description must both look: the one without the other is too often a click or a
      // tick.
      case SAFE ->
        !nameLooks
            && (!said.signs().contains(Sign.READ_ONLY)
                || said.first().stream().anyMatch(WordRules::isChange));
      case MODERATE -> !(nameLooks && name.leads() && !isNounToo(name));
      case DANGEROUS ->
        !(lead == VerbKind.ANYTHING && nameLooks && said.signs().contains(Sign.READ_ONLY));
    };
  }

  /** Then the name may speak of a test or a review that something is done to. */
  private static boolean isNounToo(NameReading name) {
    return name.verb().filter(Verb::nounToo).isPresent();
  }

  private static boolean isChange(VerbKind kind) {
    return kind != VerbKind.LOOK;
  }

  private static boolean takesCode(NameReading name, DescriptionReading said) {
    return said.isFree()
        && !said.signs().contains(Sign.READ_ONLY)
        && (name.verb().filter(WordRules::canTakeCode).isPresent()
            || said.lead().filter(WordRules::canTakeCode).isPresent());
  }

  private static boolean canTakeCode(Verb verb) {
    return TAKES_CODE.contains(verb.word());
  }

  private List<Reason> harm(NameReading name, DescriptionReading said, Optional<Verb> offered) {
    List<Reason> harm = new ArrayList<>();
    boolean leadLooks = said.lead().filter(verb -> verb.kind() == VerbKind.LOOK).isPresent();
    name.verb().ifPresent(verb -> {
      if (verb.kind().isHarm() && (name.sure() || !leadLooks)) {
        harm.add(reason(verb, "name", name.sure() ? policy.nameHarm() : policy.nameHarmNoun()));
      } else if (verb.kind() == VerbKind.ANYTHING && (name.sure() || !leadLooks)) {
        harm.add(reason(verb, "name", policy.nameAnything()));
      }
    });
    said.lead().ifPresent(verb -> lead(verb).ifPresent(harm::add));
    takenAway(said.first(), "the first sentence", policy.firstSentence()).ifPresent(harm::add);
    takenAway(said.later(), "a list", policy.laterList()).ifPresent(harm::add);
    offered
        .filter(verb -> verb.kind().isHarm())
        .ifPresent(verb -> harm.add(reason(verb, "schema", policy.schemaAction())));
    for (Sign sign : said.signs()) {
      if (sign.points(policy) > 0) {
        harm.add(new Reason(sign.says(), "description", Risk.DANGEROUS, sign.points(policy)));
      }
    }
    return harm;
  }

  private Optional<Reason> lead(Verb verb) {
    if (verb.kind().isHarm()) {
      return Optional.of(reason(verb, "description", policy.leadHarm()));
    }
    if (verb.kind() == VerbKind.ANYTHING) {
      return Optional.of(reason(verb, "description", policy.leadAnything()));
    }
    return MUTATES.contains(verb.word())
        ? Optional.of(reason(verb, "description", policy.leadMutates()))
        : Optional.empty();
  }

  private static Optional<Reason> takenAway(Set<VerbKind> kinds, String where, double points) {
    return kinds.stream()
        .filter(VerbKind::takesAway)
        .findFirst()
        .map(kind -> new Reason(
            where + " says that it " + kind.says(), "description", Risk.DANGEROUS, points));
  }

  /** Verbs that give no points still say what the tool does. */
  private static void verbs(NameReading name, DescriptionReading said, List<Reason> reasons) {
    name.verb()
        .filter(verb -> reasons.stream().noneMatch(it -> it.where().equals("name")))
        .ifPresent(verb -> reasons.add(reason(verb, "name", 0)));
    said.lead()
        .map(verb -> reason(verb, "description", 0))
        .filter(it -> reasons.stream()
            .noneMatch(known -> known.what().equals(it.what()) && known.where().equals(it.where())))
        .ifPresent(reasons::add);
    if (said.signs().contains(Sign.READ_ONLY)) {
      reasons.add(new Reason(Sign.READ_ONLY.says(), "description", Risk.SAFE, 0));
    }
  }

  /** No tool needs more to say what it does; whoever writes more must not be able to hold us up. */
  private static String head(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most);
  }

  /** A name is short: nobody writes it in two scripts by chance. A description may quote another's words. */
  private static Optional<Reason> disguise(String text, String where, Risk risk) {
    return Spelling.mixed(text)
        .map(word -> new Reason("'" + word + "' mixes scripts that look alike", where, risk, 0));
  }

  private static Reason reason(Verb verb, String where, double points) {
    String what = "'" + verb.word() + "': it " + verb.kind().says();
    return new Reason(what, where, verb.kind().risk(), points);
  }
}
