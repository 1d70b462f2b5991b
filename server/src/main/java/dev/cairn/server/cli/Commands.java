package dev.cairn.server.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** The list of commands, in the groups that help shows. */
final class Commands {
  /** One command and the line that help shows of it; without one, help is silent about it. */
  record Entry(String name, String summary, Supplier<CommandSpec> spec) {
    static Entry of(Shell shell, Friendly friendly) {
      return new Entry(
          friendly.command(),
          friendly.summary(),
          () -> new OperationCommand(shell, friendly).spec());
    }

    boolean hidden() {
      return summary.isEmpty();
    }
  }

  /** Commands that belong together. */
  record Group(String title, List<Entry> entries) {}

  private final Shell shell;

  Commands(Shell shell) {
    this.shell = shell;
  }

  List<Group> groups() {
    return List.of(
        new Group(
            "Begin here",
            List.of(
                hand("demo", "a short tour with a real, temporary memory", new DemoCommand(shell)),
                hand(
                    "doctor",
                    "check that all is well, and how to mend it",
                    new DoctorCommand(shell)))),
        new Group("Remember and recall", everyday()),
        new Group("What was learned", new CardCommands(shell).tending()),
        new Group("Tools", new ToolCommands(shell).all()),
        new Group("May it run?", new GateCommands(shell).all()),
        new Group("The evidence graph", new GraphCommands(shell).all()),
        new Group("Keep house", house()),
        new Group(
            "For programs",
            List.of(
                hand("mcp", "serve an agent over MCP (stdio)", new McpCommand(shell)),
                hand("call", "ask any operation with JSON, answer in JSON", new CallCommand(shell)),
                hand(
                    "operations",
                    "list the operations and their fields",
                    new OperationsCommand(shell)),
                hand("serve", "answer over HTTP", new ServeCommand(shell)),
                hand("token", "what callers show to a server", new TokenCommand(shell)),
                hand("engine", "", new EngineCommand(shell)))),
        new Group("Measure", contributed()));
  }

  private List<Entry> everyday() {
    CardCommands cards = new CardCommands(shell);
    Stream<Entry> writing = Stream.of(
        friendly(Friendly.of("start", "start_episode", "begin an episode: one run of an agent")),
        friendly(Friendly.of("log", "log", "log what was said, printed or read, word for word")
            .main("text", "the words; - reads them from standard input")));
    Stream<Entry> ending = Stream.of(
        friendly(Friendly.of("end", "end_episode", "end an episode and see what it taught")
            .main("episode", "the episode to end")),
        friendly(Friendly.of("search", "search", "find what was learned and said, with citations")
            .words("query", "what to look for, in plain words, names or code")
            .flag("why", "show how each score came about")));
    return Stream.of(writing, cards.proposing(), ending, cards.everyday())
        .flatMap(entries -> entries)
        .toList();
  }

  private List<Entry> house() {
    return List.of(
        friendly(
            Friendly.of("status", "status", "how large the memory is, where it lies, its health")
                .flag("policy", "show every policy key with its value and meaning")),
        friendly(Friendly.of("contexts", "contexts", "list the isolated memories in the store")),
        friendly(Friendly.of(
            "configure", "configure", "choose a policy profile or change single values")),
        friendly(Friendly.of("verify", "verify", "prove that nothing was lost or changed")),
        friendly(Friendly.of("embed", "embed", "make every entry findable by its meaning, now")),
        friendly(Friendly.of("rebuild", "rebuild", "build all state anew from the log")),
        new Entry(
            "forget",
            "destroy an entry, card or episode and all made of it",
            () -> new ForgetCommand(shell).spec()),
        friendly(Friendly.of(
            "erase", "erase", "destroy words for good: also by subject, or all secrets held")),
        hand("export", "write the log as JSON Lines", new ExportCommand(shell)),
        hand("import", "read a log that was exported", new ImportCommand(shell)),
        friendly(Friendly.of("backup", "backup", "copy the store while it is in use")
            .main("to", "the file to write; it must not exist")),
        hand(
            "salvage",
            "save what verifies of a damaged store, or accept what is lost",
            new SalvageCommand(shell)),
        hand("restore", "put a backup in place of the store", new RestoreCommand(shell)));
  }

  private Entry friendly(Friendly friendly) {
    return Entry.of(shell, friendly);
  }

  private static Entry hand(String name, String summary, Callable<Integer> command) {
    return new Entry(name, summary, () -> CommandSpec.forAnnotatedObject(command));
  }

  /** What other modules bring; for those known to exist, how to get them. */
  private List<Entry> contributed() {
    List<Entry> entries = new ArrayList<>();
    for (CommandProvider provider : ServiceLoader.load(CommandProvider.class)) {
      entries.add(new Entry(provider.name(), provider.summary(), () -> provider.command(shell)));
    }
    if (entries.stream().noneMatch(entry -> entry.name().equals("eval"))) {
      entries.add(hand("eval", "evaluation suites (not in this build)", new EvalMissing()));
    }
    return entries;
  }
}
