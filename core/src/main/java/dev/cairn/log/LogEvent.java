package dev.cairn.log;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.stream.Stream;

/** Something that happened. Written once, never changed, and enough to rebuild everything else. */
public sealed interface LogEvent
    permits LogEvent.PolicyAdopted,
        LogEvent.EpisodeStarted,
        LogEvent.EntryLogged,
        LogEvent.EpisodeEnded,
        LogEvent.LogImported,
        LogEvent.ToolsRegistered,
        LogEvent.SecretsScrubbed,
        Erased,
        GraphEvent,
        CardEvent,
        ToolEvent,
        DecisionEvent,
        DamageEvent {

  /** When it happened, which may be long before it was recorded. */
  Instant at();

  /** Texts this event owns; kept beside the chain. */
  default List<TextRef> texts() {
    return List.of();
  }

  /** Words of earlier entries this event rests on; checked by {@code verify}. */
  default List<EvidenceRef> evidence() {
    return List.of();
  }

  <R> R accept(Handler<R> handler);

  /** The numbers in force from here on, whole, so that history keeps its meaning across releases. */
  record PolicyAdopted(Instant at, String profile, Cause cause, SortedMap<String, Object> values)
      implements LogEvent {
    /** Why they were written. */
    public enum Cause {
      CREATED,
      CONFIGURED,
      UPGRADED,
      /** Weights were fitted on this log; {@link ToolEvent.WeightsLearned} has the figures. */
      LEARNED,
      /** Learned weights were taken back. */
      RESTORED
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.policyAdopted(this);
    }
  }

  /** An agent began a run. */
  record EpisodeStarted(
      EpisodeId episode,
      Instant at,
      Optional<Scope> scope,
      Optional<String> domain,
      Optional<String> agent,
      Optional<TextRef> task,
      Optional<String> workflowType)
      implements LogEvent {
    @Override
    public List<TextRef> texts() {
      return task.stream().toList();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.episodeStarted(this);
    }
  }

  /**
   * Something was said, printed or read.
   *
   * @param ok absent means unknown, never failure
   * @param called what the tool was called with, if that was told
   * @param note what somebody should know about this report, such as that it contradicts another
   * @param via whose door it came in by; absent in entries written before that was kept
   */
  record EntryLogged(
      EntryId entry,
      EpisodeId episode,
      Instant at,
      Role role,
      TextRef text,
      Optional<ToolId> tool,
      Optional<Boolean> ok,
      OptionalInt exitCode,
      Optional<String> uri,
      Optional<Source> source,
      Optional<Called> called,
      Optional<String> note,
      Optional<Via> via)
      implements LogEvent {
    public EntryLogged(
        EntryId entry,
        EpisodeId episode,
        Instant at,
        Role role,
        TextRef text,
        Optional<ToolId> tool,
        Optional<Boolean> ok,
        OptionalInt exitCode,
        Optional<String> uri,
        Optional<Source> source) {
      this(
          entry,
          episode,
          at,
          role,
          text,
          tool,
          ok,
          exitCode,
          uri,
          source,
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }

    /** As an index keeps it: without its call and its note, which are read from the log. */
    public EntryLogged indexed() {
      return new EntryLogged(
          entry,
          episode,
          at,
          role,
          text,
          tool,
          ok,
          exitCode,
          uri,
          source,
          Optional.empty(),
          Optional.empty(),
          via);
    }

    public EntryLogged noted(String said) {
      return new EntryLogged(
          entry,
          episode,
          at,
          role,
          text,
          tool,
          ok,
          exitCode,
          uri,
          source,
          called,
          Optional.of(said),
          via);
    }

    @Override
    public List<TextRef> texts() {
      return called.map(call -> List.of(text, call.args())).orElseGet(() -> List.of(text));
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.entryLogged(this);
    }
  }

  /** The run is over; nothing more is logged into it. */
  record EpisodeEnded(EpisodeId episode, Instant at) implements LogEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.episodeEnded(this);
    }
  }

  /** Events of another log follow, merged with their ids kept; this says where they came from. */
  record LogImported(Instant at, String originContext, String originHead, long merged, long refused)
      implements LogEvent {
    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.logImported(this);
    }
  }

  /**
   * Somebody told which tools there are. Only news is here: tools that were known as they are now are
   * counted, not repeated.
   */
  record ToolsRegistered(Instant at, List<ToolWrite> added, List<ToolWrite> changed, long unchanged)
      implements LogEvent {
    @Override
    public List<TextRef> texts() {
      return Stream.concat(added.stream(), changed.stream())
          .map(ToolWrite::definition)
          .toList();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.toolsRegistered(this);
    }
  }

  /**
   * Secrets were taken out of what this commit wrote, before it was written.
   *
   * @param kinds how many, by kind
   */
  record SecretsScrubbed(Instant at, SortedMap<String, Long> kinds) implements LogEvent {
    public long count() {
      return kinds.values().stream().mapToLong(Long::longValue).sum();
    }

    @Override
    public <R> R accept(Handler<R> handler) {
      return handler.secretsScrubbed(this);
    }
  }

  /** One method per event: a new event does not compile until every reader has an answer for it. */
  interface Handler<R> {
    R policyAdopted(PolicyAdopted event);

    R episodeStarted(EpisodeStarted event);

    R entryLogged(EntryLogged event);

    R episodeEnded(EpisodeEnded event);

    R logImported(LogImported event);

    R toolsRegistered(ToolsRegistered event);

    R secretsScrubbed(SecretsScrubbed event);

    R erased(Erased event);

    /** Its own handler tells these apart. */
    R graph(GraphEvent event);

    /** Its own handler tells these apart. */
    R card(CardEvent event);

    /** Its own handler tells these apart. */
    R tool(ToolEvent event);

    /** Its own handler tells these apart. */
    R decision(DecisionEvent event);

    /** What the log says of itself. */
    R damage(DamageEvent event);
  }
}
