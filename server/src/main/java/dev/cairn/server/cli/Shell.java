package dev.cairn.server.cli;

import dev.cairn.Cairn;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.data.Location;
import dev.cairn.server.data.ModelChoice;
import dev.cairn.server.data.SpoolFolder;
import dev.cairn.server.llm.LlmSettings;
import dev.cairn.server.operation.Answered;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.Caller;
import dev.cairn.server.operation.Json;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.operation.RequestReader;
import dev.cairn.server.operation.Utf8;
import dev.cairn.server.terminal.Bar;
import dev.cairn.server.terminal.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What all commands share: the streams, the operations, the options given, the store they lead to. */
public final class Shell {
  private final Terminal terminal;
  private final Globals globals = new Globals();
  private final Registry registry = new Registry();
  private final Json json = new Json();
  private @Nullable SpoolFolder spool;

  Shell(Terminal terminal) {
    this.terminal = terminal;
  }

  public Terminal terminal() {
    return terminal;
  }

  Globals globals() {
    return globals;
  }

  public Registry registry() {
    return registry;
  }

  /** Whether the answer is for a program. */
  public boolean wantsJson() {
    return globals.json();
  }

  public ContextName context() {
    return globals.context().map(ContextName::new).orElse(ContextName.DEFAULT);
  }

  public Location location() {
    Location usual = Location.of(globals.data(), globals.store(), terminal.environment());
    Location location =
        globals.model().map(ModelChoice::named).map(usual::model).orElse(usual);
    return LlmSettings.of(globals.llm(), terminal.environment())
        .map(location::llm)
        .orElse(location);
  }

  /** Where a command keeps what it reads twice; what others left there is swept when it is first asked for. */
  SpoolFolder spool() {
    if (spool == null) {
      spool = SpoolFolder.in(location().folder());
      spool.sweep(Instant.now());
    }
    return spool;
  }

  /** Opens the store for one piece of work. */
  public <T> T with(Function<Cairn, T> work) {
    ContextName checkedFirst = context();
    spool();
    try (Cairn cairn = location().open()) {
      cairn.context(checkedFirst.value());
      return work.apply(cairn);
    }
  }

  /** Asks an operation, with a progress bar if it takes long. */
  Answered ask(Bound<?, ?> operation, byte[] request, UnaryOperator<Caller> with) {
    return with(cairn -> {
      try (Bar bar = new Bar(terminal, operation.name())) {
        Caller caller = Caller.of(cairn, context(), Via.PERSON).progress(bar);
        return registry.answer(operation.name(), request, with.apply(caller));
      }
    });
  }

  /** Prints an answer as one JSON document: indented for eyes, on one line for pipes. */
  public void print(Object answer) {
    terminal.out().println(terminal.outIsTerminal() ? json.indented(answer) : json.compact(answer));
  }

  Json json() {
    return json;
  }

  /** All of standard input, refused when it is larger than a request may be. */
  byte[] readInput() {
    try {
      byte[] bytes = terminal.in().readNBytes(RequestReader.BYTES_MAX + 1);
      if (bytes.length > RequestReader.BYTES_MAX) {
        throw new CairnException(
            Code.TOO_LARGE,
            null,
            "standard input holds more than %,d bytes; split it"
                .formatted(RequestReader.BYTES_MAX));
      }
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException("standard input cannot be read", e);
    }
  }

  /** Standard input as the text of a field. */
  String readText(String field) {
    return Utf8.decode(field, "standard input", readInput());
  }

  InputStream input() {
    return terminal.in();
  }
}
