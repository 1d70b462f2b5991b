package dev.cairn.store.sqlite;

import static dev.cairn.log.EventLogContractSamples.all;
import static dev.cairn.log.EventLogContractSamples.assertChained;

import dev.cairn.log.ContextName;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the writer processes left behind. */
final class SharedLog {
  private static final ContextName CONTEXT = new ContextName(WriterProcess.CONTEXT);

  private SharedLog() {}

  /** The first word of every text in the log, in order, after checking chain and texts. */
  static List<String> words(Path file) {
    try (EventLog log = SqliteEventLog.open(file, SqliteOptions.DEFAULT)) {
      assertChained(log, CONTEXT);
      List<String> words = new ArrayList<>();
      EventCodec codec = new EventCodec();
      for (StoredEvent event : all(log, CONTEXT)) {
        TextRef ref = ((EntryLogged) codec.decode(event).event()).text();
        Map<?, StoredText> texts = log.texts(CONTEXT, Set.of(ref.id()));
        String text = ref.resolve(texts.get(ref.id()));
        words.add(text.substring(0, text.indexOf(' ')));
      }
      return words;
    }
  }
}
