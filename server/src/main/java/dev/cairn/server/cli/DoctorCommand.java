package dev.cairn.server.cli;

import dev.cairn.server.doctor.Doctor;
import dev.cairn.server.doctor.Finding;
import dev.cairn.server.terminal.Bar;
import dev.cairn.server.terminal.Ink;
import dev.cairn.server.terminal.Plain;
import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks everything around a memory and says how to mend what is wrong. */
@Command(
    name = "doctor",
    sortOptions = false,
    description =
        "Checks Java, the model, the data folder and the store, and says how to mend what is wrong. Changes nothing.")
final class DoctorCommand implements Callable<Integer> {
  private final Shell shell;

  @Option(
      names = "--secrets",
      description = "also look into every text for secrets written before they were scrubbed")
  private boolean secrets;

  DoctorCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    Doctor.Report report;
    try (Bar bar = new Bar(shell.terminal(), "verify")) {
      Doctor doctor =
          new Doctor(shell.location(), shell.terminal().environment(), System.getProperties());
      report = doctor.look(secrets, bar);
    }
    if (shell.wantsJson()) {
      shell.print(report);
    } else {
      report.findings().forEach(this::line);
    }
    return report.ok() ? Exit.DONE : Exit.STORAGE;
  }

  private void line(Finding finding) {
    PrintStream out = shell.terminal().out();
    out.printf(
        "%s  %-11s  %s%n", mark(finding.level()), finding.check(), Plain.line(finding.detail()));
    finding
        .remedy()
        .ifPresent(remedy -> out.println("                   -> " + Plain.line(remedy)));
  }

  private String mark(Finding.Level level) {
    Ink ink = shell.terminal().ink();
    return switch (level) {
      case OK -> ink.green("ok  ");
      case WARN -> ink.yellow("warn");
      case FAIL -> ink.red("FAIL");
    };
  }
}
