package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import java.util.List;
import java.util.Optional;

/**
 * What a line suggests to be kept.
 *
 * @param scope where it holds, if its words say so; else where its episode takes place
 * @param rule the name of the rule that fired, for the ledger
 */
public record Proposal(
    CardKind kind,
    String statement,
    List<Quote> evidence,
    Optional<Scope> scope,
    List<String> tags,
    String rule) {
  public Proposal {
    evidence = List.copyOf(evidence);
    tags = List.copyOf(tags);
  }
}
