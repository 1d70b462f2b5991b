package dev.cairn.text.call;

import dev.cairn.text.call.ReadCall.Code;
import dev.cairn.text.call.ReadCall.Command;
import dev.cairn.text.call.ReadCall.Input;
import dev.cairn.text.call.ShellLexer.Kind;
import dev.cairn.text.call.ShellLexer.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a shell line into simple commands: lists, pipes, subshells, substitutions, loops and conditions are
 * taken apart, and commands that run another ({@code sudo}, {@code bash -c}, {@code ssh}) are followed by it.
 */
final class ShellReader {
  /** Whose words a line is written in. */
  enum Dialect {
    POSIX,
    POWERSHELL,
    CMD
  }

  /** Substitutions and commands in commands are followed this far; what lies deeper is unreadable. */
  private static final int DEPTH_MAX = 8;

  private static final Set<String> KEYWORDS = Set.of(
      "if", "then", "else", "elif", "fi", "do", "done", "while", "until", "esac", "!", "{", "}",
      "coproc");

  private static final Set<String> POWER_KEYWORDS = Set.of(
      "if", "else", "elseif", "foreach", "for", "while", "do", "try", "catch", "finally", "return",
      "in", "param", "process", "begin", "end", "=", "+=", ".", "-and", "-or", "-not", "!");

  private static final Set<String> LOOPS = Set.of("for", "case", "select", "function");

  private final List<Command> commands = new ArrayList<>();
  private final List<Code> code = new ArrayList<>();
  private final StringBuilder comments = new StringBuilder();
  private final List<String> documents = new ArrayList<>();
  private final List<String> sql = new ArrayList<>();
  private final ShellVariables variables = new ShellVariables();
  private final Set<String> functions = new HashSet<>();
  private final Map<String, List<String>> aliases = new HashMap<>();
  private boolean unreadable;

  /** The line that is being read: its dialect, and the place of the command that runs it. */
  private Dialect dialect = Dialect.POSIX;

  private int runBy = -1;
  private int depth;
  private int brackets;
  private int cases;

  /** The command that is being read. */
  private List<String> words = new ArrayList<>();

  private List<String> assignments = new ArrayList<>();
  private List<String> writes = new ArrayList<>();
  private List<String> files = new ArrayList<>();
  private String text = "";
  private boolean nameOpaque;
  private boolean coprocess;
  private int from = -1;

  List<Command> commands() {
    return commands;
  }

  List<Code> code() {
    return code;
  }

  /** What comments say, one a line. */
  String comments() {
    return comments.toString();
  }

  /** Here documents that are no script. */
  List<String> documents() {
    return documents;
  }

  /** Texts that a database is given to run. */
  List<String> sql() {
    return sql;
  }

  boolean isUnreadable() {
    return unreadable;
  }

  void read(String line) {
    read(line, Dialect.POSIX, -1);
  }

  /** Reads the words of one command, as a program is given them. */
  void read(List<String> command) {
    run(new Command(programOf(command.get(0)), command, false));
  }

  void read(String line, Dialect written, int runner) {
    if (depth > DEPTH_MAX) {
      unreadable = true;
      return;
    }
    Dialect outerDialect = dialect;
    int outerRunner = runBy;
    int outerFrom = from;
    dialect = written;
    runBy = runner;
    from = -1;
    depth++;
    if (written == Dialect.POSIX) {
      ShellLexer lexer = ShellLexer.read(line);
      unreadable |= lexer.isBroken();
      pieces(lexer.pieces());
      for (String inner : lexer.substitutions()) {
        read(inner, Dialect.POSIX, runner);
      }
    } else {
      WindowsLexer lexer = WindowsLexer.read(line, written == Dialect.POWERSHELL);
      unreadable |= lexer.isBroken();
      pieces(lexer.pieces());
    }
    depth--;
    dialect = outerDialect;
    runBy = outerRunner;
    from = outerFrom;
  }

