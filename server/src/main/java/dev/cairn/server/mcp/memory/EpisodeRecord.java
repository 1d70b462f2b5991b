package dev.cairn.server.mcp.memory;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What was said and printed in an episode that is still open, as text for a model: the last of it, fenced. The
 * assistant's words are left out, for they prove nothing.
 *
 * @param entries those that are in the text
 */
record EpisodeRecord(String text, Set<String> entries) {
  private static final int PAGE = 100;
  private static final int ENTRY_MAX = 1_200;
  private static final int CHARACTERS_MAX = 24_000;

  /** Nothing if the episode has ended, or nobody said anything in it. */
  static Optional<EpisodeRecord> of(Recall recall, String episode) {
    Deque<Line> lines = new ArrayDeque<>();
    ObjectNode request = Recall.request().put("episode", episode).put("limit", PAGE);
    JsonNode page = recall.ask("episode", request);
    if (page.at("/episode/ended_at").isString()) {
      return Optional.empty();
    }
    collect(page, lines);
    while (page.has("next")) {
      page = recall.ask("episode", request.put("after", page.path("next").asLong()));
      collect(page, lines);
    }
    return lines.isEmpty() ? Optional.empty() : Optional.of(joined(lines));
  }

  /** One entry and how it reads. */
  private record Line(String entry, String text) {}

  private static void collect(JsonNode page, Deque<Line> lines) {
    for (JsonNode entry : page.path("entries")) {
      boolean proves = !entry.path("role").asString("").equals("assistant");
      if (proves && entry.path("text").isString()) {
        String id = entry.path("entry").asString();
        String words = Quote.cut(entry.path("text").asString(), ENTRY_MAX);
        lines.addLast(new Line(id, Quote.entry(id, entry, words)));
      }
    }
    long length = lines.stream().mapToLong(line -> line.text().length()).sum();
    while (length > CHARACTERS_MAX) {
      length -= lines.removeFirst().text().length();
    }
  }

  private static EpisodeRecord joined(Deque<Line> lines) {
    StringBuilder text = new StringBuilder();
    Set<String> entries = new HashSet<>();
    for (Line line : lines) {
      text.append(line.text()).append('\n');
      entries.add(line.entry());
    }
    return new EpisodeRecord(text.toString(), entries);
  }

  boolean has(String entry) {
    return entries.contains(entry);
  }
}
