package dev.cairn.log.transfer;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog.Sealed;
import dev.cairn.log.Head;
import dev.cairn.log.Redactions;
import dev.cairn.log.Steps;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.ObjLongConsumer;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Reads an export. Everything is checked before the first event is handed on. */
public final class LogReader {
  /** As a line has it whose event is a receipt. Within a text the quotation marks are written otherwise. */
  private static final String RECEIPT = "\"type\":\"erased\"";

  private final Path file;
  private final EventCodec codec;
  private final JsonMapper mapper = mapper();
  private final Redactions redactions = new Redactions();

  public LogReader(Path file, EventCodec codec) {
    this.file = file;
    this.codec = codec;
  }

  /** Where an export came from and where it ends. */
  public record Origin(String context, long events, String head) {}

  /** Checks every line: the chain, the texts, the closing line. */
  public Origin check(Steps steps) {
    readReceipts();
    try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      Line.Header header = header(in);
      Head head = Head.EMPTY;
      for (long number = 2; head.position() < header.events(); number++) {
        Sealed sealed = event(line(in, number), number);
        check(sealed, head, number);
        head = Head.of(sealed.event());
        steps.accept(head.position(), header.events());
      }
      Line.Footer footer =
          parse(line(in, head.position() + 2), Line.Footer.class, head.position() + 2);
      if (!footer.end() || !head.hash().hex().equals(footer.head())) {
        throw refused(head.position() + 2, "the closing line does not fit the events before it");
      }
      return new Origin(header.context(), header.events(), header.head());
    } catch (IOException e) {
      throw refused(0, "it is not readable as UTF-8 text: " + e.getMessage());
    }
  }

  /** They stand behind what they speak of. A file that is not what it should be is found out by the check itself. */
  private void readReceipts() {
    try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.contains(RECEIPT)) {
          Sealed sealed = mapper.readValue(line, Line.Event.class).sealed();
          redactions.read(codec.decode(sealed.event()).event());
        }
      }
    } catch (IOException | JacksonException | IllegalArgumentException e) {
      // The check comes to the same line and says what is wrong with it.
      return;
    }
  }

  private void check(Sealed sealed, Head head, long number) {
    Bytes is = Chain.hash(head.hash(), sealed.event());
    boolean fits = is.equals(sealed.event().hash()) || redactions.allow(sealed.event(), is);
    if (sealed.event().position() != head.position() + 1 || !fits) {
      throw refused(number, "the event does not continue the chain");
    }
    for (TextRef ref : codec.decodeStrictly(sealed.event()).event().texts()) {
      Stream<StoredText> texts = sealed.texts().stream().filter(t -> t.id().equals(ref.id()));
      if (!texts.allMatch(text -> text.hash(text.text()).equals(ref.hash()))) {
        throw refused(number, "text " + ref.id() + " is not the one that was hashed");
      }
    }
  }

  /** Hands on every event with its line number; call {@link #check} first. */
  public void forEach(ObjLongConsumer<Sealed> action) {
    long number = 2;
    for (Sealed sealed : sealed()) {
      action.accept(sealed, number++);
    }
  }

  /** The events, read while iterating, so that a log larger than memory can be restored. */
  public Iterable<Sealed> sealed() {
    return () -> {
      try {
        BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8);
        return new Events(in, header(in).events());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  private final class Events implements Iterator<Sealed> {
    private final BufferedReader in;
    private final long events;
    private long done;

    Events(BufferedReader in, long events) {
      this.in = in;
      this.events = events;
    }

    @Override
    public boolean hasNext() {
      return done < events;
    }

    @Override
    public Sealed next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      try {
        done++;
        Sealed sealed = event(line(in, done + 1), done + 1);
        if (done == events) {
          in.close();
        }
        return sealed;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private Line.Header header(BufferedReader in) throws IOException {
    Line.Header header = parse(line(in, 1), Line.Header.class, 1);
    if (!Line.FORMAT.equals(header.format())) {
      throw refused(1, "it is not an export of Cairn");
    }
    if (header.version() > Line.VERSION) {
      throw refused(1, "it was written by a newer Cairn; import it with that one");
    }
    return header;
  }

  private static String line(BufferedReader in, long number) throws IOException {
    String line = in.readLine();
    if (line == null) {
      throw refused(number, "the export ends here; it was cut off");
    }
    return line;
  }

  private Sealed event(String line, long number) {
    try {
      return parse(line, Line.Event.class, number).sealed();
    } catch (IllegalArgumentException e) {
      throw refused(number, "it is not an event: " + e.getMessage());
    }
  }

  private <T> T parse(String line, Class<T> type, long number) {
    try {
      return mapper.readValue(line, type);
    } catch (JacksonException e) {
      throw refused(number, "it is not a line of an export: " + e.getOriginalMessage());
    }
  }

  private static CairnException refused(long line, String why) {
    return CairnException.invalid(
        "line " + line, "line " + line + ": " + why + "; nothing was imported");
  }

  static JsonMapper mapper() {
    return JsonMapper.builder()
        .changeDefaultPropertyInclusion(
            value -> value.withValueInclusion(JsonInclude.Include.NON_ABSENT))
        .build();
  }
}
