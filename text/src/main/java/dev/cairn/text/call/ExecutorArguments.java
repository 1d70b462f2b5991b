package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import dev.cairn.text.call.CallReader.Reading;
import dev.cairn.text.call.ReadCall.HttpRequest;
import dev.cairn.text.call.ShellReader.Dialect;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the arguments of an executor: what is carried out, wherever it stands. */
final class ExecutorArguments {
  private static final int DEPTH_MAX = 12;

  /** Keys of data; a map below one of these is looked into all the same, if it may hold what is run. */
  private static final Set<String> DATA = dataKeys();

  private static final Set<String> PROGRAM_KEYS =
      Set.of("command", "cmd", "program", "executable", "binary", "file", "exe");

  private static final Set<String> WORD_KEYS = Set.of("args", "argv", "arguments", "params");

  private static final Set<String> LINE_KEYS = Set.of("args", "argv");

  /** Keys of words for people. */
  private static final Set<String> PROSE =
      Set.copyOf(List.of(DataFile.lines("call/prose-keys.txt").get(0).split(" ", -1)));

  private final List<String> withheld = new ArrayList<>();
  private final Executor executor;
  private final Reading reading;
  private boolean found;

  ExecutorArguments(Executor executor, Reading reading) {
    this.executor = executor;
    this.reading = reading;
  }

  /** Whether there was anything to carry out. */
  boolean read(Map<String, Object> args) {
    if (executor.kind() == Executor.Kind.HTTP) {
      new RequestArguments(reading).read(args);
      return true;
    }
    map(args, 0);
    // A key of data is only a name: what reads as a command under it may be run all the same.
    boolean alone = !found;
    for (String text : withheld) {
      boolean several = text.strip().indexOf(' ') > 0;
      if ((several || (alone && !References.isPath(text.strip()))) && readsAsRun(text)) {
        found = true;
        text(text);
      }
    }
    return found;
  }

  private boolean readsAsRun(String text) {
    return switch (executor.kind()) {
      case SQL -> SqlReader.looksLikeSql(text);
      case SHELL, POWERSHELL, CMD -> CommandLines.isCommandLine(text);
      default -> false;
    };
  }

  private void map(Map<?, ?> map, int depth) {
    List<String> joined = joined(map);
    if (joined != null) {
      list("", joined);
    }
    map.forEach((key, value) -> {
      String name = plain(String.valueOf(key));
      boolean said = joined != null && (PROGRAM_KEYS.contains(name) || WORD_KEYS.contains(name));
      boolean opens = value instanceof Map && !name.equals("env") && !name.equals("headers");
      if (!said && (opens || !DATA.contains(name))) {
        value(name, value, depth + 1);
      } else if (value instanceof Map<?, ?> inner && name.equals("env")) {
        inner.forEach((variable, each) -> reading.assigned(variable + "=" + each));
      } else if (value instanceof String text && !PROSE.contains(name) && !text.isBlank()) {
        withheld.add(text);
      } else if (value instanceof List<?> list && !said) {
        list.forEach(each -> withhold(each));
      }
    });
  }

  private void withhold(@Nullable Object each) {
    if (each instanceof String text && !text.isBlank()) {
      withheld.add(text);
    }
  }

