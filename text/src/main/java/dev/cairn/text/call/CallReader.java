package dev.cairn.text.call;

import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.call.ReadCall.Code;
import dev.cairn.text.call.ReadCall.Command;
import dev.cairn.text.call.ReadCall.HttpRequest;
import dev.cairn.text.call.ReadCall.SqlStatement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Reads what a call would do. One reader for guards, risk and safety. */
public final class CallReader {
  private static final int DEPTH_MAX = 12;

  /** An action in words of which less is new beside the arguments only says them again. */
  private static final double NEW_SHARE_MIN = 0.5;

  /**
   * Reads a call.
   *
   * @param action what is to be done, in words or as a command line; may be empty
   * @param tool its id; empty if none is known
   * @param args as JSON gives them: maps, lists, strings, numbers, booleans
   */
  public ReadCall read(String action, String tool, Map<String, Object> args) {
    Reading reading = new Reading();
    args.forEach((key, value) -> reading.argument(key, value, 0));
    reading.requests();
    reading.action(action, tool, args);
    return reading.result(tool);
  }

  /**
   * Reads a call of a tool that carries out what it is given: every string that is not known as data is taken
   * for what it runs, whatever its key. A call that gives it nothing to run is unreadable.
   */
  public ReadCall read(Executor executor, String tool, Map<String, Object> args) {
    Reading reading = new Reading();
    boolean found = new ExecutorArguments(executor, reading).read(args);
    reading.unreadable |= !found;
    return reading.result(tool);
  }

  /** What was found so far. */
  static final class Reading {
    private final StringBuilder words = new StringBuilder();
    private final StringBuilder added = new StringBuilder();
    private final StringBuilder removed = new StringBuilder();
    private final List<Command> commands = new ArrayList<>();
    private final List<SqlStatement> statements = new ArrayList<>();
    private final List<HttpRequest> requests = new ArrayList<>();
    private final List<Code> code = new ArrayList<>();
    private final List<String> addresses = new ArrayList<>();
    private final Set<String> paths = new LinkedHashSet<>();
    private final Set<String> hosts = new LinkedHashSet<>();
    private String method = "GET";
    private boolean unreadable;

    private void argument(String key, Object value, int depth) {
      if (depth > DEPTH_MAX) {
        unreadable = true;
      } else if (value instanceof Map<?, ?> map) {
        map.forEach((inner, each) -> argument(String.valueOf(inner), each, depth + 1));
      } else if (value instanceof Iterable<?> list) {
        list(key, list, depth);
      } else if (value instanceof String text) {
        text(key, text);
      } else if (value instanceof Number || value instanceof Boolean) {
        say(key + " " + value);
      }
    }

    private void list(String key, Iterable<?> list, int depth) {
      List<String> texts = ListedCommands.texts(list);
      if (texts.isEmpty() || !ArgumentRole.isCommand(key)) {
        list.forEach(each -> argument(key, each, depth + 1));
        return;
      }
      ListedCommands commands = new ListedCommands(ExecutorArguments.plain(key), texts);
      if (!commands.words().isEmpty()) {
        shell(shell -> shell.read(commands.words()));
      }
      commands.lines().forEach(this::shell);
    }

    private void text(String key, String text) {
      switch (ArgumentRole.of(key, text)) {
        case COMMAND -> shell(text);
        case SQL -> statements.addAll(SqlReader.read(text));
        case URL -> addresses.add(text);
        case METHOD -> method = text;
        case PATH -> {
          paths.add(text);
        }
        case HOST -> hosts.add(HttpReader.hostOf(text));
        case ADDED -> added.append(text).append('\n');
        case REMOVED -> removed.append(text).append('\n');
        case PATCH -> patch(text);
        case WORDS -> prose(key + " " + text);
      }
    }

    private void say(String text) {
      words.append(text).append('\n');
    }

    private void prose(String text) {
      say(text);
      for (Token token : Tokenizer.tokens(text)) {
        if (token.isName()) {
          References.note(token.text(), paths, hosts);
        }
      }
    }

    private void shell(String line) {
      shell(shell -> shell.read(line));
    }

