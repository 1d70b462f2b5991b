package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import java.util.List;

/**
 * What a line suggests to be kept.
 *
 * @param rule the name of the rule that fired, for the ledger
 */
public record Proposal(
    CardKind kind, String statement, List<Quote> evidence, List<String> tags, String rule) {
  public Proposal {
    evidence = List.copyOf(evidence);
    tags = List.copyOf(tags);
  }
}
