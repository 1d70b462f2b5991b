package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import java.util.List;

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
    List<String> tags,
    String rule) {

  Proposal proposal() {
    int from = line.text().codePointCount(0, start);
    int to = from + line.text().codePointCount(start, end);
    return new Proposal(kind, statement, List.of(new Quote(line.entry(), from, to)), tags, rule);
  }
}
