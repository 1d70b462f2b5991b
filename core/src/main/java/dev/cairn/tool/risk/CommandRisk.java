package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Command;
import dev.cairn.text.call.ReadCall.HttpRequest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What the commands of a call would do, each by the table and by what it names. */
final class CommandRisk {
  private static final Set<String> TO_SCRIPT = Set.of(
      "-c", "-e", "--eval", "-p", "-r", "-E", "-ne", "-pe", "-lne", "-lc", "-lane", "-nle", "-ple",
      "-ic", "-xc", "-pi");
  private static final Set<String> FETCHING = Set.of("npx", "bunx", "uvx", "pipx", "pnpx");
  private static final Set<String> STARTING =
      Set.of("start-process", "start", "saps", "invoke-item", "ii", "open", "xdg-open");
  private static final Set<String> TUNNELS = Set.of("-R", "-L", "-D", "-N", "-w");
  private static final Set<String> DUMPING = Set.of("export", "declare", "typeset");
  private static final Set<String> HELP = Set.of("--help", "--version", "-help", "/?");
  private static final Set<String> REMOTE_RUNNERS = Set.of("kubectl", "oc");
  private static final Set<String> BY_NAME =
      Set.of("pgrep", "pidof", "ps", "grep", "get-process", "gps", "awk");

  private final ReadCall call;
  private final List<Found> found = new ArrayList<>();
  private final Set<String> fetched;
  private final boolean finds;
  private final Optional<CallReader> reader;
  private Places places;

  private CommandRisk(ReadCall call, Places places, Optional<CallReader> reader) {
    this.call = call;
    this.reader = reader;
    this.places = places;
    this.fetched = fetched(call);
    this.finds = call.commands().stream().anyMatch(command -> command.name().equals("find"));
  }

  /** What is written in the commands themselves. */
  static List<Found> in(ReadCall call, Places places) {
    return in(call, places, Optional.empty());
  }

  /** The same, and what the texts among their words would do as commands. */
  static List<Found> in(ReadCall call, Places places, Optional<CallReader> reader) {
    CommandRisk risk = new CommandRisk(call, places, reader);
    call.commands().forEach(risk::judge);
    return risk.found;
  }

  private void judge(Command command) {
    String program = CommandRules.program(command.name());
    boolean away = isAway(command) || (finds && new FoundFiles(call, places).areOutside(command));
    Risk risk = risk(program, command).worse(surroundings(command));
    if (risk != Risk.SAFE) {
      Risk there = away ? Risk.DANGEROUS : risk;
      found.add(new Found(there, program + ": " + why(there, away)));
    }
    if (program.equals("cd") || program.equals("set-location") || program.equals("pushd")) {
      List<String> to = Places.operands(command.words());
      places = to.isEmpty() ? places : places.moved(to.get(0));
    }
  }

  private static String why(Risk risk, boolean away) {
    return away
        ? "changes something on another machine or outside the workspace"
        : risk == Risk.MODERATE
            ? "changes something here"
            : "destroys, sends, raises rights or cannot be seen through";
  }

  /** What stands around a command: settings of variables and files its output goes to. */
  private Risk surroundings(Command command) {
    FileEffects files = new FileEffects(places);
    Risk risk = command.writes().isEmpty() ? Risk.SAFE : files.written(command.writes());
    List<String> set = new ArrayList<>(command.assignments());
    if (DUMPING.contains(command.name())) {
      set.addAll(command.words());
    }
    RunningVariables variables = new RunningVariables(places, reader);
    boolean preload = set.stream().anyMatch(variables::isDangerous);
    boolean copies = command.writes().stream().anyMatch(CommandRisk::isSocket)
        || command.input().files().stream().anyMatch(CommandRisk::isSocket);
    return preload || copies
        ? Risk.DANGEROUS
        : risk.worse(files.read(command.input().files()));
  }

  private static boolean isSocket(String file) {
    return file.startsWith("/dev/tcp/") || file.startsWith("/dev/udp/");
  }

  /** Whether it runs on another machine, by the commands that run it. */
  private boolean isAway(Command command) {
    for (int by = command.runBy(); by >= 0; by = call.commands().get(by).runBy()) {
      Command runner = call.commands().get(by);
      String program = CommandRules.program(runner.name());
      boolean remote = CommandRules.KNOWN
          .effect(program, runner.words())
          .filter(it -> it == Effect.REMOTE)
          .isPresent();
      if (remote || REMOTE_RUNNERS.contains(program)) {
        return true;
      }
    }
    return false;
  }

