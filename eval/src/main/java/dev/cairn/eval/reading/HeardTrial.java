package dev.cairn.eval.reading;

import dev.cairn.Context;
import dev.cairn.eval.heard.HeardRow;
import dev.cairn.eval.heard.HeardRow.Span;
import dev.cairn.eval.suite.Measured;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.operation.Cited;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ReadCard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Says one turn to an empty memory and counts what was kept of it. */
final class HeardTrial {
  private final HeardRow row;
  private final List<Kept> kept = new ArrayList<>();
  private long suggested;

  /** A card and the chars of the turn it rests on. */
  private record Kept(CardKind kind, int start, int end) {
    boolean touches(Span span) {
      return span.overlaps(start, end);
    }
  }

  private HeardTrial(HeardRow row) {
    this.row = row;
  }

  static Measured of(HeardRow row, String set, Context memory) {
    HeardTrial trial = new HeardTrial(row);
    EndEpisode.Ledger ledger = new Told(memory).say(row.text());
    for (EndEpisode.Decision decision : ledger.decisions()) {
      trial.suggested += decision.decision().equals("suggested") ? 1 : 0;
      if (decision.decision().equals("admitted")) {
        decision.card().map(CardId::new).map(ReadCard::of).map(memory::read).ifPresent(trial::add);
      }
    }
    return trial.measured(set);
  }

  private void add(ReadCard.Answer card) {
    for (Cited cited : card.evidence()) {
      int start = row.text().offsetByCodePoints(0, cited.start());
      int end = row.text().offsetByCodePoints(start, cited.end() - cited.start());
      kept.add(new Kept(card.kind(), start, end));
    }
  }

  private Measured measured(String set) {
    List<Span> norms = row.spans().stream().filter(Span::isNorm).toList();
    List<Span> facts =
        row.spans().stream().filter(span -> span.label().equals("fact")).toList();
    List<Kept> keptNorms =
        kept.stream().filter(each -> each.kind().isNormative()).toList();
    List<Kept> keptFacts =
        kept.stream().filter(each -> each.kind() == CardKind.FACT).toList();
    Map<String, Double> values = new LinkedHashMap<>();
    if (!norms.isEmpty()) {
      boolean heard = norms.stream().anyMatch(span -> isHit(span, keptNorms));
      values.put("norm_recall_turn", heard ? 1.0 : 0);
      values.put("kept_or_suggested", heard || suggested > 0 ? 1.0 : 0);
    }
    if (row.spans().isEmpty()) {
      values.put("false_per_100", 100.0 * (keptNorms.size() + keptFacts.size()));
    }
    values.put("suggested_per_100", 100.0 * suggested);
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("norms", norms.size());
    details.put(
        "norms_hit", norms.stream().filter(span -> isHit(span, keptNorms)).count());
    details.put("kept_norms", keptNorms.size());
    details.put("kept_norms_right", right(keptNorms, norms));
    details.put("facts", facts.size());
    details.put(
        "facts_hit", facts.stream().filter(span -> isHit(span, keptFacts)).count());
    details.put("kept_facts", keptFacts.size());
    details.put("kept_facts_right", right(keptFacts, facts));
    List<Span> commitments =
        norms.stream().filter(span -> span.label().equals("commitment")).toList();
    details.put("commitments", commitments.size());
    details.put(
        "commitments_hit",
        commitments.stream().filter(span -> isHit(span, keptNorms)).count());
    details.put("kind_right", kindRight(keptNorms, norms));
    return new Measured(set, row.id(), row.unit(), groups(), values, details);
  }

  private static boolean isHit(Span span, List<Kept> cards) {
    return cards.stream().anyMatch(card -> card.touches(span));
  }

  private static long right(List<Kept> cards, List<Span> spans) {
    return cards.stream().filter(card -> spans.stream().anyMatch(card::touches)).count();
  }

  /** Taste and limit are told apart hardly by people either, so for statements both are right. */
  private long kindRight(List<Kept> cards, List<Span> norms) {
    boolean lenient = row.kind().equals("preference_statement");
    return cards.stream()
        .filter(card -> norms.stream()
            .filter(card::touches)
            .anyMatch(span -> card.kind().label().equals(span.label())
                || (lenient && !span.label().equals("commitment"))))
        .count();
  }

  private List<String> groups() {
    List<String> groups = new ArrayList<>(List.of(row.kind()));
    if (row.isLive()) {
      groups.add("live");
    }
    if (!row.language().equals("en")) {
      groups.add("lang_" + row.language());
    }
    return groups;
  }
}
