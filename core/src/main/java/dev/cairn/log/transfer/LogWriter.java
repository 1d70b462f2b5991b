package dev.cairn.log.transfer;

import dev.cairn.fault.CairnException;
import dev.cairn.log.CheckedLog;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent;
import dev.cairn.log.Steps;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** Writes a log out, up to the head it finds when it starts. */
public final class LogWriter {
  private static final int PAGE = 512;

  private final EventLog log;
  private final EventCodec codec;
  private final JsonMapper mapper = LogReader.mapper();

  public LogWriter(EventLog log, EventCodec codec) {
    this.log = log;
    this.codec = codec;
  }

  /** Writes every event of the context and returns the head they end at. */
  public Head write(ContextName context, OutputStream out, Steps steps) {
    Head head = log.head(context);
    String hash = head.hash().hex();
    try {
      line(out, new Line.Header(Line.FORMAT, Line.VERSION, context.value(), head.position(), hash));
      for (long from = 1; from <= head.position(); from += PAGE) {
        int limit = (int) Math.min(PAGE, head.position() - from + 1);
        List<StoredEvent> rows = log.read(context, from, limit);
        if (rows.size() < limit) {
          throw CairnException.corrupt(
              "the log ends before event " + head.position() + "; run `cairn verify`", null);
        }
        page(context, rows, out);
        steps.accept(from + limit - 1, head.position());
      }
      line(out, new Line.Footer(true, head.position(), hash));
      out.flush();
    } catch (IOException e) {
      throw CairnException.unavailable("the export could not be written: " + e.getMessage(), e);
    }
    return head;
  }

  private void page(ContextName context, List<StoredEvent> rows, OutputStream out)
      throws IOException {
    Map<StoredEvent, List<TextId>> owned = new HashMap<>();
    for (StoredEvent row : rows) {
      owned.put(row, whole(row).texts().stream().map(TextRef::id).toList());
    }
    List<TextId> wanted = owned.values().stream().flatMap(List::stream).toList();
    Map<TextId, StoredText> texts = log.texts(context, wanted);
    for (StoredEvent row : rows) {
      List<TextId> ids = Objects.requireNonNull(owned.get(row));
      line(
          out,
          Line.Event.of(
              row, ids.stream().flatMap(id -> Stream.ofNullable(texts.get(id))).toList()));
    }
  }

  /** What an import would refuse is not written at all. */
  private LogEvent whole(StoredEvent row) {
    if (CheckedLog.isStandIn(row)) {
      throw CairnException.corrupt(
          "event " + row.position() + " is damaged, so this log cannot be exported; keep what"
              + " verifies with `cairn salvage --to DIR`",
          null);
    }
    return codec.decodeStrictly(row).event();
  }

  private void line(OutputStream out, Object value) throws IOException {
    out.write(mapper.writeValueAsBytes(value));
    out.write('\n');
  }
}
