package dev.cairn.eval.attack.disk;

import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.eval.client.Caller.Refusal;
import dev.cairn.eval.client.HttpCaller;
import dev.cairn.eval.client.ServedCairn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A server whose files may not grow beyond a size, which every user may ask for; then one without the limit. */
final class LimitedServer {
  private static final Path SHELL = Path.of("/bin/sh");
  private static final int BLOCKS_MIN = 1_500;
  private static final int BLOCKS_MAX = 6_000;
  private static final int WRITES_MAX = 400;
  private static final int ROUNDS = 6;
  private static final String WORDS = "quokkas and other words ";

  private final Trial trial;
  private final Attempts attempts;

  LimitedServer(Trial trial, Attempts attempts) {
    this.trial = trial;
    this.attempts = attempts;
  }

  void run() throws IOException {
    if (!Files.isExecutable(SHELL)) {
      attempts.control("a limit", SHELL.toString(), "skipped: no shell to set one with", true);
      return;
    }
    int rounds = trial.size() == Trial.Size.FULL ? ROUNDS : 1;
    for (int i = 0; i < rounds; i++) {
      int blocks = trial.chance().nextInt(BLOCKS_MIN, BLOCKS_MAX);
      round(trial.folder().resolve("limited-" + i), blocks);
    }
  }

  private void round(Path folder, int blocks) throws IOException {
    int written;
    try (ServedCairn served = ServedCairn.startWithFilesOf(folder, blocks);
        HttpCaller caller = new HttpCaller(served.address())) {
      caller.call("start_episode", Map.of("id", "e"));
      written = fill(caller, folder, blocks);
      answered(caller, "search", Map.of("query", "quokkas"), blocks);
      answered(caller, "pack", Map.of("prompt", "what of quokkas?"), blocks);
      answered(caller, "status", Map.of(), blocks);
    }
    try (ServedCairn served = ServedCairn.start(folder);
        HttpCaller caller = new HttpCaller(served.address())) {
      log(caller, "room again");
      long entries = caller.call("status", Map.of()).at("/sizes/entries").asLong();
      attempts.control(
          "all there", folder.toString(), entries + " entries", entries == written + 1);
      JsonNode verified = caller.call("verify", Map.of("deep", true));
      attempts.control(
          "verified",
          folder.toString(),
          verified.toString(),
          verified.path("ok").asBoolean());
    }
  }

  /** Writes until it is refused three times; how many were promised. */
  private int fill(HttpCaller caller, Path folder, int blocks) throws IOException {
    int written = 0;
    int refused = 0;
    for (int i = 0; i < WRITES_MAX && refused < 3; i++) {
      try {
        log(caller, WORDS.repeat(2_000) + i);
        written++;
      } catch (Refusal e) {
        refused++;
        String said = String.valueOf(e.getMessage());
        boolean held = said.contains("503") && said.contains(folder.toString());
        attempts.attack("files that may not grow, log", "" + blocks, Expected.REFUSED, said, held);
      }
    }
    attempts.control("the limit is met", blocks + " blocks", refused + " refused", refused > 0);
    return written;
  }

  private static void log(HttpCaller caller, String text) throws IOException {
    caller.call("log", Map.of("episode", "e", "role", "user", "text", text));
  }

  private void answered(HttpCaller caller, String operation, Map<String, ?> arguments, int blocks) {
    String got;
    boolean held;
    try {
      got = caller.call(operation, arguments).toString();
      held = !operation.equals("search") || got.contains("quokkas");
    } catch (IOException e) {
      got = String.valueOf(e.getMessage());
      held = false;
    }
    attempts.attack(
        "files that may not grow, " + operation, blocks + " blocks", Expected.ANSWERED, got, held);
  }
}