  private Risk risk(String program, Command command) {
    List<String> words = command.words();
    if (words.isEmpty()) {
      return Risk.SAFE;
    }
    if (Spelling.mixed(command.name()).isPresent()) {
      return Risk.DANGEROUS;
    }
    if (words.stream().anyMatch(HELP::contains) && words.size() <= 4) {
      return Risk.SAFE;
    }
    if (program.startsWith("[") && program.contains("]::")) {
      return DotNet.risk(program);
    }
    if ((DUMPING.contains(program) && words.size() == 1)
        || program.equals("{}")
        || (program.equals("%") && command.runBy() >= 0)) {
      return Risk.DANGEROUS;
    }
    Optional<Effect> known = CommandRules.KNOWN.effect(program, words);
    Effect effect = known.orElse(Effect.RUNS);
    boolean texts = reader
        .map(it -> new CommandTexts(places, it).areDangerous(program, command, known.isPresent()))
        .orElse(false);
    boolean own = words.stream()
        .skip(1)
        .filter(word -> word.indexOf(' ') < 0 || !CommandTexts.onlySays(program))
        .anyMatch(this::namesOwn);
    if (texts || own || OpenedShell.by(command, effect)) {
      return Risk.DANGEROUS;
    }
    boolean named = program.equals("printenv") && words.stream().skip(1).anyMatch(Secrets::isNamed);
    boolean printed =
        program.equals("echo") || program.equals("printf") || program.equals("write-host");
    if (named || (printed && words.stream().anyMatch(Secrets::isVariable))) {
      return Risk.DANGEROUS;
    }
    return switch (effect) {
      case SAFE -> Risk.SAFE;
      case CARRIES -> carries(program, words);
      case MODERATE -> moderate(program, words);
      case DANGEROUS -> Risk.DANGEROUS;
      case READS, WRITES, CREATES, UNPACKS, COPIES, EDITS, DELETES ->
        files(effect, program, command);
      case RUNS, OPENS -> runs(program, command);
      case INSTALLS -> Installs.risk(words);
      case REMOTE -> remote(words, command);
      case REQUESTS -> requests(words).worse(new FileEffects(places).read(Mentions.paths(words)));
      case SERVES -> Serves.risk(program, words);
      case ENDS -> ends(command);
    };
  }

  private boolean namesOwn(String word) {
    boolean shaped = word.indexOf('/') >= 0 || word.indexOf('.') >= 0 || word.indexOf('\\') >= 0;
    return (shaped && places.isOwn(word))
        || Mentions.paths(List.of("", word)).stream().anyMatch(places::isOwn);
  }

  /** A change here, unless it is offered to everybody or starts what was just fetched. */
  private Risk moderate(String program, List<String> words) {
    boolean open = words.stream().anyMatch(word -> word.contains("0.0.0.0"));
    boolean fetched =
        STARTING.contains(program) && Places.operands(words).stream().anyMatch(this::fetched);
    return open || fetched ? Risk.DANGEROUS : Risk.MODERATE;
  }

  /** What is carried is judged by itself; where nothing is, some show or open what they should not. */
  private Risk carries(String program, List<String> words) {
    List<String> operands = Places.operands(words);
    boolean nothing = operands.stream().allMatch(word -> word.indexOf('=') > 0);
    boolean dump =
        nothing && (program.equals("env") || program.equals("export") || program.equals("declare"));
    boolean file = program.equals("xargs")
        && new FileEffects(places).read(Mentions.paths(words)) == Risk.DANGEROUS;
    boolean fetched =
        file || (FETCHING.contains(program) && Installs.risk(words) == Risk.DANGEROUS);
    boolean unseen = program.equals("parallel") && operands.isEmpty();
    return dump || fetched ? Risk.DANGEROUS : unseen ? Risk.MODERATE : Risk.SAFE;
  }

  private Risk files(Effect effect, String program, Command command) {
    FileEffects files = new FileEffects(places);
    FoundFiles found = new FoundFiles(call, places);
    List<String> words = command.words();
    List<String> named = FileEffects.files(program, words);
    return switch (effect) {
      case READS ->
        files
            .read(named)
            .worse(files.read(Mentions.paths(words)))
            .worse(files.read(found.names(command)));
      case UNPACKS -> files.unpacked(program, words);
      case CREATES -> files.created(named);
      case COPIES -> files.copied(target(named, words), program.startsWith("m"));
      case EDITS -> files.written(named).worse(files.read(named));
      case DELETES -> deletes(files, command, program, named);
      default -> files.written(named).worse(files.read(named));
    };
  }

  /** The folder of {@code -t} is where it all goes to. */
  private static List<String> target(List<String> named, List<String> words) {
    int flag = words.indexOf("-t");
    if (flag < 0 || flag + 1 >= words.size() || !named.contains(words.get(flag + 1))) {
      return named;
    }
    List<String> turned = new ArrayList<>(named);
    turned.remove(words.get(flag + 1));
    turned.add(words.get(flag + 1));
    return turned;
  }

