package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import dev.cairn.text.call.ReadCall.Command;
import dev.cairn.text.call.ShellLexer.Kind;
import dev.cairn.text.call.ShellLexer.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads a shell line into simple commands: lists, pipes, subshells, substitutions, loops and conditions are
 * taken apart, and commands that run another ({@code sudo}, {@code bash -c}, {@code ssh}) are followed by it.
 */
final class ShellReader {
  /** Substitutions and commands in commands are followed this far; what lies deeper is unreadable. */
  private static final int DEPTH_MAX = 8;

  private static final Set<String> KEYWORDS = Set.of(
      "if", "then", "else", "elif", "fi", "do", "done", "while", "until", "esac", "!", "{", "}");

  private static final Set<String> LOOPS = Set.of("for", "case", "select");

  private static final Set<String> INTERPRETERS =
      Set.copyOf(DataFile.lines("call/interpreters.txt"));

  private final List<Command> commands = new ArrayList<>();
  private final StringBuilder comments = new StringBuilder();
  private final List<String> documents = new ArrayList<>();
  private boolean unreadable;

  /** The command that is being read. */
  private List<String> words = new ArrayList<>();

  private List<String> assignments = new ArrayList<>();
  private List<String> writes = new ArrayList<>();
  private boolean nameOpaque;
  private boolean fromPipe;

  List<Command> commands() {
    return commands;
  }

  /** What comments say, one a line. */
  String comments() {
    return comments.toString();
  }

  /** Here documents that are no script. */
  List<String> documents() {
    return documents;
  }

  boolean isUnreadable() {
    return unreadable;
  }

  void read(String line) {
    read(line, 0);
  }

  private void read(String line, int depth) {
    if (depth > DEPTH_MAX) {
      unreadable = true;
      return;
    }
    ShellLexer lexer = ShellLexer.read(line);
    unreadable |= lexer.isBroken();
    List<Piece> pieces = lexer.pieces();
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      boolean wordFollows = i + 1 < pieces.size() && pieces.get(i + 1).kind() == Kind.WORD;
      switch (piece.kind()) {
        case WORD -> word(piece);
        case SEPARATOR -> finish(false, depth);
        case PIPE -> finish(true, depth);
        case WRITE, READ -> {
          if (wordFollows) {
            i++;
            redirect(piece.kind(), pieces.get(i).text());
          }
        }
        case DOCUMENT -> {
          boolean string = piece.text().isEmpty() && wordFollows;
          document(string ? pieces.get(++i).text() : piece.text(), depth);
        }
        case COMMENT -> comments.append(piece.text()).append('\n');
      }
    }
    finish(false, depth);
    for (String inner : lexer.substitutions()) {
      read(inner, depth + 1);
    }
  }

  private void word(Piece piece) {
    if (words.isEmpty()) {
      if (!piece.quoted() && KEYWORDS.contains(piece.text())) {
        return;
      }
      if (ShellScan.isAssignment(piece.text())) {
        assignments.add(piece.text());
        return;
      }
      nameOpaque = piece.opaque();
    }
    words.add(piece.text());
  }

  private void redirect(Kind kind, String file) {
    boolean stream = ShellScan.isDigits(file) || file.equals("-") || file.startsWith("/dev/");
    if (kind == Kind.WRITE && !stream) {
      writes.add(file);
    }
  }

  /** A here document belongs to the last command that was begun. */
  private void document(String text, int depth) {
    String program = !words.isEmpty()
        ? programOf(words.get(0))
        : commands.isEmpty() ? "" : commands.get(commands.size() - 1).name();
    if (CommandUnwrapper.isShell(program)) {
      finish(false, depth);
      read(text, depth + 1);
    } else {
      documents.add(text);
    }
  }

  private void finish(boolean piped, int depth) {
    List<String> read = words;
    boolean opaque = nameOpaque;
    boolean fed = fromPipe;
    Command command =
        new Command(read.isEmpty() ? "" : programOf(read.get(0)), read, piped, assignments, writes);
    words = new ArrayList<>();
    assignments = new ArrayList<>();
    writes = new ArrayList<>();
    nameOpaque = false;
    fromPipe = piped;
    if (read.isEmpty()) {
      if (!command.assignments().isEmpty() || !command.writes().isEmpty()) {
        commands.add(command);
      }
    } else if (!LOOPS.contains(command.name())) {
      unreadable |= opaque || command.name().equals("eval") || (fed && runsWhatItIsFed(read));
      commands.add(command);
      inner(read, piped, fed, depth);
      fromPipe = piped;
    }
  }

  /** An interpreter at the end of a pipe without a script of its own runs what nobody has read. */
  private static boolean runsWhatItIsFed(List<String> words) {
    return INTERPRETERS.contains(programOf(words.get(0)))
        && words.stream().skip(1).allMatch(word -> word.startsWith("-") && !word.equals("-c"));
  }

  /** The command that this one runs. */
  private void inner(List<String> outer, boolean piped, boolean fed, int depth) {
    CommandUnwrapper.Inner inner = CommandUnwrapper.inner(outer);
    if (inner.script() != null) {
      read(inner.script(), depth + 1);
    } else if (!inner.words().isEmpty() && depth < DEPTH_MAX) {
      List<String> assigned = new ArrayList<>();
      List<String> rest = new ArrayList<>(inner.words());
      while (!rest.isEmpty() && ShellScan.isAssignment(rest.get(0))) {
        assigned.add(rest.remove(0));
      }
      if (!rest.isEmpty()) {
        unreadable |= fed && runsWhatItIsFed(rest);
        commands.add(new Command(programOf(rest.get(0)), rest, piped, assigned, List.of()));
        inner(rest, piped, fed, depth + 1);
      }
    }
  }

  static String programOf(String word) {
    int slash = Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\'));
    String name = slash >= 0 && slash + 1 < word.length() ? word.substring(slash + 1) : word;
    return name.endsWith(".exe") ? name.substring(0, name.length() - 4) : name;
  }
}
