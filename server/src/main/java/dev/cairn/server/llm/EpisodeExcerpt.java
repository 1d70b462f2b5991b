package dev.cairn.server.llm;

import dev.cairn.card.Generator.Spoken;
import dev.cairn.decide.Recalled;
import dev.cairn.log.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * As much of an episode as a model is sent: the user's words first, then outputs and documents, the newest
 * before the older ones. The assistant's words are left out, for they prove nothing.
 */
final class EpisodeExcerpt {
  private static final int USER_MAX = 4_000;

  /** Of an output both ends are kept: the command stands at one, the cause of a failure at the other. */
  private static final int END_MAX = 800;

  private final List<Spoken> lines;
  private final Map<Spoken, String> chosen = new HashMap<>();
  private int left;

  private EpisodeExcerpt(List<Spoken> lines, int characters) {
    this.lines = lines;
    this.left = characters;
  }

  /** The text, in the order it was said; empty if there is nothing that could prove something. */
  static String of(List<Spoken> lines, int characters) {
    EpisodeExcerpt excerpt = new EpisodeExcerpt(lines, characters);
    excerpt.choose(true);
    excerpt.choose(false);
    StringBuilder text = new StringBuilder();
    for (Spoken line : lines) {
      text.append(excerpt.chosen.getOrDefault(line, ""));
    }
    return text.toString();
  }

  private void choose(boolean user) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      Spoken line = lines.get(i);
      boolean wanted = line.role() != Role.ASSISTANT && (line.role() == Role.USER) == user;
      if (!wanted) {
        continue;
      }
      String text = text(line);
      if (text.length() > left) {
        return;
      }
      left -= text.length();
      chosen.put(line, text);
    }
  }

  private static String text(Spoken line) {
    String words = line.role() == Role.USER ? head(line.text(), USER_MAX) : ends(line.text());
    return "[%s] %s\n%s\n\n".formatted(line.entry(), line.role().label(), Recalled.fenced(words));
  }

  private static String ends(String text) {
    return text.length() <= 2 * END_MAX
        ? text
        : head(text, END_MAX) + "\n…\n" + tail(text, END_MAX);
  }

  private static String head(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    return text.substring(0, end);
  }

  private static String tail(String text, int most) {
    int from = text.length() - most;
    return text.substring(Character.isLowSurrogate(text.charAt(from)) ? from + 1 : from);
  }
}
