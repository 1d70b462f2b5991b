package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A sentence of a description: its words, and the marks that make lists of them. */
record Sentence(List<Token> tokens) {
  private static final Pattern END = Pattern.compile("(?<=[.!?:;])\\s+|[\\n\\r]+");
  private static final Pattern TOKEN = Pattern.compile("\\p{L}[\\p{L}\\p{N}_-]*|[,/|()&]");

  /** {@code [IMPORTANT]} and {@code Designer tool - } say whose tool it is, not what it does. */
  private static final Pattern PREAMBLE =
      Pattern.compile("^\\s*(?:\\[[^\\]]{0,80}]\\s*)?(?:[\\p{L}\\p{N} ]{1,40} [-\u2013\u2014] )?");

  static List<Sentence> of(String description) {
    String seen = Spelling.seen(description);
    Matcher preamble = PREAMBLE.matcher(seen);
    String said = preamble.find() ? seen.substring(preamble.end()) : seen;
    List<Sentence> sentences = new ArrayList<>();
    for (String part : END.split(said, -1)) {
      Sentence sentence = new Sentence(tokens(part));
      if (!sentence.tokens.isEmpty()) {
        sentences.add(sentence);
      }
    }
    return sentences;
  }

  private static List<Token> tokens(String part) {
    List<Token> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(part);
    while (matcher.find()) {
      String text = matcher.group();
      boolean word = Character.isLetter(text.charAt(0));
      String read = word ? Spelling.latin(text.toLowerCase(Locale.ROOT)) : text;
      tokens.add(new Token(read, word, word && isName(text)));
    }
    return List.copyOf(tokens);
  }

  /** With a hyphen or an underscore inside, or a hump. */
  private static boolean isName(String word) {
    for (int i = 1; i < word.length(); i++) {
      char letter = word.charAt(i);
      boolean hump = Character.isUpperCase(letter) && Character.isLowerCase(word.charAt(i - 1));
      if (hump || letter == '_' || letter == '-') {
        return true;
      }
    }
    return false;
  }

  /** Its words alone, parted at hyphens: {@code read-only} is two. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    for (Token token : tokens) {
      if (token.isWord()) {
        words.addAll(List.of(token.text().split("-", -1)));
      }
    }
    return words;
  }

  /** The text at a place; empty beyond either end. */
  String at(int place) {
    return place < 0 || place >= tokens.size() ? "" : tokens.get(place).text();
  }
}
