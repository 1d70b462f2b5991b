package dev.cairn.index;

import dev.cairn.entity.Entities;
import dev.cairn.entity.Mention;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Role;
import dev.cairn.log.StoredText;
import dev.cairn.log.ToolId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What an entry is found by: what it says, the tool that printed it and where it lies.
 *
 * @param substance how many different words it has that say something
 * @param concepts the keys of what it speaks of
 */
record Legible(List<Token> words, int substance, Turn turn, List<String> concepts, boolean isCut) {
  /**
   * Words of an assistant's text that count as its own; the rest counts less. Assistants write pages in
   * which every word of a question occurs somewhere. A part of the index's form: whoever changes it raises
   * {@link Mark#VERSION}.
   */
  private static final int HEAD_WORDS = 64;

  /** Said of what is no longer as it was. */
  private static final Set<String> CHANGE = Stream.of(
          "adjusted",
          "cancelled",
          "changed",
          "decreased",
          "extended",
          "increased",
          "lowered",
          "postponed",
          "pushed",
          "raised",
          "reduced",
          "rescheduled",
          "revised",
          "shifted",
          "updated",
          "upgraded")
      .map(WordForm::of)
      .collect(Collectors.toUnmodifiableSet());

  /** An entry whose text is gone is found by nothing. */
  static Legible of(EntryLogged logged, Optional<StoredText> stored) {
    if (stored.isEmpty()) {
      return new Legible(List.of(), 0, new Turn(List.of(), false), List.of(), false);
    }
    String text = stored.get().text();
    List<Token> words = new ArrayList<>();
    Words.of(text).forEachRemaining(words::add);
    names(logged).forEach(name -> Words.of(name).forEachRemaining(words::add));
    return new Legible(
        words,
        substance(text, words),
        Turn.of(logged.role(), text),
        Entities.in(text).stream().map(Mention::key).distinct().toList(),
        logged.role() == Role.ASSISTANT && words.size() > HEAD_WORDS);
  }

  /** What it is found by besides its text: the tool and the place. */
  static List<String> names(EntryLogged logged) {
    return Stream.concat(logged.tool().map(Legible::name).stream(), logged.uri().stream())
        .toList();
  }

  private static int substance(String text, List<Token> words) {
    return (int) words.stream()
        .filter(word -> word.end() <= text.length()
            && !FunctionWords.contains(text.substring(word.start(), word.end())))
        .map(Token::term)
        .distinct()
        .count();
  }

  /** Whether it says that something is no longer as it was. */
  boolean changes() {
    return words.stream().map(Token::term).anyMatch(CHANGE::contains);
  }

  /** How many words it has. */
  long length() {
    return length(words);
  }

  /** Counts as Lucene does: words that stand on another add nothing to the length of a text. */
  static long length(List<Token> words) {
    return words.stream().filter(word -> !word.stacked()).count();
  }

  List<Token> head() {
    return words.subList(0, HEAD_WORDS);
  }

  private static String name(ToolId tool) {
    return tool.server().equals(ToolId.LOCAL) ? tool.tool() : tool.toString();
  }
}
