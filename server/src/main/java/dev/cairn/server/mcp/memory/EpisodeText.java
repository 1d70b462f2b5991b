package dev.cairn.server.mcp.memory;

import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** An episode as text: what is known of it, then its entries in order, as many as fit. */
final class EpisodeText {
  private static final int PAGE = 100;
  private static final int TASK_MAX = 2_000;

  /** Left for the note at the end and the fence of a cut entry. */
  private static final int SPARE_BYTES = 1_024;

  private final Recall recall;
  private final int bytesMax;
  private final int entryMax;

  /**
   * @param bytesMax of the whole text
   * @param entryMax characters shown of one entry
   */
  EpisodeText(Recall recall, int bytesMax, int entryMax) {
    this.recall = recall;
    this.bytesMax = bytesMax;
    this.entryMax = entryMax;
  }

  String of(Address address) {
    JsonNode page = page(address.id(), address.after());
    String head = head(page.path("episode"));
    StringBuilder text = new StringBuilder(head);
    int left = bytesMax - SPARE_BYTES - bytes(head);
    long shown = address.after().orElse(0);
    while (true) {
      for (JsonNode entry : page.path("entries")) {
        String quoted = quoted(entry);
        left -= bytes(quoted) + 1;
        if (left < 0) {
          return text.append(goOn(address.after(shown))).toString();
        }
        text.append('\n').append(quoted);
        shown = entry.path("position").asLong();
      }
      if (!page.has("next")) {
        return text.toString();
      }
      page = page(address.id(), OptionalLong.of(page.path("next").asLong()));
    }
  }

  private JsonNode page(String episode, OptionalLong after) {
    ObjectNode request = Recall.request().put("episode", episode).put("limit", PAGE);
    after.ifPresent(position -> request.put("after", position));
    return recall.ask("episode", request);
  }

  /** The title and the facts of an episode, one a line. */
  static String head(JsonNode episode) {
    StringBuilder head =
        new StringBuilder("# Episode ").append(Quote.name(episode.path("episode")));
    head.append("\n\n");
    for (String field :
        new String[] {"scope", "agent", "workflow_type", "started_at", "ended_at"}) {
      if (episode.path(field).isString()) {
        head.append("- ").append(field.replace('_', ' ')).append(": ");
        head.append(Quote.name(episode.path(field))).append('\n');
      }
    }
    head.append("- entries: ").append(episode.path("entries").asLong()).append('\n');
    if (episode.path("task").isString()) {
      head.append("\nIts task:\n")
          .append(Quote.fenced(Quote.cut(episode.path("task").asString(), TASK_MAX)));
      head.append('\n');
    }
    return head.append('\n').append(Quote.CAUTION).append('\n').toString();
  }

  /** Never more than half of what there is room for, or a text might hold no entry at all. */
  private String quoted(JsonNode entry) {
    String id = entry.path("entry").asString();
    JsonNode words = entry.path("text");
    if (!words.isString()) {
      return "[%s] (erased)\n".formatted(id);
    }
    String quoted = Quote.entry(id, entry, Quote.cut(words.asString(), entryMax));
    return bytes(quoted) <= bytesMax / 2
        ? quoted
        : "[%s] (too large to show; the operation `episode` gives it whole)\n".formatted(id);
  }

  private static String goOn(Address rest) {
    return "\n(There is more; it did not fit. Go on with %s)\n".formatted(rest);
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
