package dev.cairn.eval.heard;

import dev.cairn.eval.suite.Shares;
import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Hearing;
import dev.cairn.text.sentence.ReadSentence;
import dev.cairn.text.sentence.ReadTurn;
import java.util.List;
import java.util.function.Predicate;

/** Counts what was heard in one labelled turn. */
final class HeardFigures {
  private static final double PER_HUNDRED = 100;

  private final HeardRow row;
  private final List<ReadSentence> sentences;
  private final List<ReadSentence> norms;
  private final List<ReadSentence> facts;

  /** A labelled row as it was read. */
  record Heard(HeardRow row, ReadTurn read) {}

  private HeardFigures(Heard heard) {
    this.row = heard.row;
    this.sentences = heard.read.sentences();
    this.norms = kept(Act::isNorm);
    this.facts = kept(act -> act == Act.FACT);
  }

  private List<ReadSentence> kept(Predicate<Act> acts) {
    return sentences.stream()
        .filter(each -> each.hearing() == Hearing.KEPT && acts.test(each.act()))
        .toList();
  }

  /** Adds the counts of a turn, which is a unit of its own. */
  static void add(Heard heard, String group, Shares shares) {
    new HeardFigures(heard)
        .count((metric, part, whole) -> shares.add(group, metric, heard.row.id(), part, whole));
  }

  @FunctionalInterface
  private interface Counter {
    void add(String metric, double part, double whole);
  }

  private void count(Counter counter) {
    double turn = row.hasNorm() ? 1 : 0;
    double right = count(norms, each -> touches(each, true));
    counter.add("norm_recall_turn", right > 0 ? turn : 0, turn);
    spans(counter, "norm_recall_span", HeardRow.Span::isNorm, norms);
    counter.add("norm_precision", right, norms.size());
    double falses = norms.size() + facts.size();
    counter.add("false_per_100", PER_HUNDRED * falses, row.spans().isEmpty() ? 1 : 0);
    spans(counter, "fact_recall", span -> !span.isNorm(), facts);
    counter.add("fact_precision", count(facts, each -> touches(each, false)), facts.size());
    counter.add("kind_right", count(norms, this::isKindRight), right);
    spans(counter, "commitment_recall", span -> span.label().equals("commitment"), norms);
    boolean noticed = sentences.stream()
        .anyMatch(each -> each.hearing() != Hearing.PASSED && touches(each, true));
    counter.add("kept_or_suggested", noticed ? turn : 0, turn);
    double suggested = count(sentences, each -> each.hearing() == Hearing.SUGGESTED);
    counter.add("suggested_per_100", PER_HUNDRED * suggested, 1);
  }

  private void spans(
      Counter counter, String metric, Predicate<HeardRow.Span> of, List<ReadSentence> kept) {
    List<HeardRow.Span> some = row.spans().stream().filter(of).toList();
    double heard = count(
        some, span -> kept.stream().anyMatch(each -> span.overlaps(each.start(), each.end())));
    counter.add(metric, heard, some.size());
  }

  private static <T> double count(List<T> all, Predicate<T> which) {
    return (double) all.stream().filter(which).count();
  }

  private boolean touches(ReadSentence sentence, boolean norm) {
    return row.spans().stream()
        .anyMatch(span -> span.isNorm() == norm && span.overlaps(sentence.start(), sentence.end()));
  }

  /** Taste and limit are told apart hardly by people either, so for statements both are right. */
  private boolean isKindRight(ReadSentence sentence) {
    boolean lenient = row.kind().equals("preference_statement");
    String kind =
        switch (sentence.act()) {
          case MUST, MUST_NOT -> "constraint";
          case PREFERENCE -> "preference";
          default -> "commitment";
        };
    return row.spans().stream()
        .filter(span -> span.isNorm() && span.overlaps(sentence.start(), sentence.end()))
        .anyMatch(span -> span.label().equals(kind)
            || (lenient && !kind.equals("commitment") && !span.label().equals("commitment")));
  }
}
