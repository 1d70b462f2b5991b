package dev.cairn.index;

import dev.cairn.episode.Episode;
import dev.cairn.formula.Bm25.Corpus;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the log into a place, event by event. Guarded by its {@link EntryIndex}. */
final class Feed {
  /** Events read at a time. */
  private static final int PAGE = 1_024;

  /** Texts are fetched together until they have this many code points: entries may be large. */
  private static final long FETCH_MAX = 4_194_304;

  private final LogSource source;
  private final Place place;
  private Mark mark;

  Feed(LogSource source, Place place) {
    this.source = source;
    this.place = place;
    this.mark = place.start();
  }

  Mark mark() {
    return mark;
  }

  /** Reads up to a head; false if the log is not the one that was read before. */
  boolean readTo(Head head) throws IOException {
    while (mark.position() < head.position()) {
      int limit = (int) Math.min(PAGE, head.position() - mark.position());
      List<LogSource.Read> page = source.read(mark.position() + 1, limit);
      if (page.isEmpty()) {
        return source.holds(mark);
      }
      if (!LogSource.follows(mark, page.get(0).event())) {
        return false;
      }
      add(page);
    }
    // A caller that looked at the log earlier may be behind; a log that is shorter was replaced.
    return head.hash().equals(mark.hash()) || source.holds(mark);
  }

  private void add(List<LogSource.Read> page) throws IOException {
    List<LogSource.Read> batch = new ArrayList<>();
    long size = 0;
    for (LogSource.Read read : page) {
      long next = read.entry().map(entry -> entry.text().codePoints()).orElse(0);
      if (size + next > FETCH_MAX) {
        addBatch(batch);
        batch.clear();
        size = 0;
      }
      batch.add(read);
      size += next;
    }
    addBatch(batch);
  }

  private void addBatch(List<LogSource.Read> batch) throws IOException {
    Map<TextId, StoredText> texts = source.texts(batch);
    for (LogSource.Read read : batch) {
      if (read.entry().isPresent()) {
        EntryLogged logged = read.entry().get();
        add(read, logged, Optional.ofNullable(texts.get(logged.text().id())));
      } else {
        mark = mark.past(read.event());
      }
    }
  }

  private void add(LogSource.Read read, EntryLogged logged, Optional<StoredText> text)
      throws IOException {
    Optional<Episode> episode = source.episodes().apply(logged.episode());
    Scope scope = episode.map(Episode::scope).orElse(Scope.GLOBAL);
    Entry entry = new Entry(logged, read.event().position(), scope);
    Legible legible = Legible.of(logged, text);
    Corpus soFar = plus(mark.corpus(), legible.words());
    place.writer().addDocument(Fields.document(entry, episode, legible, soFar));
    mark = mark.past(read.event(), entry, soFar);
  }

  /** Counts as Lucene does: words that stand on another add nothing to the length of a text. */
  private static Corpus plus(Corpus corpus, List<Token> words) {
    long length = words.stream().filter(word -> !word.stacked()).count();
    return new Corpus(corpus.texts() + (length == 0 ? 0 : 1), corpus.words() + length);
  }
}