    /** Notes all that a shell would run. */
    void shell(Consumer<ShellReader> line) {
      ShellReader shell = new ShellReader();
      line.accept(shell);
      unreadable |= shell.isUnreadable();
      code.addAll(shell.code());
      shell.sql().forEach(this::sql);
      int before = commands.size();
      say(shell.comments().strip());
      for (Command command : shell.commands()) {
        command(command.after(before));
      }
      for (String document : shell.documents()) {
        if (SqlReader.looksLikeSql(document)) {
          SqlReader.read(document).forEach(it -> statements.add(it.said()));
        } else {
          added.append(document).append('\n');
        }
      }
    }

    void sql(String text) {
      statements.addAll(SqlReader.read(text));
    }

    void code(String language, String text) {
      code.add(new Code(language, text));
    }

    void request(HttpRequest request) {
      requests.add(request);
      hosts.add(request.host());
    }

    /** A variable that is set for what is run. */
    void assigned(String assignment) {
      commands.add(new Command(
          "", List.of(), false, List.of(assignment), List.of(), ReadCall.Input.NONE, -1, false));
    }

    void unreadable() {
      unreadable = true;
    }

    private void command(Command command) {
      commands.add(command);
      paths.addAll(command.writes());
      if (HttpReader.isClient(command)) {
        HttpReader.read(command, requests);
      }
      for (int i = 1; i < command.words().size(); i++) {
        String word = command.words().get(i);
        boolean given = FedText.isDatabase(command.name()) && word.indexOf(' ') > 0;
        if (given || (word.indexOf(' ') > 0 && SqlReader.looksLikeSql(word))) {
          boolean said = FedText.onlySays(command.name());
          SqlReader.read(word).forEach(it -> statements.add(said ? it.said() : it));
        } else {
          References.note(word, paths, hosts);
        }
      }
    }

    private void patch(String text) {
      text.lines().forEach(line -> {
        boolean header = line.startsWith("+++ ") || line.startsWith("--- ");
        if (header) {
          References.note(line.substring(4).strip(), paths, hosts);
        } else if (line.startsWith("+")) {
          added.append(line, 1, line.length()).append('\n');
        } else if (line.startsWith("-")) {
          removed.append(line, 1, line.length()).append('\n');
        }
      });
    }

    private void requests() {
      for (String address : addresses) {
        HttpRequest request = HttpReader.request(method, address);
        requests.add(request);
        hosts.add(request.host());
      }
    }

    private void action(String action, String tool, Map<String, Object> args) {
      if (action.isBlank() || (!args.isEmpty() && saysTheSame(action, tool))) {
        return;
      }
      if (commands.isEmpty() && CommandLines.isCommandLine(action)) {
        shell(action);
        return;
      }
      prose(action);
      if (args.isEmpty()) {
        for (String line : CommandLines.inside(action, Tokenizer.tokens(action))) {
          shell(line);
        }
      }
    }

    /** Whether an action in words only repeats what the arguments say. */
    private boolean saysTheSame(String action, String tool) {
      Set<String> known = new HashSet<>();
      collect(
          words + " " + added + " " + removed + " " + tool + " " + String.join(" ", paths), known);
      commands.forEach(command -> collect(command.line() + " " + command.assignments(), known));
      statements.forEach(statement -> collect(statement.text(), known));
      addresses.forEach(address -> collect(address, known));
      Set<String> said = new HashSet<>();
      collect(action, said);
      long fresh = said.stream().filter(word -> !known.contains(word)).count();
      return fresh < NEW_SHARE_MIN * Math.max(1, said.size());
    }

    /** Runs of letters and digits, in small letters. */
    private static void collect(String text, Set<String> into) {
      int start = -1;
      for (int i = 0; i <= text.length(); i++) {
        boolean inside = i < text.length() && Character.isLetterOrDigit(text.charAt(i));
        if (inside && start < 0) {
          start = i;
        } else if (!inside && start >= 0) {
          into.add(Tokenizer.key(text.substring(start, i)));
          start = -1;
        }
      }
    }

    private ReadCall result(String tool) {
      return new ReadCall(
          tool,
          words.toString().strip(),
          commands,
          statements,
          requests,
          code,
          List.copyOf(paths),
          List.copyOf(hosts),
          added.toString().strip(),
          removed.toString().strip(),
          unreadable);
    }
  }
}
