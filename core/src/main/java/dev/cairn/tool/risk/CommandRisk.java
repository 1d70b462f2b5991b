package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What one command line would do, with all that it carries: commands within commands, code, SQL. */
final class CommandRisk {
  private static final Set<String> SHELLS =
      Set.of("sh", "bash", "zsh", "dash", "ksh", "fish", "cmd", "powershell", "pwsh");
  private static final Set<String> INTERPRETERS =
      Set.of("python", "python3", "perl", "ruby", "node", "php", "deno", "bun");
  private static final Set<String> DATABASES = Set.of(
      "psql",
      "mysql",
      "mariadb",
      "sqlite3",
      "sqlcmd",
      "duckdb",
      "bq",
      "clickhouse-client",
      "cqlsh");

  /** They run what stands behind them. */
  private static final Set<String> CARRIERS = Set.of(
      "sudo",
      "doas",
      "env",
      "nohup",
      "time",
      "nice",
      "ionice",
      "xargs",
      "command",
      "builtin",
      "exec",
      "timeout",
      "watch",
      "stdbuf",
      "setsid",
      "busybox",
      "parallel",
      "if",
      "then",
      "else",
      "do",
      "while",
      "!");

  /** They run it somewhere else: ssh HOST, docker exec NAME, kubectl exec POD. */
  private static final Set<String> ELSEWHERE = Set.of("ssh", "docker", "podman", "kubectl", "oc");

  private static final int NESTED_MAX = 4;

  /** What comes after says nothing new. */
  private static final int FOUND_MAX = 100;

  private static final String FORK_BOMB = ":(){";

  private final Optional<Path> workspace;
  private final List<Found> found = new ArrayList<>();

  private CommandRisk(Optional<Path> workspace) {
    this.workspace = workspace;
  }

  static List<Found> in(String line, Optional<Path> workspace) {
    CommandRisk risk = new CommandRisk(workspace);
    if (line.replace(" ", "").contains(FORK_BOMB)) {
      risk.add(Risk.DANGEROUS, "multiplies itself until the machine stops");
    }
    risk.line(line, 0);
    return risk.found;
  }

  private void line(String line, int depth) {
    for (ShellLine.Simple command : ShellLine.parse(line)) {
      if (found.size() > FOUND_MAX) {
        return;
      }
      command(command, depth);
    }
  }

  private void command(ShellLine.Simple command, int depth) {
    if (depth > NESTED_MAX) {
      add(Risk.DANGEROUS, "commands within commands, too deep to be read");
      return;
    }
    List<String> words = carried(command.words());
    if (words.isEmpty()) {
      return;
    }
    String program = CommandRules.program(words.get(0));
    if (command.piped() && takesItsInputForCode(program, words)) {
      add(Risk.DANGEROUS, "runs what comes through a pipe");
    }
    within(program, words, depth);
    boolean writes = redirects(words);
    for (CommandRule rule : CommandRules.KNOWN.of(program)) {
      if (rule.fits(words)) {
        add(rule.risk(), program + ": " + rule.why());
        writes = true;
      }
    }
    if (writes) {
      places(words);
    }
  }

  private static boolean takesItsInputForCode(String program, List<String> words) {
    boolean bare = words.size() == 1 || words.get(1).equals("-");
    return SHELLS.contains(program) || (INTERPRETERS.contains(program) && bare);
  }

  /** What a shell, an interpreter, a database or another machine is given to run. */
  private void within(String program, List<String> words, int depth) {
    boolean elsewhere = ELSEWHERE.contains(program);
    for (int at = 1; at < words.size(); at++) {
      String word = words.get(at);
      boolean isLine = word.indexOf(' ') > 0;
      if (isLine && (elsewhere || SHELLS.contains(program) || isSubstitution(word))) {
        line(word, depth + 1);
      } else if (isLine && INTERPRETERS.contains(program)) {
        found.addAll(CodeRisk.NAMES.in(word));
      } else if (isLine && DATABASES.contains(program)) {
        found.addAll(SqlRisk.in(word));
      } else if (elsewhere && at > 1 && CommandRules.KNOWN.knows(CommandRules.program(word))) {
        command(new ShellLine.Simple(words.subList(at, words.size()), false), depth + 1);
        return;
      }
    }
  }

  /** A shell looks for these inside double quotes too. */
  private static boolean isSubstitution(String word) {
    return word.contains("$(") || word.indexOf('`') >= 0;
  }

  private boolean redirects(List<String> words) {
    boolean writes = false;
    for (int at = 0; at + 1 < words.size(); at++) {
      String to = words.get(at + 1);
      boolean file = !to.startsWith("&") && !to.equals(">") && !PathRisk.isSink(to);
      if (words.get(at).equals(">") && file) {
        add(Risk.MODERATE, "writes its output into a file");
        writes = true;
      }
    }
    return writes;
  }

  /** Where a command that changes something reaches. */
  private void places(List<String> words) {
    words.stream()
        .skip(1)
        .filter(word -> word.indexOf('/') >= 0 || word.indexOf('\\') >= 0 || word.startsWith("~"))
        .filter(word -> word.indexOf(' ') < 0 && !word.contains("://"))
        .flatMap(word -> PathRisk.outside(word, workspace).stream())
        .findFirst()
        .ifPresent(place -> add(Risk.DANGEROUS, "reaches " + place));
  }

  private void add(Risk risk, String why) {
    found.add(new Found(risk, why));
  }

  /** The command without those that only carry it, their flags and settings of variables. */
  private static List<String> carried(List<String> words) {
    int at = 0;
    while (at < words.size() && carries(words.get(at), at > 0)) {
      at++;
    }
    return words.subList(at, words.size());
  }

  private static boolean carries(String word, boolean behindACarrier) {
    if (word.isEmpty()) {
      return behindACarrier;
    }
    boolean setting = word.indexOf('=') > 0 && Character.isLetter(word.charAt(0));
    boolean itsOwn = word.startsWith("-") || Character.isDigit(word.charAt(0));
    return CARRIERS.contains(CommandRules.program(word)) || setting || (behindACarrier && itsOwn);
  }
}
