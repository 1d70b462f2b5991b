package dev.cairn.text.output;

import dev.cairn.text.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What kind of error a line tells of and what it is about. Codes and names of exceptions are kept; paths,
 * numbers, quoted names and hashes are replaced, so that the same error in another place has the same class.
 *
 * @param name the class: a code alone, or an exception and its message
 * @param object the thing that is named: in quotes, else a file, a host, a test
 */
record ErrorClass(String name, Optional<String> object) {
  private static final int WORDS_MAX = 14;
  private static final String QUOTED = "<name>";
  private static final String UNNAMED = "failure";

  static ErrorClass of(OutputLine line) {
    Reading reading = new Reading(line);
    return new ErrorClass(reading.name(), reading.object());
  }

  /** One pass over the tokens of a line. */
  private static final class Reading {
    private final String text;
    private final List<Token> tokens;
    private final List<String> words = new ArrayList<>();
    private final List<String> quoted = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private String code = "";

    Reading(OutputLine line) {
      this.text = line.text();
      this.tokens = line.tokens();
      for (int i = 0; i < tokens.size(); ) {
        i = read(i);
      }
    }

    private int read(int at) {
      Token token = tokens.get(at);
      if (isQuote(token)) {
        int close = closing(at);
        if (close > at + 1) {
          quoted.add(text.substring(tokens.get(at).end(), tokens.get(close).start()));
          addWord(QUOTED);
          return close + 1;
        }
        return at + 1;
      }
      switch (token.kind()) {
        case WORD -> addWord(token.key());
        case NUMBER -> addWord("#");
        case NAME -> addName(token);
        case MARK -> {}
      }
      return at + 1;
    }

    private void addName(Token token) {
      String written = token.text();
      if (TokenShape.isCode(written) || TokenShape.isErrno(written)) {
        code = code.isEmpty() ? token.key() : code;
        addWord(token.key());
      } else if (TokenShape.isException(token)) {
        addWord(token.key().substring(token.key().lastIndexOf('.') + 1));
      } else {
        if (Character.isLetter(written.charAt(0)) || written.indexOf('/') >= 0) {
          names.add(hostOf(withoutPlace(written)));
        }
        addWord(QUOTED);
      }
    }

    /** Several names or numbers in a row count as one: how long a list is does not matter. */
    private void addWord(String word) {
      boolean filler = word.equals(QUOTED) || word.equals("#");
      boolean leads = words.isEmpty() && filler;
      boolean again = !words.isEmpty() && words.get(words.size() - 1).equals(word);
      if (!leads && !again && words.size() < WORDS_MAX) {
        words.add(word);
      }
    }

    private int closing(int open) {
      String mark = tokens.get(open).text();
      String wanted = mark.equals("‘") ? "’" : mark.equals("“") ? "”" : mark;
      for (int i = open + 1; i < tokens.size(); i++) {
        String other = tokens.get(i).text();
        if (other.equals(wanted) || (mark.equals("`") && other.equals("'"))) {
          return i;
        }
      }
      return -1;
    }

    private static boolean isQuote(Token token) {
      return token.isMark() && "'\"`‘“".contains(token.text());
    }

    /** A file without the line and column behind it. */
    private static String withoutPlace(String name) {
      int end = name.length();
      while (end > 0 && (Character.isDigit(name.charAt(end - 1)) || name.charAt(end - 1) == ':')) {
        end--;
      }
      boolean place = end < name.length() && name.charAt(end) == ':' && end > 1;
      return place ? name.substring(0, end) : name;
    }

    /** Of an address the host: paths of one host fail together. */
    private static String hostOf(String name) {
      int scheme = name.indexOf("://");
      if (scheme < 0) {
        return name;
      }
      int end = name.indexOf('/', scheme + 3);
      return name.substring(scheme + 3, end < 0 ? name.length() : end);
    }

    String name() {
      return !code.isEmpty() ? code : words.isEmpty() ? UNNAMED : String.join(" ", words);
    }

    Optional<String> object() {
      return quoted.stream()
          .filter(name -> !name.isBlank())
          .findFirst()
          .or(() -> names.stream().findFirst());
    }
  }
}
