package dev.cairn.text.pair;

import dev.cairn.text.Cues;
import dev.cairn.text.DataFile;
import dev.cairn.text.Language;
import dev.cairn.text.Sentence;
import dev.cairn.text.SentenceSplitter;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.pair.Statement.Role;
import dev.cairn.text.pair.Statement.Word;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a sentence for comparisons: roles of its words, its clauses and which of them say no. */
public final class StatementReader {
  /** Of a longer text only the beginning is compared; rules are short. */
  private static final int CHARS_MAX = 2_000;

  private static final Map<String, String> NUMBER_WORDS = numberWords();
  private static final String CLAUSE_MARKS = ",.;:!?()—–，。；：！？、";

  private final List<Token> tokens;
  private final Language language;
  /** Per token: whether it belongs to a cue, its clause, whether a sentence begins with it. */
  private final boolean[] inCue;

  private final boolean[] opens;
  private final int[] clause;
  private final Set<Integer> negatedClauses = new HashSet<>();
  private final Set<Cues> cues = EnumSet.noneOf(Cues.class);

  private StatementReader(List<Token> tokens, boolean[] opens) {
    this.tokens = tokens;
    this.language = Language.of(tokens);
    this.inCue = new boolean[tokens.size()];
    this.opens = opens;
    this.clause = new int[tokens.size()];
  }

  /** What is read of a text, and what a vector is asked for: its sentences without Markdown, on one line. */
  public static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    for (Sentence sentence : SentenceSplitter.split(head(text))) {
      plain.append(plain.isEmpty() ? "" : " ").append(sentence.text());
    }
    return plain.toString();
  }

  private static String head(String text) {
    return text.substring(0, Math.min(text.length(), CHARS_MAX));
  }

  public static Statement read(String text, SentenceVectors vectors) {
    StringBuilder plain = new StringBuilder();
    List<Token> tokens = new ArrayList<>();
    Set<Integer> starts = new HashSet<>();
    for (Sentence sentence : SentenceSplitter.split(head(text))) {
      plain.append(plain.isEmpty() ? "" : " ").append(sentence.text());
      starts.add(tokens.size());
      tokens.addAll(Tokenizer.tokens(sentence.text()));
    }
    boolean[] opens = new boolean[tokens.size()];
    starts.stream().filter(at -> at < opens.length).forEach(at -> opens[at] = true);
    StatementReader reader = new StatementReader(tokens, opens);
    reader.findClauses();
    reader.findCues();
    String said = plain.toString();
    return new Statement(
        said, reader.language, reader.words(), reader.cues, asks(tokens), vectors.vector(said));
  }

  private static boolean asks(List<Token> tokens) {
    for (int i = tokens.size() - 1; i >= 0; i--) {
      String key = tokens.get(i).key();
      if (key.equals("?") || key.equals("？")) {
        return true;
      }
      if (!tokens.get(i).isMark()) {
        return false;
      }
    }
    return false;
  }

  private void findClauses() {
    int current = 0;
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean border = token.isMark() && CLAUSE_MARKS.contains(token.key());
      if (opens[i] && i > 0) {
        current++;
      }
      clause[i] = current;
      current += border ? 1 : 0;
    }
  }

  /** A "no" inside a longer cue ("no need to", "not any more") denies nothing by itself. */
  private void findCues() {
    for (int i = 0; i < tokens.size(); i++) {
      int longest = 0;
      for (Cues each : Cues.values()) {
        int length = each.at(tokens, i);
        if (length > 0 && each != Cues.NEGATION) {
          cues.add(each);
        }
        longest = Math.max(longest, length);
      }
      int negation = Cues.NEGATION.at(tokens, i);
      if (negation > 0 && negation >= longest) {
        cues.add(Cues.NEGATION);
        negatedClauses.add(clause[i]);
      }
      for (int k = i; k < i + longest; k++) {
        inCue[k] = true;
      }
    }
  }

  private List<Word> words() {
    List<Word> words = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      words.add(word(i));
    }
    return words;
  }

  private Word word(int i) {
    Token token = tokens.get(i);
    String key = token.key();
    Role role = role(token, inCue[i]);
    String stem =
        switch (role) {
          case NUMBER -> number(token);
          case CONTENT, CUE -> language.stem(key);
          case FUNCTION, NAME, MARK -> key;
        };
    boolean capital =
        role == Role.CONTENT && !opens[i] && Character.isUpperCase(token.text().charAt(0));
    List<String> parts = role == Role.NAME ? parts(token.text()) : List.of();
    return new Word(
        token, role, stem, parts, capital, clause[i], negatedClauses.contains(clause[i]));
  }

  private static Role role(Token token, boolean inCue) {
    String key = token.key();
    if (token.isMark()) {
      return Role.MARK;
    }
    if ((startsWithDigit(key) && !token.isName()) || NUMBER_WORDS.containsKey(key)) {
      return Role.NUMBER;
    }
    if (token.isName()) {
      return Role.NAME;
    }
    if (Language.isFunctionWordAnywhere(key)) {
      return Role.FUNCTION;
    }
    return inCue ? Role.CUE : Role.CONTENT;
  }

  private static boolean startsWithDigit(String key) {
    return !key.isEmpty() && key.charAt(0) >= '0' && key.charAt(0) <= '9';
  }

  /** The figure of a number word; of "10am" and "80%" the digits they begin with. */
  private static String number(Token token) {
    String word = NUMBER_WORDS.get(token.key());
    if (word != null) {
      return word;
    }
    String key = token.key();
    int end = 0;
    while (end < key.length() && "0123456789.,:".indexOf(key.charAt(end)) >= 0) {
      end++;
    }
    return key.substring(0, end);
  }

  /** The words a name is made of: "getUser" is "get" and "user". */
  private List<String> parts(String name) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= name.length(); i++) {
      boolean letter = i < name.length() && Character.isLetterOrDigit(name.charAt(i));
      boolean hump = letter
          && i > start
          && Character.isUpperCase(name.charAt(i))
          && Character.isLowerCase(name.charAt(i - 1));
      if (!letter || hump) {
        if (i - start > 1) {
          String key = Tokenizer.key(name.substring(start, i));
          if (!Language.isFunctionWordAnywhere(key)) {
            parts.add(language.stem(key));
          }
        }
        start = hump ? i : i + 1;
      }
    }
    return parts;
  }

  private static Map<String, String> numberWords() {
    Map<String, String> words = new HashMap<>();
    for (String line : DataFile.lines("number-words.txt")) {
      int space = line.indexOf(' ');
      words.put(line.substring(0, space), line.substring(space + 1));
    }
    return words;
  }
}
