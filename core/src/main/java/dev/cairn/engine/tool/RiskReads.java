package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.operation.FindTools;
import dev.cairn.policy.RiskPolicy;
import dev.cairn.tool.Definitions;
import dev.cairn.tool.risk.RiskAssessment;
import dev.cairn.tool.risk.RiskClassifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How risky tools are, by what they say of themselves now; of one nobody told about, by its name. */
final class RiskReads {
  private final Memory memory;
  private final TextReads texts;

  RiskReads(Memory memory) {
    this.memory = memory;
    this.texts = new TextReads(memory);
  }

  List<FindTools.Result> judged(List<FindTools.Result> results) {
    Map<ToolId, RiskAssessment> risks =
        of(results.stream().map(FindTools.Result::tool).toList());
    return results.stream()
        .map(result -> Optional.ofNullable(risks.get(result.tool()))
            .map(risk -> result.risk(risk.risk()))
            .orElse(result))
        .toList();
  }

  Map<ToolId, RiskAssessment> of(List<ToolId> tools) {
    Map<ToolId, ToolWrite> told = new HashMap<>();
    RiskPolicy policy = memory.look(() -> {
      tools.forEach(
          tool -> memory.state().catalogue().find(tool).ifPresent(write -> told.put(tool, write)));
      return memory.state().policy().policy().risk();
    });
    Map<TextRef, String> words =
        texts.of(told.values().stream().map(ToolWrite::definition).toList());
    RiskClassifier classifier = new RiskClassifier(policy);
    Map<ToolId, RiskAssessment> risks = new HashMap<>();
    for (ToolId tool : tools) {
      Optional<ToolWrite> write = Optional.ofNullable(told.get(tool));
      risks.put(
          tool,
          classifier.assess(
              Definitions.text(
                  // Without the server's name: a tool of `mail` that looks does not mail anything.
                  tool.tool(),
                  write.flatMap(it -> Optional.ofNullable(words.get(it.definition())))),
              RiskClassifier.Standing.UNKNOWN));
    }
    return risks;
  }
}
