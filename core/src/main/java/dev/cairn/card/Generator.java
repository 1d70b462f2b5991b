package dev.cairn.card;

import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.Role;
import java.util.List;

/**
 * Somebody who proposes what to keep of an episode: a language model behind an interface, or rules of one's
 * own. It decides nothing: what it proposes is judged like everything else, must cite the log word for word,
 * and can be taken out again by its name. Asked once per episode, outside all locks, before it is judged.
 */
public interface Generator {
  /** Under which its proposals can be retracted, such as {@code llm:gpt-5}. */
  String id();

  /** What is worth keeping of these lines; empty is a good answer. It may fail, and harms nobody by it. */
  List<Suggestion> propose(List<Spoken> lines);

  /** One line of an episode. The assistant's lines are context; they can prove nothing. */
  record Spoken(EntryId entry, Role role, String text) {}

  /** Something to keep, with the words that prove it. */
  record Suggestion(CardKind kind, String statement, List<Quoted> evidence) {}

  /** Words of an entry, as they stand there. */
  record Quoted(EntryId entry, String quote) {}
}
