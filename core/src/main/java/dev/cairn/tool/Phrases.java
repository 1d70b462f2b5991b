package dev.cairn.tool;

import dev.cairn.index.Words;
import dev.cairn.text.DataFile;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Phrases that ask for what tools are named by one word for: who files a bug report creates an issue. */
public final class Phrases {
  private static final List<Phrase> ALL =
      DataFile.lines("tool-phrases.txt").stream().map(Phrases::read).toList();

  private Phrases() {}

  private record Phrase(Pattern pattern, Set<String> words, String instead) {}

  /**
   * The request with those words instead; nothing if it has no such phrase.
   *
   * @param isName whether a tool is named by all these words; then they are meant as they are
   */
  public static Optional<String> plain(String request, Predicate<Set<String>> isName) {
    String plain = request;
    for (Phrase each : ALL) {
      Matcher matcher = each.pattern().matcher(plain);
      if (matcher.find() && !isName.test(each.words())) {
        plain = matcher.replaceAll(Matcher.quoteReplacement(each.instead()));
      }
    }
    return plain.equals(request) ? Optional.empty() : Optional.of(plain);
  }

  private static Phrase read(String line) {
    int mark = line.indexOf('=');
    String phrase = line.substring(0, mark).strip();
    Set<String> words = new LinkedHashSet<>();
    Words.asked(phrase).forEachRemaining(token -> words.add(token.term()));
    return new Phrase(
        Pattern.compile("\\b" + phrase.replace(" ", "\\s+") + "\\b", Pattern.CASE_INSENSITIVE),
        words,
        line.substring(mark + 1).strip());
  }
}
