package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.log.Risk;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.operation.FindTools;
import dev.cairn.policy.RiskPolicy;
import dev.cairn.tool.Definitions;
import dev.cairn.tool.decision.UserRisk;
import dev.cairn.tool.risk.RiskAssessment;
import dev.cairn.tool.risk.RiskAssessment.Reason;
import dev.cairn.tool.risk.RiskAssessment.Source;
import dev.cairn.tool.risk.RiskClassifier;
import dev.cairn.tool.risk.RiskClassifier.Standing;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How risky tools are, by what the user says of them, else by what they say of themselves now; of one nobody told
 * about, by its name.
 */
public final class RiskReads {
  /** Judgements kept; a catalogue may be larger, and then those of the others are made again. */
  private static final int KEPT = 10_000;

  private final Memory memory;
  private final TextReads texts;
  private final Map<Question, RiskAssessment> judged = new ConcurrentHashMap<>();

  public RiskReads(Memory memory) {
    this.memory = memory;
    this.texts = new TextReads(memory);
  }

  /** All a judgement follows from: the words behind a reference never change. */
  private record Question(
      ToolId tool,
      Optional<ToolWrite> told,
      Optional<UserRisk> said,
      Standing standing,
      RiskPolicy policy) {}

  List<FindTools.Result> judged(List<FindTools.Result> results) {
    Map<ToolId, RiskAssessment> risks =
        of(results.stream().map(FindTools.Result::tool).toList());
    return results.stream()
        .map(result -> Optional.ofNullable(risks.get(result.tool()))
            .map(risk -> result.risk(risk.risk()))
            .orElse(result))
        .toList();
  }

  public RiskAssessment of(ToolId tool) {
    return Objects.requireNonNull(of(List.of(tool)).get(tool));
  }

  public Map<ToolId, RiskAssessment> of(Collection<ToolId> tools) {
    return judged(memory.look(() -> questions(tools)));
  }

  /** For a command in its turn to write: the state stands still, and to wait for it would wait for ever. */
  public RiskAssessment inTurn(ToolId tool) {
    return Objects.requireNonNull(judged(questions(List.of(tool))).get(tool));
  }

  private List<Question> questions(Collection<ToolId> tools) {
    return tools.stream().distinct().map(this::question).toList();
  }

  private Map<ToolId, RiskAssessment> judged(Collection<Question> questions) {
    Map<TextRef, String> words = texts.of(questions.stream()
        .filter(question -> !judged.containsKey(question))
        .flatMap(question -> question.told().stream())
        .map(ToolWrite::definition)
        .toList());
    if (judged.size() > KEPT) {
      judged.clear();
    }
    Map<ToolId, RiskAssessment> risks = new HashMap<>();
    questions.forEach(question ->
        risks.put(question.tool(), judged.computeIfAbsent(question, asked -> judge(asked, words))));
    return risks;
  }

  private Question question(ToolId tool) {
    State state = memory.state();
    Optional<UserRisk> said = state.decisions().risk(tool);
    // What the user said of a tool that has changed since was said of another one.
    Optional<Risk> override = said.filter(
            risk -> risk.version().equals(state.catalogue().version(tool)))
        .map(UserRisk::risk);
    return new Question(
        tool,
        state.catalogue().find(tool),
        said,
        new Standing(override, state.decisions().trusts(tool.server())),
        state.policy().policy().risk());
  }

  private static RiskAssessment judge(Question asked, Map<TextRef, String> words) {
    RiskAssessment judged = new RiskClassifier(asked.policy())
        .assess(
            Definitions.text(
                // Without the server's name: a tool of `mail` that looks does not mail anything.
                asked.tool().tool(),
                asked.told().flatMap(it -> Optional.ofNullable(words.get(it.definition())))),
            asked.standing());
    boolean stale = asked.said().isPresent() && asked.standing().override().isEmpty();
    return stale ? cautious(judged, asked.said().get().risk()) : judged;
  }

  private static RiskAssessment cautious(RiskAssessment judged, Risk said) {
    Reason reason = new Reason(
        "the user said " + said.label() + " before the tool changed, which only raises it now",
        "override",
        said,
        0);
    return judged.raised(said, Source.OVERRIDE, List.of(reason));
  }
}
