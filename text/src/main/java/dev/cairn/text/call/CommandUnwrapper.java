package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import dev.cairn.text.call.ReadCall.Code;
import dev.cairn.text.call.ShellReader.Dialect;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the command that another one runs: {@code sudo x}, {@code bash -c 'x'}, {@code docker exec c x}. */
final class CommandUnwrapper {
  private static final Set<String> SHELLS =
      Set.of("sh", "bash", "zsh", "dash", "ksh", "fish", "su");

  private static final Set<String> EXEC_FLAGS =
      Set.of("-exec", "-execdir", "-x", "-X", "--exec", "--exec-batch");

  private static final Map<String, Wrapper> WRAPPERS = wrappers();

  private static final Set<String> SSH_VALUES =
      Set.of("-i", "-p", "-l", "-o", "-F", "-L", "-R", "-D", "-J", "-b", "-c", "-E", "-W");

  private static final Set<String> POWER_VALUES = Set.of(
      "-executionpolicy", "-ep", "-ex", "-exec", "-windowstyle", "-w", "-file", "-f", "-version");

  private static final Set<String> CONTAINER_VALUES = Set.of(
      "-e",
      "--env",
      "-u",
      "--user",
      "-w",
      "--workdir",
      "-v",
      "--volume",
      "-n",
      "--namespace",
      "-c",
      "--container",
      "-p",
      "--name",
      "--network",
      "--entrypoint",
      "-f",
      "--file");

  /** How a wrapper is written: flags that take a value, and words before the command. */
  private record Wrapper(Set<String> valued, int before) {}

  /**
   * What is run: words of a command, a script or a program as text.
   *
   * @param unreadable whether what is run is hidden
   */
  record Inner(
      List<String> words,
      @Nullable String script,
      Dialect dialect,
      @Nullable Code code,
      boolean unreadable) {
    static final Inner NONE = new Inner(List.of(), null, Dialect.POSIX, null, false);
    static final Inner HIDDEN = new Inner(List.of(), null, Dialect.POSIX, null, true);

    static Inner words(List<String> words) {
      return new Inner(words, null, Dialect.POSIX, null, false);
    }

    static Inner script(@Nullable String script, Dialect dialect) {
      return new Inner(List.of(), script, dialect, null, false);
    }
  }

  private CommandUnwrapper() {}

  static boolean isShell(String program) {
    return SHELLS.contains(program);
  }

