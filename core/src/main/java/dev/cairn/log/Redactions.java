package dev.cairn.log;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * What the receipts of a log allow to differ from what was written: rows with another payload, texts that are not there.
 * A receipt stands behind what it speaks of, so what differs is kept as a question until the log has been read to its end.
 */
public final class Redactions {
  private final Map<Long, Set<Erased.Redaction>> rows = new HashMap<>();
  private final Set<TextId> texts = new HashSet<>();
  private final Set<EntryId> entries = new HashSet<>();
  private final List<Question> questions = new ArrayList<>();

  /** Something that is a problem unless a receipt allows it. */
  private record Question(Object about, long position, String problem) {}

  /** Takes a receipt in; any other event is passed over. */
  public void read(LogEvent event) {
    if (event instanceof Erased receipt) {
      receipt
          .redactions()
          .forEach(each ->
              rows.computeIfAbsent(each.position(), it -> new HashSet<>()).add(each));
      texts.addAll(receipt.gone());
      entries.addAll(receipt.entries());
    }
  }

  /**
   * Whether a receipt says that this row lost words and is otherwise as it was.
   *
   * @param is the hash it would have by what stands in it now
   */
  public boolean allow(StoredEvent row, Bytes is) {
    return rows.getOrDefault(row.position(), Set.of())
        .contains(new Erased.Redaction(row.position(), row.hash(), is));
  }

  void changed(StoredEvent row, Bytes is, String problem) {
    Erased.Redaction asked = new Erased.Redaction(row.position(), row.hash(), is);
    questions.add(new Question(asked, row.position(), problem));
  }

  void missing(TextId text, long position, String problem) {
    questions.add(new Question(text, position, problem));
  }

  void missing(EntryId cited, long position, String problem) {
    questions.add(new Question(cited, position, problem));
  }

  /** What no receipt allows. */
  void problems(BiConsumer<Long, String> found) {
    questions.stream()
        .filter(question -> !isAllowed(question.about()))
        .forEach(question -> found.accept(question.position(), question.problem()));
  }

  private boolean isAllowed(Object about) {
    if (about instanceof Erased.Redaction asked) {
      return rows.getOrDefault(asked.position(), Set.of()).contains(asked);
    }
    return about instanceof TextId text
        ? texts.contains(text)
        : about instanceof EntryId entry && entries.contains(entry);
  }
}
