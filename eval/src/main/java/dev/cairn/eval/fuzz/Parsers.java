package dev.cairn.eval.fuzz;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventCodec;
import dev.cairn.log.transfer.LogReader;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.operation.Registry;
import dev.cairn.text.Readers;
import dev.cairn.text.secret.SecretScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

/** What the targets parse with: made once, as a process under test would. */
final class Parsers {
  static final Readers READERS = Readers.shipped();
  static final SecretScanner SCANNER = new SecretScanner();

  private static final ContextName CONTEXT = new ContextName("fuzz");
  private static final EventCodec CODEC = new EventCodec();

  private Parsers() {}

  /** In memory, and the same for every run: what was called before is part of the input. */
  private static final class Memory {
    private static final LocalBackend BACKEND = new LocalBackend(
        Cairn.open(Settings.inMemory().random(new SplittableRandom(1))), new Registry());
  }

  /** The name of an operation, a space, and its request. */
  static void call(String text) {
    int space = Math.max(0, text.indexOf(' '));
    Memory.BACKEND.call(
        text.substring(0, space), CONTEXT, text.substring(space).getBytes(StandardCharsets.UTF_8));
  }

  static void importLog(String text) {
    try {
      Path file = Files.createTempFile("fuzz", ".jsonl");
      try {
        Files.writeString(file, text);
        new LogReader(file, CODEC).check((done, of) -> {});
      } finally {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Only a log that is read may be damaged; of anything else it would be a fault of ours. */
  static void mayBeCorrupt(FuzzTarget target, CairnException said) {
    if (target != FuzzTarget.IMPORT) {
      throw said;
    }
  }
}
