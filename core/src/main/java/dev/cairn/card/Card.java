package dev.cairn.card;

import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Something that was learned, with all that speaks for it and against it. Never changes: events make a new
 * one of it.
 *
 * @param supersedes the card it took the place of
 * @param exceptionTo the rule it takes a case out of
 * @param history positions of the events that made it what it is
 */
public record Card(
    CardId id,
    Content content,
    Proof proof,
    Use use,
    Optional<CardId> supersedes,
    Optional<CardId> exceptionTo,
    Optional<Retirement> retired,
    boolean archived,
    List<Long> history) {

  public CardKind kind() {
    return content.kind();
  }

  public Scope scope() {
    return content.scope();
  }

  /** Whether it counts towards budgets and may come into a pack, doubted or not. */
  public boolean inForce() {
    return retired.isEmpty() && !archived;
  }

  Card with(Content other, long position) {
    return new Card(
        id, other, proof, use, supersedes, exceptionTo, retired, archived, history(position));
  }

  Card with(Proof other, long position) {
    return new Card(
        id, content, other, use, supersedes, exceptionTo, retired, archived, history(position));
  }

  /** Being shown is no history: it changes nothing of what the card says. */
  Card with(Use other) {
    return new Card(id, content, proof, other, supersedes, exceptionTo, retired, archived, history);
  }

  Card retire(Retirement why) {
    return new Card(
        id,
        content,
        proof,
        use,
        supersedes,
        exceptionTo,
        Optional.of(why),
        archived,
        history(why.position()));
  }

  Card shelve(boolean away, long position) {
    return new Card(
        id, content, proof, use, supersedes, exceptionTo, retired, away, history(position));
  }

  private List<Long> history(long position) {
    if (!history.isEmpty() && history.get(history.size() - 1) == position) {
      return history;
    }
    List<Long> longer = new ArrayList<>(history);
    longer.add(position);
    return longer;
  }
}
