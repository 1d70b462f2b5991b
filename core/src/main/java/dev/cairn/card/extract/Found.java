package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import java.util.List;
import java.util.Optional;

/**
 * A proposal whose place is still counted in chars, which is cheap; only those that are proposed have their
 * code points counted.
 */
record Found(
    CardKind kind,
    String statement,
    Line line,
    int start,
    int end,
    Optional<Scope> scope,
    List<String> tags,
    String rule) {

  /** Something that holds where its episode takes place. */
  static Found here(
      CardKind kind,
      String statement,
      Line line,
      int start,
      int end,
      List<String> tags,
      String rule) {
    return new Found(kind, statement, line, start, end, Optional.empty(), tags, rule);
  }

  Proposal proposal() {
    int from = line.text().codePointCount(0, start);
    int to = from + line.text().codePointCount(start, end);
    Quote quote = new Quote(line.entry(), from, to);
    return new Proposal(kind, statement, List.of(quote), scope, tags, rule);
  }
}
