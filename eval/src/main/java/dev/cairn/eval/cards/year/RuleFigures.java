package dev.cairn.eval.cards.year;

import dev.cairn.eval.cards.year.Saying.Act;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.log.CardKind;
import dev.cairn.log.EvidenceRef;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Whether rules are kept as they were said, and let go when they are taken back. */
final class RuleFigures {
  private static final double HELD = 0.95;

  private final Seen seen;

  RuleFigures(Seen seen) {
    this.seen = seen;
  }

  Tally rules() {
    Tally tally = new Tally("rules");
    held(tally);
    List<Held> normative =
        seen.cards().stream().filter(held -> held.kind().isNormative()).toList();
    tally.share(
        Figure.ALL,
        "precision",
        "normative cards that rest on a planted rule",
        normative,
        Held::isPlantedRule);
    tally.count(
        "tool or document",
        "cards",
        "normative cards from what tools and documents say",
        normative.stream().filter(RuleFigures::isForeign).toList().size(),
        normative.size(),
        Goal.atMost(0));
    tally.count(
        "pasted",
        "cards",
        "normative cards from what the user pasted",
        normative.stream().filter(RuleFigures::isPasted).toList().size(),
        normative.size(),
        Goal.atMost(0));
    return tally;
  }

  private void held(Tally tally) {
    List<Kept> said =
        seen.kept().stream().filter(it -> it.saying().act() != Act.REPEATED).toList();
    tally.share(
        Figure.ALL,
        "held",
        "planted rules that a card in force cites when the episode ends",
        said,
        Kept::atOnce,
        Goal.atLeast(HELD));
    for (CardKind kind : List.of(CardKind.PREFERENCE, CardKind.CONSTRAINT, CardKind.COMMITMENT)) {
      List<Kept> ofKind = said.stream().filter(it -> it.saying().kind() == kind).toList();
      tally.share(kind.label(), "held", "of these", ofKind, Kept::atOnce);
    }
    tally.share(
        "reversals",
        "held",
        "sentences that take a rule back, held as the new rule",
        said.stream().filter(it -> it.saying().act() == Act.REVERSED).toList(),
        Kept::atOnce);
    tally.share(
        "at the end",
        "held",
        "rules that stand at the end of the year and are in force",
        standing(),
        this::isHeldNow,
        Goal.atLeast(HELD));
    tally.share(
        Figure.ALL,
        "kind_right",
        "held as the kind that was planted",
        said.stream().filter(Kept::atOnce).toList(),
        Kept::kindRight);
  }

  /** The last word on each rule. */
  private List<Saying> standing() {
    Map<Integer, Saying> last = new TreeMap<>();
    seen.year().sayings().stream()
        .filter(saying -> saying.act() != Act.REPEATED)
        .forEach(saying -> last.put(saying.rule(), saying));
    return List.copyOf(last.values());
  }

  private boolean isHeldNow(Saying saying) {
    return seen.cards().stream()
        .anyMatch(held -> held.inForce()
            && held.kind().isNormative()
            && (saying.act() == Act.REVERSED
                ? held.restsOn(saying)
                : held.isOfRule(saying.rule())));
  }

  private static boolean isForeign(Held held) {
    return held.card().evidence().stream()
            .anyMatch(cited -> cited.kind() != EvidenceRef.Kind.USER_SPAN)
        || held.origins().stream()
            .anyMatch(
                origin -> origin instanceof Origin.OfNoise noise && !noise.who().equals("user"));
  }

  private static boolean isPasted(Held held) {
    return held.origins().stream()
        .anyMatch(origin -> origin instanceof Origin.OfNoise noise
            && noise.section().filter("pasted"::equals).isPresent());
  }

  Tally reversals() {
    Tally tally = new Tally("reversals");
    List<Kept> all =
        seen.kept().stream().filter(it -> it.reversal().isPresent()).toList();
    tally.share(
        Figure.ALL,
        "honoured",
        "old card not in force and new one in force, when the episode ends",
        all,
        Kept::isHonoured,
        Goal.atLeast(1));
    tally.share(
        "both understood",
        "honoured",
        "of those whose old and new words each made a card",
        all.stream()
            .filter(it -> it.atOnce() && it.reversal().orElseThrow().oldHeld())
            .toList(),
        Kept::isHonoured,
        Goal.atLeast(1));
    List<Shown.Line> lines = seen.lines();
    tally.count(
        Figure.ALL,
        "stale_lines",
        "lines of packs with a rule taken back before",
        lines.stream().filter(Shown.Line::stale).toList().size(),
        lines.size(),
        Goal.atMost(0));
    return tally;
  }
}
