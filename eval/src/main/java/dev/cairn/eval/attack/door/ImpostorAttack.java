package dev.cairn.eval.attack.door;

import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.eval.client.CairnCommand;
import dev.cairn.eval.client.EngineOf;
import dev.cairn.eval.client.HttpCaller;
import dev.cairn.eval.client.StdioCaller;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Kills an engine, listens on its port in its place, and lets agents write: it must get neither a token nor a word, and the agents
 * must be answered all the same.
 */
public final class ImpostorAttack implements AttackFamily {
  private static final String EPISODE = "impostor";
  private static final String SAID = "What %s was told in confidence.";
  private static final long SECONDS_MAX = 45;
  private static final String NONCE = "5a".repeat(32);

  @Override
  public String name() {
    return "impostor";
  }

  @Override
  public String says() {
    return "a listener on the port of an engine that was killed, while agents write";
  }

  @Override
  public void run(Trial trial, Attempts attempts) throws Exception {
    int round = 0;
    for (Pretence pretence : trial.some(List.of(Pretence.values()))) {
      boolean locked = trial.size() == Trial.Size.FULL || round % 2 == 0;
      if (locked) {
        new Round(trial.folder().resolve("locked-" + round), pretence, true, attempts).run();
      }
      if (trial.size() == Trial.Size.FULL || !locked) {
        new Round(trial.folder().resolve("free-" + round), pretence, false, attempts).run();
      }
      round++;
    }
  }

  /**
   * One engine, one impostor, two agents: one that knew the engine, and one that only finds its file.
   *
   * @param locked whether something still holds the lock of the engine, so that agents have a reason to ask at its port
   */
  private record Round(Path folder, Pretence pretence, boolean locked, Attempts attempts) {
    void run() throws Exception {
      Files.createDirectories(folder);
      try (StdioCaller knew = StdioCaller.start(CairnCommand.mcp(folder, true))) {
        knew.call("start_episode", Map.of("id", EPISODE));
        EngineOf engine = EngineOf.folder(folder);
        says(knew, "Ada");
        attempts.control("the engine itself", "log", "answered", true);
        String oldProof = proof(engine.address());
        kill(engine.pid());
        try (Impostor impostor = new Impostor(engine.address().port(), pretence, oldProof);
            Lock lock = locked ? Lock.on(folder.resolve("cache/engine.lock")) : Lock.NONE) {
          answered(knew, "Berta", "an agent that knew the engine");
          try (StdioCaller fresh = StdioCaller.start(CairnCommand.mcp(folder, true))) {
            answered(fresh, "Cleo", "an agent that comes later");
          }
          nothingIn(impostor.received(), lock.toString());
        }
        finish();
      }
    }

    private static void says(StdioCaller agent, String who) throws IOException {
      agent.call("log", Map.of("episode", EPISODE, "role", "user", "text", SAID.formatted(who)));
    }

    private void answered(StdioCaller agent, String who, String name) {
      long begun = System.nanoTime();
      String got;
      boolean done;
      try {
        says(agent, who);
        String found =
            agent.call("search", Map.of("query", who + " confidence")).toString();
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun);
        done = found.contains(SAID.formatted(who)) && seconds <= SECONDS_MAX;
        got = (done ? "answered" : "not as it should be") + " after " + seconds + " s";
      } catch (IOException e) {
        done = false;
        got = "failed: " + e.getMessage();
      }
      attempts.attack(name + ", " + way() + ", goes on", who, Expected.ANSWERED, got, done);
    }

    private String way() {
      return pretence.label() + (locked ? ", the lock held" : "");
    }

    private void nothingIn(String received, String lock) throws IOException {
      for (String token : List.of("token-agent", "token-person")) {
        String secret = Files.readString(folder.resolve(token)).strip();
        boolean got = received.contains(secret);
        attempts.attack(
            way() + ", " + token, lock, Expected.NOTHING_FOUND, got ? "sent" : "not sent", !got);
      }
      for (String sent : List.of("confidence", "Authorization", "POST", "Berta", "Cleo")) {
        boolean got = received.contains(sent);
        attempts.attack(
            way() + ", " + sent, lock, Expected.NOTHING_FOUND, got ? "sent" : "not sent", !got);
      }
    }

    /** What the engine answers to a challenge while it lives. */
    private static String proof(HttpCaller.Address address) {
      String reply = new RawHttp(address)
          .send("GET", "/healthz", List.of("Cairn-Challenge: " + NONCE), "")
          .text();
      return reply
          .lines()
          .filter(line -> line.startsWith("Cairn-Proof: "))
          .map(line -> line.substring("Cairn-Proof: ".length()))
          .findFirst()
          .orElseThrow();
    }

    private static void kill(long pid) throws Exception {
      ProcessHandle engine = ProcessHandle.of(pid).orElseThrow();
      engine.destroyForcibly();
      engine.onExit().get(SECONDS_MAX, TimeUnit.SECONDS);
    }

    /** Ends an engine that was started anew, or it would outlive the folder. */
    private void finish() throws IOException {
      if (Files.exists(folder.resolve("engine.json"))) {
        EngineOf engine = EngineOf.folder(folder);
        if (!locked && ProcessHandle.of(engine.pid()).isPresent()) {
          engine.finish();
        }
      }
    }
  }

  /** The lock of an engine, held by this process. */
  private record Lock(
      @Nullable FileChannel channel, @Nullable FileLock held) implements AutoCloseable {
    static final Lock NONE = new Lock(null, null);

    static Lock on(Path file) throws IOException {
      FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
      return new Lock(channel, channel.lock());
    }

    @Override
    public void close() throws IOException {
      if (channel != null) {
        channel.close();
      }
    }

    @Override
    public String toString() {
      return held == null ? "nobody holds the lock" : "another process holds the lock";
    }
  }
}
