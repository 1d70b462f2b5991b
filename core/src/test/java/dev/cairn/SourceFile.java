package dev.cairn;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One Java file as {@link TidyTest} reads it.
 *
 * @param path from the root of the repository, with forward slashes
 * @param text as written
 * @param code the text with comments, strings and characters blanked out, line for line
 */
record SourceFile(String path, String text, String code) {
  /** What must be blanked. Text blocks come before strings, as they begin like an empty one. */
  private static final Pattern NOT_CODE = Pattern.compile(
      "/\\*(?s:.*?)\\*/" // block comment
          + "|//[^\\n]*" // line comment
          + "|\"\"\"(?s:[^\\\\\"]++|\\\\.|\"(?!\"\"))*+\"\"\"" // text block
          + "|\"(?:\\\\.|[^\"\\\\\\n])*+\"" // string
          + "|'(?:\\\\.|[^'\\\\\\n])++'"); // character

  private static final Pattern METHOD_HEADER =
      Pattern.compile("\\b(\\w+)\\s*\\([^;{}]*\\)\\s*(?:throws\\s[\\w.,\\s]+)?$");
  private static final Pattern NO_METHOD = Pattern.compile(
      "\\b(?:if|for|while|switch|catch|synchronized|try|new|return|record)\\b|->|=");

  /** The root of the repository: the folder above the tests' own that holds {@code .mvn}. */
  static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve(".mvn"))) {
      folder = folder.getParent();
      if (folder == null) throw new IllegalStateException("not inside the repository");
    }
    return folder;
  }

  /** All Java files of all modules, main and test, in the order of their paths. */
  static List<SourceFile> all() {
    Path root = root();
    List<SourceFile> found = new ArrayList<>();
    try (Stream<Path> modules = Files.list(root)) {
      for (Path module : modules.sorted().toList()) {
        Path sources = module.resolve("src");
        if (!Files.isDirectory(sources)) continue;
        try (Stream<Path> files = Files.walk(sources)) {
          files
              .filter(file -> file.toString().endsWith(".java"))
              .sorted()
              .forEach(file -> found.add(read(root, file)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  private static SourceFile read(Path root, Path file) {
    try {
      return of(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static SourceFile of(String path, String text) {
    String code =
        NOT_CODE.matcher(text).replaceAll(match -> match.group().replaceAll("[^\n]", " "));
    return new SourceFile(path, text, code);
  }

  boolean isMain() {
    return path.contains("/src/main/java/");
  }

  /** The folder, which is the package. */
  String folder() {
    return path.substring(0, path.lastIndexOf('/'));
  }

  int lines() {
    return (int) text.lines().count();
  }

  /** Every match in the code, as {@code path:line: match}. */
  List<String> findInCode(Pattern pattern) {
    List<String> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(code);
    while (matcher.find())
      found.add(at(matcher.start()) + ": " + matcher.group().strip());
    return found;
  }

  /** Methods and constructors longer than {@code max} lines, header and braces included. */
  List<String> methodsLongerThan(int max) {
    List<String> found = new ArrayList<>();
    for (int open = code.indexOf('{'); open >= 0; open = code.indexOf('{', open + 1)) {
      int start = startOfHeader(open);
      Matcher header = METHOD_HEADER.matcher(code.substring(start, open).strip());
      if (!header.find() || NO_METHOD.matcher(header.group()).find()) continue;
      if (NO_METHOD.matcher(code.substring(start, open)).find()) continue;
      int length = line(closing(open)) - line(start) + 1;
      if (length > max) found.add(at(start) + ": " + header.group(1) + " has " + length + " lines");
    }
    return found;
  }

  /** Where the words before a brace begin: after the statement or block that came before. */
  private int startOfHeader(int open) {
    int start = open;
    while (start > 0 && ";{}".indexOf(code.charAt(start - 1)) < 0) start--;
    while (start < open && Character.isWhitespace(code.charAt(start))) start++;
    return start;
  }

  private int closing(int open) {
    int depth = 0;
    for (int i = open; i < code.length(); i++) {
      if (code.charAt(i) == '{') depth++;
      if (code.charAt(i) == '}' && --depth == 0) return i;
    }
    return code.length();
  }

  private int line(int offset) {
    return 1 + (int) code.substring(0, offset).chars().filter(c -> c == '\n').count();
  }

  private String at(int offset) {
    return path + ":" + line(offset);
  }
}