  private void pieces(List<Piece> pieces) {
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      boolean wordFollows = i + 1 < pieces.size() && pieces.get(i + 1).kind() == Kind.WORD;
      switch (piece.kind()) {
        case WORD -> {
          boolean called = i > 0 && pieces.get(i - 1).text().equals("&");
          word(piece, called);
        }
        case SEPARATOR -> separator(piece.text(), i + 1 < pieces.size() ? pieces.get(i + 1) : null);
        case PIPE -> finish(true);
        case WRITE, READ -> {
          if (wordFollows) {
            i++;
            redirect(piece, pieces.get(i).text());
          }
        }
        case STRING -> {
          if (wordFollows) {
            text = pieces.get(++i).text();
          }
        }
        case DOCUMENT -> text = piece.text();
        case COMMENT -> comments.append(piece.text()).append('\n');
      }
    }
    finish(false);
  }

  private void separator(String mark, @Nullable Piece next) {
    boolean posix = dialect == Dialect.POSIX;
    if (posix && mark.equals("(")) {
      boolean defines = words.size() == 1 && next != null && next.text().equals(")");
      if (defines) {
        functions.add(words.get(0));
        words.clear();
      }
      brackets++;
    } else if (posix && mark.equals(")")) {
      if (brackets > 0) {
        brackets--;
      } else if (cases > 0 && !(words.size() > 0 && LOOPS.contains(words.get(0)))) {
        words.clear();
      }
    }
    finish(false);
  }

  private void word(Piece piece, boolean called) {
    String word = piece.text();
    if (words.isEmpty()) {
      if (!piece.quoted() && isKeyword(word)) {
        cases -= word.equals("esac") ? 1 : 0;
        coprocess = word.equals("coproc");
        return;
      }
      if (dialect == Dialect.POWERSHELL) {
        // A value stands here, unless it is called.
        if ((word.startsWith("$") || word.startsWith("-") || piece.quoted()) && !called) {
          return;
        }
        nameOpaque = word.startsWith("$");
      } else if (dialect == Dialect.POSIX && ShellScan.isAssignment(word)) {
        assignments.add(variables.expand(word).get(0));
        return;
      }
    }
    List<String> expanded =
        piece.opaque() && dialect == Dialect.POSIX ? variables.expand(word) : List.of(word);
    if (words.isEmpty() && dialect != Dialect.POWERSHELL) {
      String program = programOf(expanded.get(0));
      boolean unknown = piece.opaque() && (program.indexOf('$') >= 0 || program.indexOf('%') >= 0);
      nameOpaque = unknown || (!piece.quoted() && isExpanded(word));
    }
    // Blanks that are written as a variable part a word that looks like one.
    unreadable |= dialect == Dialect.POSIX && (word.contains("$IFS") || word.contains("${IFS"));
    if (words.size() == 2 && words.get(0).equals("function") && word.equals("{")) {
      functions.add(words.get(1));
      words.clear();
      return;
    }
    if (words.size() == 1 && coprocess && word.equals("{")) {
      words.clear();
      return;
    }
    words.addAll(expanded);
  }

  /** Whether the shell makes another name of it: by braces, or by whatever file fits a pattern. */
  private boolean isExpanded(String word) {
    boolean braces = word.startsWith("{") && word.indexOf(',') > 0;
    boolean test = word.equals("[") || word.equals("[[") || word.equals("?");
    boolean pattern = word.indexOf('*') >= 0 || word.indexOf('?') >= 0 || word.indexOf('[') >= 0;
    return braces || (dialect == Dialect.POSIX && cases == 0 && pattern && !test);
  }

  private boolean isKeyword(String word) {
    return dialect == Dialect.POWERSHELL
        ? POWER_KEYWORDS.contains(word.toLowerCase(Locale.ROOT))
        : KEYWORDS.contains(word);
  }

  private void redirect(Piece operator, String file) {
    boolean stream = ShellScan.isDigits(file) || file.equals("-") || file.startsWith("/dev/");
    boolean device = stream && file.startsWith("/dev/") && !StandardStreams.has(file);
    boolean compares = !words.isEmpty() && words.get(0).equals("[[");
    if (operator.kind() == Kind.WRITE && (!stream || device) && !compares) {
      writes.add(variables.expand(file).get(0));
    } else if (operator.kind() == Kind.READ && operator.text().equals("<") && !compares) {
      files.add(file);
    } else if ((operator.kind() == Kind.READ && !stream && !compares) || device) {
      // Both streams into one file: >& file.
      writes.add(file);
    }
  }

  private void finish(boolean piped) {
    boolean function = !words.isEmpty() && functions.contains(words.get(0));
    List<String> meant = words.isEmpty() ? null : aliases.get(words.get(0));
    if (meant != null) {
      words.remove(0);
      words.addAll(0, meant);
    }
    Command command = new Command(
        words.isEmpty() ? "" : programOf(words.get(0)),
        words,
        piped,
        assignments,
        writes,
        new Input(from, text, files),
        runBy,
        nameOpaque);
    words = new ArrayList<>();
    assignments = new ArrayList<>();
    writes = new ArrayList<>();
    files = new ArrayList<>();
    text = "";
    nameOpaque = false;
    coprocess = false;
    from = -1;
    int place = commands.size();
    if (command.words().isEmpty()) {
      command.assignments().forEach(variables::assign);
      boolean reads = !command.input().files().isEmpty();
      if (reads || !command.assignments().isEmpty() || !command.writes().isEmpty()) {
        commands.add(command);
      }
    } else if (function) {
      // Its body was read where it was defined; one that pipes into itself never ends.
      unreadable |= piped;
    } else if (LOOPS.contains(command.name()) && dialect == Dialect.POSIX) {
      loop(command);
    } else {
      run(command);
    }
    from = piped ? place : -1;
  }

  private void loop(Command command) {
    List<String> parts = command.words();
    cases += command.name().equals("case") ? 1 : 0;
    if (parts.size() > 3 && parts.get(2).equals("in") && !command.name().equals("case")) {
      variables.set(parts.get(1), parts.subList(3, parts.size()));
    }
  }

  /** Notes a command, what it is fed with, and the command that it runs. */
  private void run(Command command) {
    if (depth > DEPTH_MAX) {
      unreadable = true;
      return;
    }
    int place = commands.size();
    commands.add(command);
    unreadable |= command.opaque() || command.name().equals("eval");
    if (command.name().equals("export") || command.name().equals("local")) {
      command.words().stream().filter(ShellScan::isAssignment).forEach(variables::assign);
    }
    if (command.name().equals("alias")) {
      command.words().stream().filter(ShellScan::isAssignment).forEach(this::alias);
    }
    input(command, place);
    CommandUnwrapper.Inner inner = CommandUnwrapper.inner(command.words());
    unreadable |= inner.unreadable();
    if (inner.code() != null) {
      unreadable |= inner.code().text().contains("$()");
      code.add(inner.code());
    }
    if (inner.script() != null) {
      read(inner.script(), inner.dialect(), place);
    } else if (!inner.words().isEmpty()) {
      depth++;
      List<String> rest = inner.words();
      int start = 0;
      while (start < rest.size() && ShellScan.isAssignment(rest.get(start))) {
        start++;
      }
      if (start < rest.size()) {
        run(new Command(
            programOf(rest.get(start)),
            rest.subList(start, rest.size()),
            command.piped(),
            rest.subList(0, start),
            List.of(),
            command.input(),
            place,
            rest.get(start).startsWith("$") || isExpanded(rest.get(start))));
      }
      depth--;
    }
  }

  private void alias(String assignment) {
    int equals = assignment.indexOf('=');
    String value = assignment.substring(equals + 1).strip();
    if (!value.isEmpty()) {
      aliases.put(assignment.substring(0, equals), List.of(value.split("\\s+", -1)));
    }
  }

  /** What an interpreter, a shell or a database is fed with is run. */
  private void input(Command command, int place) {
    Input input = command.input();
    String fed = input.text();
    if (fed.isEmpty() && input.from() >= 0 && input.from() < commands.size()) {
      fed = FedText.of(commands.get(input.from()));
    }
    switch (FedText.use(command)) {
      case NONE -> {
        if (!input.text().isEmpty()) {
          documents.add(input.text());
        }
      }
      case SCRIPT -> {
        if (!fed.isEmpty()) {
          read(fed, Dialect.POSIX, place);
        }
        unreadable |= fed.isEmpty() && isHidden(input);
      }
      case CODE -> {
        if (!fed.isEmpty()) {
          code.add(new Code(command.name(), fed));
        }
        unreadable |= fed.isEmpty() && isHidden(input);
      }
      case SQL -> {
        if (!fed.isEmpty()) {
          sql.add(fed);
        }
        unreadable |= fed.isEmpty() && isHidden(input);
      }
    }
  }

  /** Through a pipe comes what nobody has read, unless it is a file as it lies there. */
  private boolean isHidden(Input input) {
    return input.from() >= 0 && !FedText.isFile(commands.get(input.from()));
  }

  static String programOf(String word) {
    int slash = Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\'));
    String name = slash >= 0 && slash + 1 < word.length() ? word.substring(slash + 1) : word;
    return name.endsWith(".exe") ? name.substring(0, name.length() - 4) : name;
  }
}
