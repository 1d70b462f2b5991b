package dev.cairn.examples;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Log;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import java.io.PrintStream;
import java.nio.file.Path;

/** Logs two things, finds one of them again, and shows the words it was found by. */
public final class Quickstart {
  private Quickstart() {}

  public static void main(String[] args) {
    run(Path.of(args.length > 0 ? args[0] : "cairn-data"), System.out);
  }

  static void run(Path folder, PrintStream out) {
    // README: begin
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      EpisodeId episode =
          memory.startEpisode(StartEpisode.in(Scope.repo("payments"))).episode();
      memory.log(Log.user(episode, "Never force-push to main."));
      memory.log(Log.tool(episode, "bash", false, "error: failed to push some refs"));
      for (Search.Result found : memory.search(Search.of("force push")).results()) {
        out.println(found.score() + " " + found.evidence().get(0).quote());
      }
    }
    // README: end
  }
}
