package dev.cairn.server.http;

import dev.cairn.Context;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.Appended;
import dev.cairn.server.operation.Json;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** What is appended to the log: that it was, and which ids it concerns. */
final class LogFeed implements Feed {
  private static final int PAGE = 256;

  private final Context context;
  private final Json json;
  private long seen;

  /** Begins behind the given event, else behind all there are. */
  LogFeed(Context context, Json json, Optional<String> cursor) {
    this.context = context;
    this.json = json;
    this.seen = cursor.map(LogFeed::position).orElseGet(context::head);
  }

  private static long position(String given) {
    try {
      return Math.max(0, Long.parseLong(given));
    } catch (NumberFormatException e) {
      throw CairnException.invalid(
          "cursor", "cursor must be the position of an event, was '" + given + "'");
    }
  }

  @Override
  public String next() {
    List<Appended> events = context.events(seen, PAGE);
    StringBuilder frames = new StringBuilder();
    for (Appended event : events) {
      Feed.frame(frames, event.position(), event.type(), data(event));
      seen = event.position();
    }
    return frames.toString();
  }

  /** The ids stand beside the rest. */
  private String data(Appended event) {
    ObjectNode data = (ObjectNode) json.tree(event);
    if (data.remove("ids") instanceof ObjectNode ids) {
      data.setAll(ids);
    }
    return data.toString();
  }
}
