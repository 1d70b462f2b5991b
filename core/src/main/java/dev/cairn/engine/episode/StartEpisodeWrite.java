package dev.cairn.engine.episode;

import dev.cairn.engine.Limits;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Draft;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.Names;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredText;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;

/** Begins an episode. */
final class StartEpisodeWrite extends Write<StartEpisode.Answer> {
  private static final String DOMAIN_PREFIX = "domain:";

  private final StartEpisode request;

  StartEpisodeWrite(State state, StartEpisode request, Writing writing) {
    super(state, writing);
    this.request = request;
    request.scope().ifPresent(StartEpisodeWrite::checkScope);
    request.task().ifPresent(task -> StoredText.requireEncodable("task", task));
  }

  private static void checkScope(Scope scope) {
    if (scope.tier() != Scope.Tier.REPO) {
      throw CairnException.invalid(
          "scope",
          "an episode runs in a repository: scope must be 'repo:NAME', was '" + scope + "'");
    }
  }

  @Override
  public void decide(Draft draft) {
    adoptPolicy(draft);
    EpisodeId id = request.id().orElseGet(() -> new EpisodeId(draft.id("ep")));
    if (state().episodes().find(id).isPresent()) {
      throw CairnException.conflict(
          "id", "there is an episode '" + id + "' already; log into it, or choose another id");
    }
    long bytes = state().policy().policy().log().entryBytesMax();
    request.task().ifPresent(task -> Limits.text("task", task, bytes));
    draft.add(new EpisodeStarted(
        id,
        at(draft),
        request.scope(),
        request.domain().map(StartEpisodeWrite::domain),
        request.agent().map(agent -> Names.check("agent", agent)),
        request.task().map(draft::text),
        request.workflowType().map(type -> Names.check("workflow_type", type))));
  }

  /** {@code NAME} and {@code domain:NAME} are the same domain. */
  static String domain(String given) {
    String name = given.startsWith(DOMAIN_PREFIX) ? given.substring(DOMAIN_PREFIX.length()) : given;
    return Names.check("domain", name);
  }

  @Override
  public StartEpisode.Answer answer(Written written) {
    Found<EpisodeStarted> started = only(EpisodeStarted.class, written);
    return new StartEpisode.Answer(started.event().episode(), started.position());
  }
}
