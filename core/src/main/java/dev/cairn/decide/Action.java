package dev.cairn.decide;

import dev.cairn.card.BareCommand;
import dev.cairn.index.Telling;
import dev.cairn.operation.CheckAction;
import dev.cairn.policy.PackPolicy;
import dev.cairn.search.Framing;
import java.text.Normalizer;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What is about to be done, in words that rules use.
 *
 * @param command the action itself on one line, in lower case, whatever is done with its output
 * @param parts what the action itself is about
 * @param words those, and those of its tool, its arguments and the error it answers
 * @param text all of it, to be placed by its meaning
 */
public record Action(String command, Set<String> parts, Set<String> words, String text) {
  /** What commands abbreviate and people spell out. */
  private static final Map<String, List<String>> SPELLED = Map.of(
      "rm", List.of("remov", "delet"),
      "-f", List.of("forc"),
      "-rf", List.of("forc", "recurs"),
      "-fr", List.of("forc", "recurs"),
      "-r", List.of("recurs"),
      "mv", List.of("move"),
      "cp", List.of("copi"));

  public static Action of(CheckAction request, PackPolicy policy) {
    int most = (int) policy.actionMax();
    String tool = request.tool().map(id -> id.server() + " " + id.tool()).orElse("");
    StringBuilder arguments = new StringBuilder();
    request.args().ifPresent(args -> flatten(args, arguments, most));
    String rest = tool + "\n" + arguments + "\n" + request.error().orElse("");
    String bare = BareCommand.of(request.action());
    Set<String> parts = parts(bare);
    Set<String> words = new LinkedHashSet<>(parts);
    words.addAll(parts(request.action()));
    words.addAll(parts(rest));
    String text = (request.action() + "\n" + rest).strip();
    return new Action(line(bare), parts, words, text.substring(0, Math.min(most, text.length())));
  }

  private static Set<String> parts(String text) {
    Set<String> parts = Telling.parts(text, Framing::contains);
    for (String written : text.toLowerCase(Locale.ROOT).split("\\s+", -1)) {
      parts.addAll(SPELLED.getOrDefault(written, List.of()));
    }
    return parts;
  }

  private static void flatten(Object value, StringBuilder out, int most) {
    if (out.length() > most) {
      return;
    }
    if (value instanceof Map<?, ?> map) {
      map.forEach((key, each) -> {
        out.append(key).append(' ');
        flatten(each, out, most);
      });
    } else if (value instanceof Collection<?> list) {
      list.forEach(each -> flatten(each, out, most));
    } else {
      out.append(value).append('\n');
    }
  }

  /** One spelling for a command, so that the same one is known again. */
  static String line(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\s+", " ")
        .strip();
  }
}
