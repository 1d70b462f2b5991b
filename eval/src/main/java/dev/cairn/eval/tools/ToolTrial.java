package dev.cairn.eval.tools;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Measures;
import dev.cairn.eval.suite.Retrieved;
import dev.cairn.index.Embedder;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Embed;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.Progress;
import dev.cairn.operation.RegisterTools;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** One catalogue: registered server by server, then asked request by request. */
final class ToolTrial implements AutoCloseable {
  private static final String CONTEXT = "tools";
  private static final int[] CUTS = {1, 5, 10};

  /** Results asked for; enough for every figure. */
  private static final int DEPTH = 50;

  /** Fixed, so that ids are the same in every run. */
  private static final long SEED = 7;

  private final Corpus corpus;
  private final Cairn cairn;
  private final Context context;
  private final boolean placed;
  private final Map<ToolId, String> ids = new HashMap<>();

  ToolTrial(Corpus corpus, Optional<Embedder> model) {
    this.corpus = corpus;
    this.placed = model.isPresent();
    Settings plain = Settings.inMemory().random(new SplittableRandom(SEED));
    this.cairn = Cairn.open(model.map(plain::embedder).orElse(plain));
    this.context = cairn.context(CONTEXT);
  }

  /** Registers all tools and waits until each can be found by its meaning. */
  void begin() {
    Map<String, List<RegisterTools.Tool>> servers = new LinkedHashMap<>();
    for (ToolLine line : corpus.tools()) {
      servers.computeIfAbsent(line.server(), server -> new ArrayList<>()).add(line.tool());
      ids.put(ToolId.of(line.server(), line.tool().name()), line.id());
    }
    servers.forEach(
        (server, tools) -> context.registerTools(new RegisterTools(Optional.of(server), tools)));
    if (placed) {
      context.embed(new Embed(), Progress.NONE);
    }
  }

  void configure(Configure policy) {
    context.configure(policy);
  }

  Measured ask(ToolQuestion question) {
    FindTools.Answer answer = context.findTools(FindTools.of(question.query()).limit(DEPTH));
    if (placed && answer.notice().isPresent()) {
      throw new IllegalStateException("not by meaning: " + answer.notice().get());
    }
    List<String> ranking =
        answer.results().stream().map(result -> id(result.tool())).toList();
    Measures measures = new Measures();
    retrieved(question, ranking).tell(measures, "", CUTS);
    return new Measured(
        corpus.set(),
        question.id(),
        question.id(),
        List.of(),
        measures.all(),
        Map.of("query", question.query(), "gold", question.gold(), "found", ranking));
  }

  /** A group is found where the first of its tools is. */
  private static Retrieved retrieved(ToolQuestion question, List<String> ranking) {
    List<Integer> ranks = new ArrayList<>();
    for (Set<String> group : question.gold()) {
      int first = Retrieved.of(group, ranking).first();
      if (first < Integer.MAX_VALUE) {
        ranks.add(first);
      }
    }
    return new Retrieved(ranks, question.gold().size());
  }

  private String id(ToolId tool) {
    String id = ids.get(tool);
    if (id == null) {
      throw new IllegalStateException("find_tools gave " + tool + ", which was not registered");
    }
    return id;
  }

  @Override
  public void close() {
    cairn.close();
  }
}
