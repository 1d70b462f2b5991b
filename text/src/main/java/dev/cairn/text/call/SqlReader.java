package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import dev.cairn.text.call.ReadCall.SqlStatement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads SQL of any dialect by its words: the verb of each statement and the tables, views and schemas it
 * names. No grammar, so that what a database understands and a parser does not is read all the same.
 */
final class SqlReader {
  private static final Set<String> VERBS = Set.copyOf(DataFile.lines("call/sql-verbs.txt"));

  /** Words after which an object stands. */
  private static final Set<String> BEFORE_OBJECT = Set.of(
      "FROM",
      "INTO",
      "UPDATE",
      "JOIN",
      "TABLE",
      "VIEW",
      "SCHEMA",
      "DATABASE",
      "TRUNCATE",
      "ON",
      "TASK",
      "WAREHOUSE",
      "INDEX",
      "PROCEDURE",
      "FUNCTION",
      "CALL",
      "COPY",
      "DESCRIBE",
      "IN");

  /** Words that may stand between such a word and its object. */
  private static final Set<String> SKIPPED = Set.of(
      "IF",
      "NOT",
      "EXISTS",
      "ONLY",
      "TABLE",
      "SCHEMA",
      "CONCURRENTLY",
      "LATERAL",
      "DATABASE",
      "OVERWRITE");

  /** Words of which at least one stands in every statement after its verb. */
  private static final Set<String> MARKS = Set.of(
      "FROM",
      "INTO",
      "SET",
      "TABLE",
      "VIEW",
      "SCHEMA",
      "DATABASE",
      "INDEX",
      "USER",
      "ROLE",
      "ON",
      "TO",
      "VALUES",
      "TASK",
      "TASKS",
      "TABLES",
      "WAREHOUSE",
      "WAREHOUSES",
      "WHERE",
      "FUNCTION",
      "PROCEDURE",
      "EXTENSION",
      "POLICY",
      "TRIGGER",
      "SEQUENCE",
      "TYPE",
      "COLUMNS",
      "DATABASES",
      "SCHEMAS",
      "ANALYZE",
      "STREAM");

  private SqlReader() {}

