package dev.cairn.eval.load;

import dev.cairn.eval.Folders;
import dev.cairn.eval.Progress;
import dev.cairn.eval.ReportOptions;
import dev.cairn.eval.client.Cost;
import dev.cairn.eval.client.HttpCaller;
import dev.cairn.eval.client.ServedCairn;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Report;
import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cairn eval load}. */
@Command(
    name = "load",
    sortOptions = false,
    description = {
      "Many HTTP clients at once on one `cairn serve`: half of the calls write, the others search or ask"
          + " for the status. One client alone goes before them, for the ratio.",
      "Exit code 1 if any call failed or an acknowledged entry is missing."
    })
public final class LoadCommand implements Callable<Integer> {
  private static final int LOOK_MILLIS = 500;
  private static final double ALONE_SHARE = 0.25;

  private final Shell shell;

  @Option(names = "--clients", paramLabel = "N", description = "clients at once; 64 if absent")
  private int clients = 64;

  @Option(names = "--seconds", paramLabel = "N", description = "for how long; 60 if absent")
  private int seconds = 60;

  @Option(
      names = "--work",
      paramLabel = "DIR",
      description = "where the data folder is made and deleted again")
  private Path work = Path.of(System.getProperty("java.io.tmpdir", "."));

  @Mixin
  private ReportOptions output = new ReportOptions();

  public LoadCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    if (clients < 1 || seconds < 1) {
      throw CairnException.invalid("clients", "clients and seconds must be 1 or more");
    }
    if (!Cost.isKnown()) {
      throw CairnException.invalid(
          "load", "the memory of a process is read from /proc, as on Linux");
    }
    Progress progress = new Progress(shell.terminal().err());
    String machine = Machine.describe();
    Path folder = Folders.temporary(work, "cairn-load-");
    try (ServedCairn served = ServedCairn.start(folder);
        HttpCaller watcher = new HttpCaller(served.address())) {
      LoadFigures found = run(served, watcher, progress);
      found.errors().stream().distinct().limit(10).forEach(progress::say);
      List<Figure> figures = found.all();
      output.print(new Report("load", machine, figures), shell);
      return found.errors().isEmpty() ? 0 : 1;
    } finally {
      Folders.delete(folder);
    }
  }

  private LoadFigures run(ServedCairn served, HttpCaller watcher, Progress progress)
      throws Exception {
    double aloneSeconds = Math.max(1, seconds * ALONE_SHARE);
    progress.say("warming up");
    Wave warm = Wave.of(served.address(), "warm", clients, aloneSeconds);
    progress.say("one client");
    Wave alone = Wave.of(served.address(), "alone", 1, aloneSeconds);
    progress.say(clients + " clients");
    Memory memory = new Memory(served.pid(), watcher);
    memory.look();
    ScheduledExecutorService looking = Executors.newSingleThreadScheduledExecutor();
    try {
      Future<?> looks = looking.scheduleWithFixedDelay(
          () -> look(memory, progress), LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
      double cpu = Cost.cpuSeconds(served.pid());
      Wave together = Wave.of(served.address(), "together", clients, seconds);
      cpu = Cost.cpuSeconds(served.pid()) - cpu;
      looks.cancel(false);
      looking.shutdown();
      looking.awaitTermination(LOOK_MILLIS * 10L, TimeUnit.MILLISECONDS);
      long promised = warm.logged() + alone.logged() + together.logged();
      long found =
          watcher.call("status", Map.of()).path("sizes").path("entries").asLong();
      return new LoadFigures(clients, warm, alone, together, memory, cpu, promised, found);
    } finally {
      looking.shutdownNow();
    }
  }

  private static void look(Memory memory, Progress progress) {
    try {
      memory.look();
    } catch (IOException e) {
      progress.say("the memory of the server could not be read: " + e.getMessage());
    }
  }
}
