package dev.cairn.eval.heard;

import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Hearing;
import dev.cairn.text.sentence.ReadSentence;
import dev.cairn.text.sentence.ReadTurn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts what was heard in labelled turns, and works the figures out. */
public final class HeardFigures {
  /** A labelled row as it was read. */
  public record Heard(HeardRow row, ReadTurn read) {}

  private int turns;
  private int normTurns;
  private int normTurnsHeard;
  private int normTurnsNoticed;
  private int norms;
  private int normsHeard;
  private int keptNorms;
  private int rightNorms;
  private int rightKinds;
  private int emptyTurns;
  private int falses;
  private int facts;
  private int factsHeard;
  private int keptFacts;
  private int rightFacts;
  private int commitments;
  private int commitmentsHeard;
  private int suggestions;

  private HeardFigures() {}

  /** The figures by name, in a fixed order. A figure without cases is not there. */
  public static Map<String, Double> of(List<Heard> all) {
    HeardFigures figures = new HeardFigures();
    all.forEach(figures::count);
    return figures.map();
  }

  private void count(Heard heard) {
    HeardRow row = heard.row;
    turns++;
    boolean anyRight = false;
    boolean anyNoticed = false;
    for (ReadSentence sentence : heard.read.sentences()) {
      boolean norm = touches(row, sentence, true);
      anyNoticed |= norm && sentence.hearing() != Hearing.PASSED;
      suggestions += sentence.hearing() == Hearing.SUGGESTED ? 1 : 0;
      if (sentence.hearing() != Hearing.KEPT) {
        continue;
      }
      if (sentence.act().isNorm()) {
        keptNorms++;
        rightNorms += norm ? 1 : 0;
        rightKinds += norm && kindRight(row, sentence) ? 1 : 0;
        anyRight |= norm;
      } else if (sentence.act() == Act.FACT) {
        keptFacts++;
        rightFacts += touches(row, sentence, false) ? 1 : 0;
      }
      boolean card = sentence.act().isNorm() || sentence.act() == Act.FACT;
      falses += row.spans().isEmpty() && card ? 1 : 0;
    }
    emptyTurns += row.spans().isEmpty() ? 1 : 0;
    if (row.hasNorm()) {
      normTurns++;
      normTurnsHeard += anyRight ? 1 : 0;
      normTurnsNoticed += anyNoticed ? 1 : 0;
    }
    row.spans().forEach(span -> count(span, heard.read));
  }

  private void count(HeardRow.Span span, ReadTurn read) {
    boolean heard = read.sentences().stream()
        .anyMatch(each -> each.hearing() == Hearing.KEPT
            && span.overlaps(each.start(), each.end())
            && (span.isNorm() ? each.act().isNorm() : each.act() == Act.FACT));
    if (span.isNorm()) {
      norms++;
      normsHeard += heard ? 1 : 0;
    } else {
      facts++;
      factsHeard += heard ? 1 : 0;
    }
    if (span.label().equals("commitment")) {
      commitments++;
      commitmentsHeard += heard ? 1 : 0;
    }
  }

  private static boolean touches(HeardRow row, ReadSentence sentence, boolean norm) {
    return row.spans().stream()
        .anyMatch(span -> span.isNorm() == norm && span.overlaps(sentence.start(), sentence.end()));
  }

  private static boolean kindRight(HeardRow row, ReadSentence sentence) {
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

  private Map<String, Double> map() {
    Map<String, Double> map = new LinkedHashMap<>();
    put(map, "norm_recall_turn", normTurnsHeard, normTurns);
    put(map, "norm_recall_span", normsHeard, norms);
    put(map, "norm_precision", rightNorms, keptNorms);
    put(map, "false_per_100", 100 * falses, emptyTurns);
    put(map, "fact_recall", factsHeard, facts);
    put(map, "fact_precision", rightFacts, keptFacts);
    put(map, "kind_right", rightKinds, rightNorms);
    put(map, "commitment_recall", commitmentsHeard, commitments);
    put(map, "kept_or_suggested", normTurnsNoticed, normTurns);
    put(map, "suggested_per_100", 100 * suggestions, turns);
    return map;
  }

  private static void put(Map<String, Double> map, String name, int count, int of) {
    if (of > 0) {
      map.put(name, (double) count / of);
    }
  }
}
