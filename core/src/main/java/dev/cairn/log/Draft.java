package dev.cairn.log;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** What one command wants to write, and the only place it gets the time and new ids from. */
public final class Draft {
  private static final int SALT_BYTES = 16;

  private final Ids ids;
  private final RandomGenerator random;
  private final Instant now;
  private final Bytes previous;
  private final List<Drafted> events = new ArrayList<>();
  private final Map<TextId, StoredText> texts = new HashMap<>();

  Draft(Ids ids, RandomGenerator random, Instant now, Bytes previous) {
    this.previous = previous;
    this.ids = ids;
    this.random = random;
    this.now = now;
  }

  /** When this will have been recorded; never before the last recorded event. */
  public Instant now() {
    return now;
  }

  /** The hash that what is drafted will continue. */
  public Bytes previous() {
    return previous;
  }

  /** A new id that sorts after all made before. */
  public String id(String prefix) {
    return ids.next(prefix, now);
  }

  /** A number by chance; whatever follows from it must be written down, or a replay would differ. */
  public long chance() {
    return random.nextLong();
  }

  /** Keeps a text beside the chain. */
  public TextRef text(String text) {
    StoredText stored = stored(text);
    texts.put(stored.id(), stored);
    return stored.ref();
  }

  public void add(LogEvent event) {
    events.add(new Drafted(ids.next(now), event));
  }

  /** A receipt, and what the store takes out with it. */
  public void erase(Erased receipt, Erased.Change change) {
    events.add(new Drafted(ids.next(now), receipt, change));
  }

  /** A text under a new name and salt, kept only with what {@link #erase} replaces. */
  public StoredText stored(String text) {
    byte[] salt = new byte[SALT_BYTES];
    random.nextBytes(salt);
    return new StoredText(new TextId(id("tx")), Bytes.of(salt), text);
  }

  /** Takes over an event of another log, with its id and its texts as they are. */
  public void adopt(UUID id, LogEvent event, List<StoredText> itsTexts) {
    events.add(new Drafted(id, event));
    itsTexts.forEach(text -> texts.put(text.id(), text));
  }

  /** Whether nothing is to be written. */
  public boolean isEmpty() {
    return events.isEmpty();
  }

  List<Drafted> events() {
    return events;
  }

  /** An event and the id it will have. */
  record Drafted(UUID id, LogEvent event, Erased.Change change) {
    Drafted(UUID id, LogEvent event) {
      this(id, event, Erased.Change.NONE);
    }
  }

  /** The texts an event owns, taken from this draft. */
  List<StoredText> textsOf(LogEvent event) {
    return event.texts().stream()
        .flatMap(ref -> Stream.ofNullable(texts.get(ref.id())))
        .toList();
  }
}