  static Inner inner(List<String> words) {
    String name = ShellReader.programOf(words.get(0));
    if (SHELLS.contains(name) || name.equals("script")) {
      return script(words, 'c', Dialect.POSIX);
    }
    Wrapper wrapper = WRAPPERS.get(name);
    boolean asks = name.equals("command") && words.size() > 1 && words.get(1).matches("-[vV]");
    if (asks) {
      return Inner.NONE;
    }
    if (wrapper != null) {
      List<String> all = after(words, 1, wrapper.valued(), wrapper.before());
      List<String> rest = all.contains(":::") ? all.subList(0, all.indexOf(":::")) : all;
      boolean line = rest.size() == 1 && rest.get(0).strip().indexOf(' ') > 0;
      return line ? Inner.script(rest.get(0), Dialect.POSIX) : Inner.words(rest);
    }
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "ssh" -> {
        List<String> remote = after(words, 1, SSH_VALUES, 1);
        yield remote.isEmpty() ? Inner.NONE : Inner.script(String.join(" ", remote), Dialect.POSIX);
      }
      case "docker", "podman", "kubectl", "oc", "docker-compose", "nerdctl" -> container(words);
      case "poetry", "pipenv", "uv", "bundle", "rye", "hatch", "conda", "pnpm", "yarn" -> {
        int run = Math.max(words.indexOf("run"), words.indexOf("exec"));
        boolean script = name.equals("pnpm") || name.equals("yarn");
        yield run > 0 && !(script && words.get(run).equals("run"))
            ? Inner.words(after(words, run + 1, Set.of("-n"), 0))
            : Inner.NONE;
      }
      case "find", "fd" -> found(words);
      case "trap" ->
        words.size() > 2 && !words.get(1).startsWith("-")
            ? Inner.script(words.get(1), Dialect.POSIX)
            : Inner.NONE;
      case "powershell", "pwsh" -> power(words);
      case "cmd" -> {
        int at = indexOf(words, "/c", "/k", "/r");
        yield at > 0 && at + 1 < words.size()
            ? Inner.script(String.join(" ", words.subList(at + 1, words.size())), Dialect.CMD)
            : Inner.NONE;
      }
      default -> EmbeddedScripts.in(name, words);
    };
  }

  private static Inner script(List<String> words, char flag, Dialect dialect) {
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      if (word.startsWith("-") && !word.startsWith("--") && word.indexOf(flag) > 0) {
        // Without a script here it comes from whoever hands on the words.
        return i + 1 < words.size() ? Inner.script(words.get(i + 1), dialect) : Inner.HIDDEN;
      }
    }
    return Inner.NONE;
  }

  private static Inner power(List<String> words) {
    for (int i = 1; i < words.size(); i++) {
      String flag = words.get(i).toLowerCase(Locale.ROOT);
      if (flag.startsWith("-e") && !flag.startsWith("-ex")) {
        return Inner.HIDDEN;
      }
      boolean command = flag.startsWith("-c") && "-command".startsWith(flag);
      boolean bare = !flag.startsWith("-") && !flag.endsWith(".ps1");
      boolean value = POWER_VALUES.contains(words.get(i - 1).toLowerCase(Locale.ROOT));
      if (command || (bare && !value)) {
        List<String> rest = words.subList(command ? i + 1 : i, words.size());
        return Inner.script(String.join(" ", rest), Dialect.POWERSHELL);
      }
    }
    return Inner.NONE;
  }

  private static int indexOf(List<String> words, String... wanted) {
    for (int i = 1; i < words.size(); i++) {
      for (String each : wanted) {
        if (words.get(i).equalsIgnoreCase(each)) {
          return i;
        }
      }
    }
    return -1;
  }

  private static Inner container(List<String> words) {
    int exec = words.indexOf("exec");
    if (exec < 0) {
      exec = words.indexOf("run");
    }
    if (exec < 0) {
      return Inner.NONE;
    }
    return Inner.words(after(words, exec + 1, CONTAINER_VALUES, 1));
  }

  /** All commands that are run for what is found, as one script. */
  private static Inner found(List<String> words) {
    StringBuilder script = new StringBuilder();
    boolean open = false;
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      if (!open && (EXEC_FLAGS.contains(word) || word.startsWith("-ok"))) {
        open = true;
      } else if (open && (word.equals(";") || word.equals("+"))) {
        open = false;
        script.append(";\n");
      } else if (open) {
        script.append('\'').append(word.replace("'", "'\\''")).append("' ");
      }
    }
    return script.isEmpty() ? Inner.NONE : Inner.script(script.toString(), Dialect.POSIX);
  }

  /** What is left after flags with their values and after so many other words. */
  private static List<String> after(List<String> words, int from, Set<String> valued, int before) {
    int left = before;
    int at = from;
    while (at < words.size()) {
      String word = words.get(at);
      if (word.equals("--")) {
        return words.subList(at + 1, words.size());
      } else if (word.startsWith("-") && word.length() > 1) {
        at += valued.contains(word) ? 2 : 1;
      } else if (left > 0) {
        left--;
        at++;
      } else {
        return words.subList(at, words.size());
      }
    }
    return List.of();
  }

  private static Map<String, Wrapper> wrappers() {
    Map<String, Wrapper> all = new HashMap<>();
    for (String line : DataFile.lines("call/wrappers.txt")) {
      String[] parts = line.split(" ", -1);
      all.put(parts[0], new Wrapper(Set.of(parts[1].split(",", -1)), Integer.parseInt(parts[2])));
    }
    return all;
  }
}
