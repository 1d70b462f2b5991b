package dev.cairn.card.keep;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.operation.ReadGates;
import dev.cairn.operation.ReadGates.Figure;
import dev.cairn.operation.ReadGates.Gate;
import dev.cairn.policy.GatePolicy;
import java.util.List;

/** Whether success could be attributed more finely than by episode, and if not, what is in the way. */
public final class Gates {
  private final Tally tally;
  private final GatePolicy policy;

  public Gates(Tally tally, GatePolicy policy) {
    this.tally = tally;
    this.policy = policy;
  }

  public ReadGates.Answer answer(long position) {
    Gate stability = stability();
    Gate bounded = boundedness();
    Gate plateau = plateau();
    Gate volume = volume();
    boolean ready = stability.open() && bounded.open() && plateau.open() && volume.open();
    return new ReadGates.Answer(stability, bounded, plateau, volume, ready, position);
  }

  private Gate stability() {
    Explanation episodes = count(tally.judged(), "episodes with a pack and an outcome");
    Explanation precision = share(
        "precision", tally.good(), "that turned out well, uncorrected", tally.judged(), "episodes");
    Explanation corrections = share(
        "corrections", tally.corrected(), "corrected by the user", tally.packed(), "with a pack");
    return gate(
        "packs help when they are shown, and the user rarely has to correct",
        atLeast("episodes", episodes, (double) policy.episodesMin()),
        atLeast("precision", precision, policy.precisionMin()),
        atMost("corrections", corrections, policy.correctionsMax()));
  }

  private Gate boundedness() {
    Explanation growth = Explanation.sum(
        "net growth in " + policy.windowDays() + " days",
        count(tally.activeNow(), "active cards now"),
        Explanation.leaf((double) -tally.activeThen(), "less those before"));
    double most =
        Math.max(policy.growthMax(), policy.growthShareMax() * (double) tally.activeThen());
    return gate(
        "the store of active cards has stopped growing", atMost("net_growth", growth, most));
  }

  private Gate plateau() {
    Explanation change = Explanation.sum(
        "change of mean utility in " + policy.windowDays() + " days",
        Explanation.leaf(tally.utilityNow(), "mean utility of credited tactics now"),
        Explanation.leaf(-tally.utilityThen(), "less that before"));
    Explanation size = Explanation.of(
        Op.MAX,
        "size of the change",
        List.of(change, Explanation.leaf(-change.value(), "the other way round")));
    return gate(
        "tactics have been credited and no longer improve by it",
        atLeast("tactics", count(tally.tacticsCredited(), "tactics with credit"), 1),
        atMost("utility_change", size, policy.plateauMax()));
  }

  private Gate volume() {
    return gate(
        "there is enough use to learn from",
        atLeast(
            "episodes_per_week",
            count(tally.weekEpisodes(), "episodes begun in the last 7 days"),
            (double) policy.weekEpisodesMin()),
        atLeast("events_per_week", count(tally.weekEvents(), "events of the last 7 days"), (double)
            policy.weekEventsMin()));
  }

  private static Gate gate(String means, Figure... figures) {
    List<Figure> all = List.of(figures);
    List<String> lacking =
        all.stream().filter(figure -> !figure.holds()).map(Figure::name).toList();
    return new Gate(
        lacking.isEmpty(),
        all,
        lacking.isEmpty()
            ? means
            : "not yet: " + means + "; short in " + String.join(", ", lacking));
  }

  private static Explanation count(long value, String because) {
    return Explanation.leaf((double) value, because);
  }

  /** No cases: nothing is known, and nothing is claimed. */
  private static Explanation share(String name, long part, String what, long whole, String ofWhat) {
    return whole == 0
        ? Explanation.leaf(0, name + ": no cases yet")
        : Explanation.quotient(name, count(part, what), count(whole, ofWhat));
  }

  private static Figure atLeast(String name, Explanation value, double least) {
    return new Figure(name, value.value(), "at least " + least, value.value() >= least, value);
  }

  private static Figure atMost(String name, Explanation value, double most) {
    return new Figure(name, value.value(), "at most " + most, value.value() <= most, value);
  }
}
