package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A tool that carries out what it is given.
 *
 * @param kind what it is given
 * @param program the shell, interpreter or program that is started; empty where there is none
 */
public record Executor(Kind kind, String program) {
  /** What an executor is given. */
  public enum Kind {
    SHELL,
    POWERSHELL,
    CMD,
    SQL,
    HTTP,
    CODE,
    /** Words for one program. */
    PROGRAM,
    MANIFEST
  }

  private static final List<Pattern> PATTERNS =
      DataFile.lines("call/executors.txt").stream().map(Pattern::of).toList();

  public static Executor of(Kind kind) {
    return new Executor(kind, kind == Kind.SHELL ? "sh" : kind == Kind.CODE ? "code" : "");
  }

  /** Whether a name says so: all its words belong to a known way to name such a tool. */
  public static Optional<Executor> named(String server, String tool) {
    List<String> of = words(server);
    List<String> name = words(tool);
    return PATTERNS.stream()
        .filter(pattern -> pattern.fits(of, name))
        .findFirst()
        .map(pattern -> pattern.executor(of, name));
  }

  /** Parted at separators and humps, in small letters. */
  private static List<String> words(String name) {
    String parted = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
    return Arrays.stream(parted.split("[^a-z0-9]+", -1))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  /** One line of the file: of each group a word, and no word besides. */
  private record Pattern(
      Kind kind, Set<String> servers, List<Set<String>> groups, Set<String> others) {
    static Pattern of(String line) {
      String[] parts = line.split(" +", -1);
      List<Set<String>> groups = new ArrayList<>();
      Set<String> others = new HashSet<>();
      for (String part : Arrays.asList(parts).subList(2, parts.length)) {
        boolean optional = part.startsWith("?");
        Set<String> either = Set.of((optional ? part.substring(1) : part).split("\\|", -1));
        if (optional) {
          others.addAll(either);
        } else {
          groups.add(either);
        }
      }
      Kind kind = Kind.valueOf(parts[0].toUpperCase(Locale.ROOT));
      return new Pattern(kind, Set.of(parts[1].split("\\|", -1)), groups, others);
    }

    boolean fits(List<String> server, List<String> name) {
      boolean from = servers.contains("*") || server.stream().anyMatch(servers::contains);
      return from
          && !name.isEmpty()
          && groups.stream().allMatch(group -> name.stream().anyMatch(group::contains))
          && name.stream()
              .allMatch(word ->
                  others.contains(word) || groups.stream().anyMatch(group -> group.contains(word)));
    }

    /** The tool's own name says more than its server's: a server for a language runs it. */
    Executor executor(List<String> server, List<String> name) {
      Executor plain = Executor.of(kind);
      boolean says = kind == Kind.PROGRAM || kind == Kind.CODE || kind == Kind.SHELL;
      List<String> said = new ArrayList<>(name);
      said.addAll(kind == Kind.CODE ? server : List.of());
      String program = said.stream()
          .filter(word -> kind == Kind.PROGRAM
              ? groups.get(0).contains(word)
              : FedText.isInterpreter(word) || CommandUnwrapper.isShell(word))
          .findFirst()
          .orElse(plain.program());
      return says ? new Executor(kind, program) : plain;
    }
  }
}
