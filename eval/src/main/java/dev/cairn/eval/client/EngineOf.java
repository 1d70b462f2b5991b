package dev.cairn.eval.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The engine that agents started for a data folder, as its file tells of it, spoken to by a person. */
public record EngineOf(HttpCaller.Address address, long pid) {
  private static final int END_SECONDS_MAX = 60;

  public static EngineOf folder(Path folder) throws IOException {
    JsonNode file = new JsonMapper().readTree(Files.readAllBytes(folder.resolve("engine.json")));
    return new EngineOf(
        new HttpCaller.Address(
            file.path("host").asString(),
            file.path("port").asInt(),
            Files.readString(folder.resolve("token-person")).strip()),
        file.path("pid").asLong());
  }

  /** Asks it to finish, as a newer build would, and waits until it has. */
  public void finish() throws IOException {
    try (HttpCaller caller = new HttpCaller(address)) {
      caller.send("POST", "/admin/finish", "{}");
      ProcessHandle process = ProcessHandle.of(pid).orElse(null);
      if (process != null) {
        process.onExit().get(END_SECONDS_MAX, TimeUnit.SECONDS);
      }
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException("the engine does not finish", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
