package dev.cairn.search;

import dev.cairn.formula.TurnLength;
import dev.cairn.index.Found;
import dev.cairn.policy.RankPolicy;
import java.util.List;
import java.util.function.Predicate;

/**
 * What can be told of candidates as turns of a talk. Small talk is brief, and a question seldom holds its
 * answer, where people with names talk.
 */
final class TurnSignals {
  private final List<Found.Candidate> all;
  private final RankPolicy rank;

  TurnSignals(List<Found.Candidate> all, RankPolicy rank) {
    this.all = all;
    this.rank = rank;
  }

  /** After the signals of words, which say whether a candidate has any of the query. */
  void addTo(Signals signals) {
    addFlag(signals, Signal.SPEAKER, Found.Candidate::namesSpeaker);
    addFlag(
        signals,
        Signal.ENDS_ASKING,
        each -> each.shape().named() && each.shape().endsAsking());
    addFlag(signals, Signal.ANSWERS, each -> each.shape().named() && isAsked(each));
    addFlag(signals, Signal.USER, each -> each.shape().byUser());
    signals.add(Signal.SUBSTANCE, i -> substance(all.get(i)));
    double[] coverage = signals.of(Signal.COVERAGE);
    signals.add(Signal.TERSE, i -> terseness(all.get(i), coverage[i]));
    signals.add(
        Signal.LENGTHY, i -> TurnLength.lengthiness(all.get(i).length(), rank.lengthyWords()));
  }

  private void addFlag(Signals signals, Signal signal, Predicate<Found.Candidate> flag) {
    signals.add(signal, i -> flag.test(all.get(i)) ? 1 : 0);
  }

  private boolean isAsked(Found.Candidate each) {
    return each.before() >= 0 && all.get(each.before()).shape().endsAsking();
  }

  private static double substance(Found.Candidate each) {
    return each.shape().named() ? TurnLength.substance(each.substance()) : 0;
  }

  /** What has nothing of the query in it gains nothing by being short. */
  private double terseness(Found.Candidate each, double coverage) {
    boolean found = coverage > 0 || each.meaning().isPresent();
    boolean plainUser = each.shape().byUser() && !each.shape().named();
    return found && plainUser ? TurnLength.terseness(each.length(), rank.terseWords()) : 0;
  }
}
