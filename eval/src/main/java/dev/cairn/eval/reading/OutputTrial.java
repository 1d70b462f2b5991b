package dev.cairn.eval.reading;

import dev.cairn.Context;
import dev.cairn.eval.outputs.OutputRow;
import dev.cairn.eval.suite.Measured;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.operation.Cited;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ReadCard;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prints an output of which nobody says how it went, and looks whether a failure was learned. */
final class OutputTrial {
  private OutputTrial() {}

  static Measured of(OutputRow row, Context memory) {
    // Of what printed nothing nothing is logged.
    List<EndEpisode.Decision> decisions = row.output().text().isBlank()
        ? List.of()
        : new Told(memory)
            .print(row.output().tool(), row.output().command(), row.output().text())
            .decisions();
    Optional<ReadCard.Answer> failure = decisions.stream()
        .filter(decision -> decision.decision().equals("admitted"))
        .flatMap(decision -> decision.card().stream())
        .map(card -> memory.read(ReadCard.of(new CardId(card))))
        .filter(card -> card.kind() == CardKind.NEGATIVE_RESULT)
        .findFirst();
    Map<String, Double> values = new LinkedHashMap<>();
    if (row.output().failed()) {
      values.put("failure_recall", failure.isPresent() ? 1.0 : 0);
      boolean quotable = failure.isPresent() && !row.output().quote().isBlank();
      if (quotable) {
        values.put("line_right", isRight(failure.get(), row.output().quote()) ? 1.0 : 0);
      }
    } else {
      values.put("false_alarm", failure.isPresent() ? 1.0 : 0);
    }
    return new Measured(OutputRow.SET, row.id(), row.source(), List.of(), values, Map.of());
  }

  private static boolean isRight(ReadCard.Answer failure, String quote) {
    return failure.evidence().stream()
        .map(Cited::quote)
        .anyMatch(line -> line.contains(quote.strip()) || quote.contains(line.strip()));
  }
}
