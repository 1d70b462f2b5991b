package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.policy.Policy;
import dev.cairn.tool.Use;
import dev.cairn.tool.predict.SeedCapabilities;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What the scorer of the founding documents asks about capabilities. */
final class SeedFacts {
  private final Memory memory;

  SeedFacts(Memory memory) {
    this.memory = memory;
  }

  SeedCapabilities of(Policy policy) {
    Map<ToolId, List<ToolId>> uses = new HashMap<>();
    Map<ToolId, Double> success = new HashMap<>();
    memory.look(() -> {
      memory.state().catalogue().all().stream()
          .map(ToolWrite::tool)
          .filter(ToolId::isCapability)
          .forEach(capability -> {
            uses.put(capability, memory.state().catalogue().uses(capability));
            success.put(capability, success(memory.state().experience().of(capability)));
          });
      return uses.size();
    });
    return new SeedCapabilities(policy, uses, success);
  }

  /** How tools did until now. */
  Function<ToolId, Use> outcomes() {
    Map<ToolId, Use> uses =
        memory.look(() -> Map.copyOf(memory.state().experience().uses()));
    return tool -> uses.getOrDefault(tool, Use.NONE);
  }

  /** Of those whose outcome was seen. */
  private static double success(Use use) {
    double seen = (double) use.succeeded() + use.failed();
    return seen == 0 ? 0 : use.succeeded() / seen;
  }
}
