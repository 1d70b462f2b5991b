package dev.cairn.operation;

import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import java.util.Optional;

/** Begins an episode. */
@Operation(
    name = "start_episode",
    kind = Operation.Kind.WRITE,
    does = "Begins an episode: one run of an agent, into which everything that happens is logged.",
    examples = {
      "{\"scope\": \"repo:payments\", \"task\": \"fix the flaky login test\"}",
      "{\"id\": \"monday\", \"domain\": \"backend\", \"agent\": \"coder\"}"
    })
public record StartEpisode(
    @Field("its repository, as repo:NAME") Optional<Scope> scope,

    @Field("its wider field, as NAME or domain:NAME") Optional<String> domain,

    @Field("which agent runs") Optional<String> agent,
    @Field("what it is asked to do") Optional<String> task,
    @Field("the kind of work") Optional<String> workflowType,
    @Field("an id of your own; one is made if absent") Optional<EpisodeId> id) {

  public static StartEpisode in(Scope repo) {
    return new StartEpisode(
        Optional.of(repo),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public StartEpisode task(String newTask) {
    return new StartEpisode(scope, domain, agent, Optional.of(newTask), workflowType, id);
  }

  public StartEpisode id(String newId) {
    return new StartEpisode(
        scope, domain, agent, task, workflowType, Optional.of(new EpisodeId(newId)));
  }

  /** The episode to log into. */
  public record Answer(EpisodeId episode, long position) {}
}