  /** Whether a text reads like SQL: it begins with a verb of SQL and goes on as such a statement does. */
  static boolean looksLikeSql(String text) {
    List<String> words = words(text.length() > 2000 ? text.substring(0, 2000) : text);
    if (words.isEmpty() || !VERBS.contains(upper(words.get(0)))) {
      return false;
    }
    String first = upper(words.get(0));
    if (words.size() == 1) {
      return first.equals("VACUUM") || first.equals("COMMIT") || first.equals("ROLLBACK");
    }
    boolean shouted = words.get(0).equals(first);
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      if (MARKS.contains(upper(word)) && (shouted || isCertain(first, i, words))) {
        return true;
      }
    }
    return shouted && (first.equals("SELECT") || first.equals("CALL"));
  }

  /** In small letters "update the table" is prose; "update x set" and "delete from" are not. */
  private static boolean isCertain(String verb, int at, List<String> words) {
    String mark = upper(words.get(at));
    return switch (verb) {
      case "SELECT" ->
        mark.equals("FROM") && (at == 2 || words.contains(",") || words.contains("*"));
      case "UPDATE" -> mark.equals("SET") && at == 2;
      case "DELETE" ->
        mark.equals("FROM") && at == 1 && (words.size() <= 3 || hasWord(words, "WHERE"));
      case "INSERT" -> mark.equals("INTO") && at == 1 && hasWord(words, "VALUES");
      case "DROP", "TRUNCATE", "ALTER", "CREATE" -> {
        boolean table =
            mark.equals("TABLE") && words.size() > at + 1 && !words.get(at + 1).equals("for");
        // Of anything else only a statement that ends with its name.
        yield at <= 2 && (table || (words.size() == at + 3 && words.get(at + 2).equals(";")));
      }
      default -> false;
    };
  }

  private static boolean hasWord(List<String> words, String wanted) {
    return words.stream().anyMatch(word -> upper(word).equals(wanted));
  }

  static List<SqlStatement> read(String text) {
    List<SqlStatement> statements = new ArrayList<>();
    List<String> open = new ArrayList<>();
    for (String word : words(text)) {
      if (word.equals(";")) {
        add(open, text, statements);
        open = new ArrayList<>();
      } else {
        open.add(word);
      }
    }
    add(open, text, statements);
    return statements;
  }

  private static void add(List<String> words, String text, List<SqlStatement> statements) {
    if (words.isEmpty()) {
      return;
    }
    Set<String> objects = new LinkedHashSet<>();
    for (int i = 0; i + 1 < words.size(); i++) {
      if (!BEFORE_OBJECT.contains(upper(words.get(i)))) {
        continue;
      }
      int at = i + 1;
      while (at < words.size() && SKIPPED.contains(upper(words.get(at)))) {
        at++;
      }
      while (at < words.size() && isObject(words.get(at))) {
        objects.add(words.get(at).toLowerCase(Locale.ROOT));
        at += at + 1 < words.size() && words.get(at + 1).equals(",") ? 2 : words.size();
      }
    }
    String statement = words.size() > 400
        ? text
        : words.stream().map(SqlReader::unquoted).collect(Collectors.joining(" "));
    statements.add(new SqlStatement(verb(words), List.copyOf(objects), statement, words, true));
  }

  private static String unquoted(String word) {
    return word.startsWith("'") ? "'" : word;
  }

  /** The first word; of a query with common table expressions, what it does with them. */
  private static String verb(List<String> words) {
    String first = upper(words.get(0));
    if (!first.equals("WITH") && !first.equals("EXPLAIN")) {
      return first;
    }
    for (String word : words) {
      String verb = upper(word);
      if (verb.equals("DELETE")
          || verb.equals("UPDATE")
          || verb.equals("INSERT")
          || verb.equals("MERGE")) {
        return verb;
      }
    }
    return "SELECT";
  }

  private static boolean isObject(String word) {
    char first = word.charAt(0);
    return (Character.isLetter(first) || first == '_' || first == '{')
        && !VERBS.contains(upper(word));
  }

  private static String upper(String word) {
    return word.toUpperCase(Locale.ROOT);
  }

  /** Words and marks; comments are left out, strings become one mark, names lose their quotes. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      int end;
      if (Character.isWhitespace(c)) {
        end = at + 1;
      } else if (text.startsWith("--", at)) {
        end = ShellScan.lineEnd(text, at);
      } else if (text.startsWith("/*!", at)) {
        // MySQL runs what stands in such a comment.
        end = at + 3;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
          end++;
        }
      } else if (text.startsWith("*/", at)) {
        end = at + 2;
      } else if (text.startsWith("/*", at)) {
        int close = text.indexOf("*/", at + 2);
        end = close < 0 ? text.length() : close + 2;
      } else if (text.startsWith("$$", at)) {
        int close = text.indexOf("$$", at + 2);
        end = close < 0 ? text.length() : close + 2;
        words.add("'" + text.substring(at + 2, Math.max(at + 2, end - 2)) + "'");
      } else if (c == '\'') {
        end = afterQuote(text, at, c);
        words.add(text.substring(at, end));
      } else if (isNameChar(c)) {
        StringBuilder name = new StringBuilder();
        end = name(text, at, name);
        words.add(name.isEmpty() ? "?" : name.toString());
      } else {
        end = at + 1;
        words.add(String.valueOf(c));
      }
      at = end;
    }
    return words;
  }

  private static int name(String text, int from, StringBuilder name) {
    int at = from;
    while (at < text.length() && isNameChar(text.charAt(at))) {
      char c = text.charAt(at);
      if (c != '"' && c != '`') {
        name.append(c);
      }
      at++;
    }
    return at;
  }

  private static boolean isNameChar(char c) {
    return Character.isLetterOrDigit(c)
        || c == '_'
        || c == '.'
        || c == '"'
        || c == '`'
        || c == '$'
        || c == '@'
        || c == ':';
  }

  private static int afterQuote(String text, int from, char quote) {
    int end = text.indexOf(quote, from + 1);
    // A quote written twice stands for itself.
    while (end >= 0 && end + 1 < text.length() && text.charAt(end + 1) == quote) {
      end = text.indexOf(quote, end + 2);
    }
    return end < 0 ? text.length() : end + 1;
  }
}
