package dev.cairn.examples;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.operation.Decide;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** A tool earns trust by what it does; a dangerous one is asked about all the same. */
public final class AskOrAct {
  private AskOrAct() {}

  public static void main(String[] args) {
    run(Path.of(args.length > 0 ? args[0] : "cairn-data"), System.out);
  }

  static void run(Path folder, PrintStream out) {
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      memory.registerTools(RegisterTools.of(
          "repo",
          Tool.of("update_issue", "Changes the title or labels of an issue."),
          Tool.of("delete_branch", "Deletes a branch for good.")));
      for (String tool : List.of("repo:update_issue", "repo:delete_branch")) {
        for (int run = 1; run <= 10; run++) {
          out.println(run + " " + tool + ": " + decided(memory, tool));
        }
      }
    }
  }

  // README: begin
  static String decided(Context memory, String tool) {
    Decide.Answer decided = memory.decide(Decide.of(tool, 0.72));
    memory.recordExecution(RecordExecution.of(decided.decision(), true));
    return decided.verdict().label() + ", because " + decided.because();
  }
  // README: end
}
