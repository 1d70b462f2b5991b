package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the command that another one runs: {@code sudo x}, {@code bash -c 'x'}, {@code docker exec c x}. */
final class CommandUnwrapper {
  private static final Set<String> SHELLS =
      Set.of("sh", "bash", "zsh", "dash", "ksh", "fish", "su");

  private static final Map<String, Wrapper> WRAPPERS = wrappers();

  private static final Set<String> SSH_VALUES =
      Set.of("-i", "-p", "-l", "-o", "-F", "-L", "-R", "-D", "-J", "-b", "-c", "-E", "-W");

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

  /** What is run: words of a command, or a script as text. */
  record Inner(List<String> words, @Nullable String script) {
    static final Inner NONE = new Inner(List.of(), null);
  }

  private CommandUnwrapper() {}

  static boolean isShell(String program) {
    return SHELLS.contains(program);
  }

  static Inner inner(List<String> words) {
    String name = ShellReader.programOf(words.get(0));
    if (SHELLS.contains(name)) {
      return script(words);
    }
    Wrapper wrapper = WRAPPERS.get(name);
    if (wrapper != null) {
      return new Inner(after(words, 1, wrapper.valued(), wrapper.before()), null);
    }
    return switch (name) {
      case "ssh" -> {
        List<String> remote = after(words, 1, SSH_VALUES, 1);
        yield remote.isEmpty() ? Inner.NONE : new Inner(List.of(), String.join(" ", remote));
      }
      case "docker", "podman", "kubectl", "docker-compose" -> container(words);
      case "poetry", "pipenv", "uv", "bundle", "rye", "hatch", "conda" -> {
        int run = Math.max(words.indexOf("run"), words.indexOf("exec"));
        yield run > 0 ? new Inner(after(words, run + 1, Set.of("-n"), 0), null) : Inner.NONE;
      }
      case "find", "fd" -> found(words);
      default -> Inner.NONE;
    };
  }

  private static Inner script(List<String> words) {
    for (int i = 1; i + 1 < words.size(); i++) {
      String word = words.get(i);
      if (word.startsWith("-") && !word.startsWith("--") && word.endsWith("c")) {
        return new Inner(List.of(), words.get(i + 1));
      }
    }
    return Inner.NONE;
  }

  private static Inner container(List<String> words) {
    int exec = words.indexOf("exec");
    if (exec < 0) {
      exec = words.indexOf("run");
    }
    if (exec < 0) {
      return Inner.NONE;
    }
    return new Inner(after(words, exec + 1, CONTAINER_VALUES, 1), null);
  }

  private static Inner found(List<String> words) {
    for (int i = 1; i + 1 < words.size(); i++) {
      String word = words.get(i);
      if (word.startsWith("-exec") || word.startsWith("-ok") || word.equals("-x")) {
        return new Inner(words.subList(i + 1, words.size()), null);
      }
    }
    return Inner.NONE;
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
