package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.log.Risk;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.ReadTools;
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
import java.util.stream.Stream;

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
      List<TextRef> earlier,
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

  private static boolean isChanged(Question asked) {
    return !asked.earlier().isEmpty() && asked.standing().override().isEmpty();
  }

  /** Of those that changed: which class their words gave before, at worst, and which they give now. */
  Map<ToolId, ReadTools.Change> changes(Collection<ToolId> tools) {
    List<Question> asked =
        memory.look(() -> questions(tools).stream().filter(RiskReads::isChanged).toList());
    Map<TextRef, String> words =
        texts.of(asked.stream().flatMap(RiskReads::definitions).toList());
    Map<ToolId, ReadTools.Change> changes = new HashMap<>();
    for (Question each : asked) {
      Risk was = each.earlier().stream()
          .map(before -> assess(each, Optional.of(before), words).risk())
          .reduce(Risk.SAFE, Risk::worse);
      Risk is = assess(each, each.told().map(ToolWrite::definition), words).risk();
      changes.put(each.tool(), new ReadTools.Change(Optional.empty(), was, is));
    }
    return changes;
  }

  private static Stream<TextRef> definitions(Question question) {
    return Stream.concat(
        question.told().stream().map(ToolWrite::definition), question.earlier().stream());
  }

  private List<Question> questions(Collection<ToolId> tools) {
    return tools.stream().distinct().map(this::question).toList();
  }

  private Map<ToolId, RiskAssessment> judged(Collection<Question> questions) {
    Map<TextRef, String> words = texts.of(questions.stream()
        .filter(question -> !judged.containsKey(question))
        .flatMap(RiskReads::definitions)
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
        List.copyOf(state.catalogue().earlier(tool)),
        said,
        new Standing(override, state.decisions().trusts(tool.server())),
        state.policy().policy().risk());
  }

  private static RiskAssessment judge(Question asked, Map<TextRef, String> words) {
    RiskAssessment judged = assess(asked, asked.told().map(ToolWrite::definition), words);
    for (TextRef before : asked.earlier()) {
      judged = since(judged, assess(asked, Optional.of(before), words), asked);
    }
    boolean stale = asked.said().isPresent() && asked.standing().override().isEmpty();
    return stale ? cautious(judged, asked.said().get().risk()) : judged;
  }

  private static RiskAssessment assess(
      Question asked, Optional<TextRef> definition, Map<TextRef, String> words) {
    return new RiskClassifier(asked.policy())
        .assess(
            asked.tool().server(),
            // The name without the server's: a tool of `mail` that looks does not mail anything.
            Definitions.text(
                asked.tool().tool(),
                definition.flatMap(said -> Optional.ofNullable(words.get(said)))),
            asked.standing());
  }

  /** Until a person says otherwise it is as bad as it was; and what carried out what it was given still does. */
  private static RiskAssessment since(RiskAssessment now, RiskAssessment before, Question asked) {
    RiskAssessment kept = now.executing(now.executor().or(before::executor));
    boolean confirmed = asked.standing().override().isPresent();
    if (confirmed || !before.risk().isWorseThan(now.risk())) {
      return kept;
    }
    Reason reason = new Reason(
        "it was " + before.risk().label() + " before it changed, which holds until set_risk",
        RiskAssessment.EARLIER,
        before.risk(),
        0);
    return kept.raised(before.risk(), Source.RULE, List.of(reason));
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
