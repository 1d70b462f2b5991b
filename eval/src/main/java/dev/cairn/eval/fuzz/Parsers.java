package dev.cairn.eval.fuzz;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.Bytes;
import dev.cairn.log.CardId;
import dev.cairn.log.ContextName;
import dev.cairn.log.EntryId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.ToolId;
import dev.cairn.log.Via;
import dev.cairn.log.transfer.LogReader;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.mcp.HttpMcp;
import dev.cairn.server.mcp.Protocol;
import dev.cairn.server.mcp.memory.MemoryOffer;
import dev.cairn.server.mcp.memory.Toolset;
import dev.cairn.server.operation.Access;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.operation.Registry;
import dev.cairn.text.Readers;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.guard.Rule;
import dev.cairn.text.guard.RuleSet;
import dev.cairn.text.secret.SecretScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Consumer;

/** What the targets parse with: made once, as a process under test would. */
final class Parsers {
  static final Readers READERS = Readers.shipped();
  static final SecretScanner SCANNER = new SecretScanner();

  private static final ContextName CONTEXT = new ContextName("fuzz");
  private static final EventCodec CODEC = new EventCodec();

  private Parsers() {}

  /** In memory, and the same for every run: what was called before is part of the input. */
  private static final class Memory {
    private static final Registry REGISTRY = new Registry();
    private static final LocalBackend BACKEND = new LocalBackend(
        Cairn.open(Settings.inMemory().random(new SplittableRandom(1))),
        REGISTRY,
        Via.PERSON,
        Access.PERSON,
        OutputFolder.NOWHERE);
    private static final HttpMcp MCP = new HttpMcp(
        new Protocol(MemoryOffer.of(REGISTRY, BACKEND, CONTEXT, Toolset.parse("all"), false)));
  }

  /** One example at least of every operation, as {@link #call} takes it. */
  static String[] examples() {
    return new Registry()
        .operations().stream()
            .flatMap(each -> each.examples().stream().map(example -> each.name() + " " + example))
            .toArray(String[]::new);
  }

  /** The name of an operation, a space, and its request. */
  static void call(String text) {
    int space = Math.max(0, text.indexOf(' '));
    String name = text.substring(0, space);
    // A stream beside the request is a door's to give, and none stands here.
    if (Memory.REGISTRY.find(name).stream() == Bound.Stream.NONE) {
      Memory.BACKEND.call(name, CONTEXT, text.substring(space).getBytes(StandardCharsets.UTF_8));
    }
  }

  /** A message a line. */
  static void mcp(String text) {
    text.lines()
        .forEach(line -> Memory.MCP.answer(
            line.getBytes(StandardCharsets.UTF_8), Optional.empty(), Access.PERSON));
  }

  /** Two rules, a line each, and an action they might forbid. */
  static void compare(String text) {
    String[] lines = text.split("\n", 3);
    String later = lines.length > 1 ? lines[1] : lines[0];
    READERS.rules().compare(lines[0], later, SentenceVectors.NONE);
    RuleSet rules = READERS
        .guards()
        .index(List.of(
            new Rule("a", Rule.Kind.CONSTRAINT, lines[0], true),
            new Rule("b", Rule.Kind.PREFERENCE, later)));
    String action = lines[lines.length - 1];
    READERS.guards().match(READERS.calls().read(action, "", Map.of()), rules, SentenceVectors.NONE);
  }

  /** What a name of anything is: each kind has its own idea, so that one may refuse what another takes. */
  static void names(String text) {
    for (Consumer<String> parser : List.<Consumer<String>>of(
        ToolId::parse, Scope::parse, CardId::new, EntryId::new, ContextName::new)) {
      refusedOrRead(parser, text);
    }
  }

  private static void refusedOrRead(Consumer<String> parser, String text) {
    try {
      parser.accept(text);
    } catch (CairnException refused) {
      if (refused.code() != Code.INVALID_ARGUMENT) {
        throw refused;
      }
    }
  }

  /** The type of an event, a space, and its payload. */
  static void decode(String text) {
    int space = Math.max(0, text.indexOf(' '));
    CODEC.decode(new StoredEvent(
        1,
        new UUID(0, 0),
        Instant.EPOCH,
        text.substring(0, space),
        1,
        0,
        Optional.empty(),
        Bytes.of(text.substring(space).getBytes(StandardCharsets.UTF_8)),
        Bytes.zeros(32)));
  }

  /** Keys and values, as a person gives them. */
  static void policy(String text) {
    Memory.BACKEND.call(
        "configure", CONTEXT, ("{\"policy\": " + text + "}").getBytes(StandardCharsets.UTF_8));
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
    if (target != FuzzTarget.IMPORT && target != FuzzTarget.EVENT) {
      throw said;
    }
  }
}
