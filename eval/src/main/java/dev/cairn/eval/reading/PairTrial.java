package dev.cairn.eval.reading;

import dev.cairn.Context;
import dev.cairn.eval.pairs.PairRow;
import dev.cairn.eval.suite.Measured;
import dev.cairn.log.CardKind;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ReadCard;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Stores an earlier rule, says the later sentence weeks after, and looks what became of both. */
final class PairTrial {
  private PairTrial() {}

  /** What became of a rule and of what was said later. */
  private record Outcome(boolean stored, boolean superseded, boolean merged, boolean added) {}

  private static Outcome of(String earlier, String later, Context memory) {
    Told told = new Told(memory);
    Told.Stored rule = told.store(CardKind.CONSTRAINT, earlier);
    EndEpisode.Ledger ledger = told.say(later);
    boolean superseded = rule.cards().stream()
        .map(card -> memory.read(ReadCard.of(card)).status())
        .anyMatch("superseded"::equals);
    return new Outcome(
        !rule.cards().isEmpty(), superseded, ledger.merged() > 0, ledger.admitted() > 0);
  }

  static Measured of(PairRow row, String id, List<String> foreign, Trials trials) {
    Outcome own = trials.in(memory -> of(row.earlier(), row.later(), memory));
    Map<String, Double> values = new LinkedHashMap<>();
    values.put("stored", own.stored() ? 1.0 : 0);
    boolean survives = own.stored() && !own.superseded();
    switch (row.effect()) {
      case REVERSES, REPLACES_VALUE -> values.put("supersede_recall", own.superseded() ? 1.0 : 0);
      case SAME -> values.put("same_merged", survives && own.merged() ? 1.0 : 0);
      case ADDS -> values.put("adds_kept", survives && own.added() && !own.merged() ? 1.0 : 0);
      case EXCEPTION ->
        values.put("exception_kept", survives && own.added() && !own.merged() ? 1.0 : 0);
      case UNRELATED -> values.put("unrelated_untouched", survives && !own.merged() ? 1.0 : 0);
    }
    for (String rule : foreign) {
      boolean taken = trials.in(memory -> of(rule, row.later(), memory)).superseded();
      values.merge("foreign_superseded", (taken ? 1.0 : 0) / foreign.size(), Double::sum);
    }
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("superseded", own.superseded() ? 1 : 0);
    details.put("superseded_right", own.superseded() && row.supersedes() ? 1 : 0);
    String label = row.effect().name().toLowerCase(Locale.ROOT);
    List<String> groups = row.doubt() ? List.of(label) : List.of(label, "strict");
    return new Measured(PairRow.SET, id, row.source(), groups, values, details);
  }
}
