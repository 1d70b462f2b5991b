package dev.cairn.examples;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import java.io.PrintStream;
import java.nio.file.Path;

/** What to do when things go wrong: repeat safely with a key, and tell whose mistake it was. */
public final class HandledErrors {
  private HandledErrors() {}

  public static void main(String[] args) {
    run(Path.of(args.length > 0 ? args[0] : "cairn-data"), System.out);
  }

  static void run(Path folder, PrintStream out) {
    try (Cairn cairn = Cairn.open(folder)) {
      Context memory = cairn.context("default");
      EpisodeId episode =
          memory.startEpisode(StartEpisode.in(Scope.repo("payments"))).episode();

      // The same key twice: one entry, the same answer. Safe to repeat after a lost reply.
      Log words = Log.user(episode, "Deploy on Fridays is forbidden.");
      Log.Answer first = memory.log(words, Writing.once("note-1"));
      Log.Answer again = memory.log(words, Writing.once("note-1"));
      out.println("same entry: " + first.entry().equals(again.entry()));

      memory.endEpisode(new EndEpisode(episode));
      try {
        memory.log(Log.user(episode, "one more thing"));
      } catch (CairnException e) {
        out.println(e.code().label() + " in " + e.field().orElse("-") + ": " + e.getMessage());
      }
    }
  }
}
