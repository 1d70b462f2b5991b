package dev.cairn.eval.crowd;

import dev.cairn.eval.client.CairnCommand;
import dev.cairn.eval.client.Caller;
import dev.cairn.eval.client.EngineOf;
import dev.cairn.eval.client.HttpCaller;
import dev.cairn.eval.client.ServedCairn;
import dev.cairn.eval.client.StdioCaller;
import dev.cairn.eval.client.Together;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Four agents and an HTTP client on one data folder. */
final class Party implements AutoCloseable {
  static final int AGENTS = 4;
  private static final String NOTHING = "{}";

  private final List<Caller> callers = new ArrayList<>();
  private final Optional<ServedCairn> served;
  private final Optional<EngineOf> engine;
  private final HttpCaller http;

  private Party(List<StdioCaller> agents, Optional<ServedCairn> served, Optional<EngineOf> engine)
      throws IOException {
    this.served = served;
    this.engine = engine;
    this.http = new HttpCaller(
        served.map(ServedCairn::address).or(() -> engine.map(EngineOf::address)).orElseThrow());
    callers.addAll(agents);
    callers.add(http);
  }

  /** With an engine, the agents start it, and they all try at once. */
  static Party gather(Path folder, Mode mode) throws Exception {
    Optional<ServedCairn> served =
        mode == Mode.ALONE ? Optional.of(ServedCairn.start(folder)) : Optional.empty();
    List<StdioCaller> agents = new ArrayList<>();
    for (int i = 0; i < AGENTS; i++) {
      agents.add(StdioCaller.start(CairnCommand.mcp(folder, mode == Mode.ENGINE)));
    }
    Together.run(agents, agent -> agent.call("status", Map.of()));
    return new Party(
        agents,
        served,
        mode == Mode.ENGINE ? Optional.of(EngineOf.folder(folder)) : Optional.empty());
  }

  /** The agents, then the HTTP client. */
  List<Caller> callers() {
    return List.copyOf(callers);
  }

  /** The whole log as JSON Lines. */
  List<String> export() throws IOException {
    return new String(http.post("export", NOTHING), StandardCharsets.UTF_8)
        .lines()
        .toList();
  }

  @Override
  public void close() throws IOException {
    callers.forEach(Caller::close);
    served.ifPresent(ServedCairn::close);
    if (engine.isPresent()) {
      engine.get().finish();
    }
  }
}