  private Risk deletes(FileEffects files, Command command, String program, List<String> named) {
    FoundFiles finds = new FoundFiles(call, places);
    Command by = command.runBy() >= 0 ? call.commands().get(command.runBy()) : command;
    String runner = CommandRules.program(by.name());
    if (program.equals("find") || runner.equals("find") || runner.equals("fd")) {
      return finds.deleted(program.equals("find") ? command : by);
    }
    boolean handedOn = runner.equals("xargs") || runner.equals("parallel");
    if (handedOn || (named.isEmpty() && command.input().from() >= 0)) {
      Command feeder = finds.feeder(by);
      return feeder.name().equals("find") ? finds.deleted(feeder) : Risk.DANGEROUS;
    }
    boolean git = program.equals("git");
    List<String> paths = git && !named.isEmpty() ? named.subList(1, named.size()) : named;
    boolean recursive = FileEffects.isRecursive(command.words()) || program.equals("rimraf");
    return files.deleted(paths, recursive);
  }

  private Risk runs(String program, Command command) {
    List<String> words = command.words();
    boolean given = command.input().from() >= 0 || !command.input().text().isEmpty();
    boolean script =
        words.size() > 1 && words.stream().skip(1).anyMatch(word -> TO_SCRIPT.contains(word));
    Effect effect = CommandRules.KNOWN.effect(program, words).orElse(Effect.RUNS);
    boolean opens = effect == Effect.OPENS;
    if (script
        && CommandRules.KNOWN
            .effect(program, List.of(program))
            .filter(it -> it == Effect.OPENS)
            .isPresent()) {
      return Risk.SAFE;
    }
    if (opens && given) {
      return Risk.SAFE;
    }
    if (opens) {
      boolean inside = command.runBy() >= 0;
      boolean elsewhere = words.contains("-h") || words.contains("--host");
      return inside || elsewhere ? Risk.DANGEROUS : Risk.MODERATE;
    }
    boolean fetched = fetched(program) || Places.operands(words).stream().anyMatch(this::fetched);
    return fetched ? Risk.DANGEROUS : Scripts.risk(program, words);
  }

  /** Whether a file comes from the network by this very call. */
  private boolean fetched(String file) {
    return fetched.contains(lastName(file));
  }

  private static Set<String> fetched(ReadCall call) {
    Set<String> names = new HashSet<>();
    for (HttpRequest request : call.requests()) {
      names.add(lastName(request.savedTo().equals(".") ? request.path() : request.savedTo()));
    }
    for (Command command : call.commands()) {
      if (command.name().equals("curl") || command.name().equals("wget")) {
        command.writes().forEach(file -> names.add(lastName(file)));
      }
    }
    names.remove("");
    return names;
  }

  private static String lastName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static Risk remote(List<String> words, Command command) {
    boolean proxy = words.stream()
        .anyMatch(word -> isRunningOption(word) || TUNNELS.contains(word) || word.equals("-F"));
    boolean session =
        Places.operands(words).size() < 2 && command.input().text().isEmpty();
    return proxy || session ? Risk.DANGEROUS : Risk.SAFE;
  }

  /** Options of ssh that name a command of this machine: ProxyCommand, LocalCommand, KnownHostsCommand. */
  private static boolean isRunningOption(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return lower.contains("command") && !lower.contains("permitlocalcommand=no");
  }

  /** Requests are read apart; what goes over another protocol is not. */
  private static Risk requests(List<String> words) {
    boolean other = words.stream()
        .anyMatch(word ->
            word.contains("://") && !word.startsWith("http") && !word.startsWith("file://"));
    boolean sends = words.contains("-T") || words.contains("--upload-file");
    boolean settings = words.contains("-K") || words.contains("--config");
    boolean local = words.stream().anyMatch(word -> word.contains("localhost"))
        || words.stream().anyMatch(word -> word.contains("127.0.0.1"));
    boolean takes = !local && words.stream().skip(1).anyMatch(word -> word.contains("$()"));
    return (other && sends) || settings || takes ? Risk.DANGEROUS : Risk.SAFE;
  }

  /** By number or by port it is ours; by name it strikes what is not. */
  private Risk ends(Command command) {
    boolean all = command.words().stream().skip(2).anyMatch(word -> word.equals("-1"));
    boolean unseen = command.words().stream().skip(1).anyMatch(word -> word.indexOf('$') >= 0)
        || Places.operands(command.words()).isEmpty();
    boolean byName = unseen
        && call.commands().stream()
            .anyMatch(each -> BY_NAME.contains(CommandRules.program(each.name())));
    return all || byName ? Risk.DANGEROUS : Risk.MODERATE;
  }
}