  /** A program in one argument and its words beside it, in a list or as they are typed. */
  private static @Nullable List<String> joined(Map<?, ?> map) {
    String program = null;
    List<?> rest = null;
    String line = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String key = plain(String.valueOf(entry.getKey()));
      if (PROGRAM_KEYS.contains(key) && entry.getValue() instanceof String text) {
        program = text;
      } else if (WORD_KEYS.contains(key) && entry.getValue() instanceof List<?> list) {
        rest = list;
      } else if (LINE_KEYS.contains(key) && entry.getValue() instanceof String text) {
        line = text;
      }
    }
    if (program == null || program.isBlank()) {
      return null;
    }
    if (rest == null) {
      return line.isBlank() ? null : List.of(program + " " + line);
    }
    List<String> words = new ArrayList<>(List.of(program));
    rest.forEach(word -> words.add(String.valueOf(word)));
    return words;
  }

  private void value(String key, @Nullable Object value, int depth) {
    if (depth > DEPTH_MAX) {
      reading.unreadable();
    } else if (value instanceof Map<?, ?> map) {
      map(map, depth);
    } else if (value instanceof List<?> list) {
      List<String> texts = ListedCommands.texts(list);
      if (texts.isEmpty() || executor.kind() == Executor.Kind.SQL) {
        list.forEach(each -> value(key, each, depth + 1));
      } else {
        list(key, texts);
      }
    } else if (value instanceof String text && !text.isBlank()) {
      found = true;
      text(text);
    }
  }

  private void list(String key, List<String> texts) {
    found = true;
    ListedCommands commands = new ListedCommands(key, texts);
    if (executor.kind() == Executor.Kind.CODE && commands.words().isEmpty()) {
      // Lines of one program, as notebooks keep them.
      text(String.join("\n", texts));
      return;
    }
    if (!commands.words().isEmpty()) {
      argv(commands.words());
    }
    commands.lines().stream().filter(line -> !line.isBlank()).forEach(this::text);
  }

  private void text(String text) {
    switch (executor.kind()) {
      case SHELL, HTTP -> reading.shell(shell -> shell.read(text));
      case POWERSHELL -> reading.shell(shell -> shell.read(text, Dialect.POWERSHELL, -1));
      case CMD -> reading.shell(shell -> shell.read(text, Dialect.CMD, -1));
      case SQL -> reading.sql(text);
      case CODE -> {
        boolean script = text.indexOf(' ') < 0 && text.indexOf('(') < 0 && References.isPath(text);
        if (script) {
          argv(List.of(text));
        } else {
          reading.code(executor.program(), text);
        }
      }
      case PROGRAM -> {
        String program = executor.program();
        boolean named = text.strip().equals(program) || text.strip().startsWith(program + " ");
        reading.shell(shell -> shell.read(named ? text : program + " " + text));
      }
      case MANIFEST -> reading.code("manifest", text);
    }
  }

  private void argv(List<String> words) {
    List<String> all = new ArrayList<>(words);
    String first = words.get(0);
    boolean program =
        switch (executor.kind()) {
          case SHELL ->
            first.startsWith("-") || (References.isPath(first) && first.endsWith(".sh"));
          case POWERSHELL -> first.startsWith("-");
          case CMD -> first.startsWith("/");
          case CODE, PROGRAM -> !first.equals(executor.program());
          default -> false;
        };
    if (program) {
      all.add(
          0,
          switch (executor.kind()) {
            case POWERSHELL -> "powershell";
            case CMD -> "cmd";
            default -> executor.program();
          });
    }
    reading.shell(shell -> shell.read(all));
  }

  static String plain(String key) {
    return key.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
  }

  private static Set<String> dataKeys() {
    Set<String> all = new HashSet<>();
    DataFile.lines("call/data-keys.txt").forEach(line -> all.addAll(List.of(line.split(" ", -1))));
    return all;
  }

  /** Reads one HTTP request off its parts. */
  private static final class RequestArguments {
    private final Reading reading;
    private final List<String> headers = new ArrayList<>();
    private final StringBuilder body = new StringBuilder();
    private final StringBuilder query = new StringBuilder();
    private final List<String> addresses = new ArrayList<>();
    private String method = "";
    private String savedTo = "";

    private RequestArguments(Reading reading) {
      this.reading = reading;
    }

    private void read(Map<String, Object> args) {
      part("", args, 0);
      String sent = method.isEmpty() ? body.isEmpty() ? "GET" : "POST" : method;
      if (addresses.isEmpty()) {
        reading.request(new HttpRequest(sent.toUpperCase(Locale.ROOT), "", ""));
        reading.unreadable();
      }
      for (String address : addresses) {
        HttpRequest plain = HttpReader.request(sent, address);
        List<String> all = new ArrayList<>(headers);
        if (HttpReader.hasUser(address)) {
          all.add("Authorization: user");
        }
        String path = plain.path() + (query.isEmpty() ? "" : "?" + query);
        reading.request(
            new HttpRequest(plain.method(), plain.host(), path, all, body.toString(), savedTo));
      }
    }

    private void part(String key, @Nullable Object value, int depth) {
      if (depth > DEPTH_MAX) {
        reading.unreadable();
      } else if (value instanceof Map<?, ?> map) {
        map.forEach((name, each) -> {
          String inner = plain(String.valueOf(name));
          switch (key) {
            case "headers", "header" -> headers.add(name + ": " + each);
            case "body", "data", "json", "form", "payload" ->
              body.append(name).append(' ').append(each).append('\n');
            case "params", "query", "queryparams" ->
              query.append(name).append('=').append(each).append('&');
            default -> part(inner, each, depth + 1);
          }
        });
      } else if (value instanceof List<?> list) {
        list.forEach(each -> part(key, each, depth + 1));
      } else if (value != null) {
        text(key, String.valueOf(value));
      }
    }

    private void text(String key, String text) {
      switch (key) {
        case "method", "httpmethod", "verb" -> method = text;
        case "headers", "header" -> headers.add(text);
        case "auth", "authorization", "token", "cookies" -> headers.add("Authorization: " + text);
        case "body", "data", "json", "form", "payload", "content" -> body.append(text);
        case "bodyfile", "file", "upload" -> body.append('@').append(text);
        case "saveto", "output", "outputfile", "outputpath" -> savedTo = text;
        case "query" -> query.append(text);
        case "url", "uri", "href", "endpoint", "link", "address" ->
          addresses.add(text.contains("://") ? text : "http://" + text);
        default -> {
          if (HttpReader.isAddress(text) || References.isHost(text)) {
            addresses.add(text.contains("://") ? text : "http://" + text);
          } else if (HttpReader.isMethod(text)) {
            method = method.isEmpty() ? text : method;
          }
        }
      }
    }
  }
}
