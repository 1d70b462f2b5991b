package dev.cairn.engine.house;

import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.Write;
import dev.cairn.engine.tool.MergedRuns;
import dev.cairn.log.CardEvent;
import dev.cairn.log.DamageEvent;
import dev.cairn.log.DecisionEvent;
import dev.cairn.log.Draft;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Erased;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog.Sealed;
import dev.cairn.log.GraphEvent;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeEnded;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.LogEvent.LogImported;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.SecretsScrubbed;
import dev.cairn.log.LogEvent.ToolsRegistered;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.ToolEvent;
import dev.cairn.log.transfer.LogReader;
import dev.cairn.operation.Import;
import dev.cairn.operation.Writing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * Merges another log into one that is not empty: its events follow ours with their ids and times kept.
 * An episode both logs know by one name but began apart stays ours; theirs is refused with its entries.
 */
final class MergeWrite extends Write<Import.Answer> {
  private static final int PAGE = 4_096;

  private final Memory memory;
  private final EventCodec codec;
  private final LogReader reader;
  private final LogReader.Origin origin;
  private List<Import.Refusal> refused = List.of();

  MergeWrite(Memory memory, EventCodec codec, LogReader reader, LogReader.Origin origin) {
    super(memory.state(), Writing.NOW);
    this.memory = memory;
    this.codec = codec;
    this.reader = reader;
    this.origin = origin;
  }

  @Override
  public void decide(Draft draft) {
    Known known = new Known();
    List<Import.Refusal> left = new ArrayList<>();
    List<Taken> taken = new ArrayList<>();
    reader.forEach((row, line) -> {
      LogEvent event = codec.decode(row.event()).event();
      Optional<String> reason = event.accept(known.judge(row.event().id()));
      reason.ifPresentOrElse(
          why -> left.add(new Import.Refusal(line, why)), () -> taken.add(new Taken(row, event)));
    });
    refused = List.copyOf(left);
    if (!taken.isEmpty()) {
      draft.add(new LogImported(
          draft.now(), origin.context(), origin.head(), taken.size(), refused.size()));
      MergedRuns runs = new MergedRuns(state());
      taken.forEach(t -> {
        draft.adopt(t.row().event().id(), t.event(), t.row().texts());
        runs.add(t.event());
      });
      runs.say(state(), new TextReads(memory), draft, draft.now());
    }
  }

  private record Taken(Sealed row, LogEvent event) {}

  @Override
  public Import.Answer answer(Written written) {
    if (written.isEmpty()) {
      return new Import.Answer(false, 0, refused, memory.projector().head().position());
    }
    long position = written.events().get(written.events().size() - 1).position();
    return new Import.Answer(
        false, only(LogImported.class, written).event().merged(), refused, position);
  }

  /** What our log holds already. */
  private final class Known {
    private final Set<UUID> events = new HashSet<>();
    private final Set<EntryId> entries = new HashSet<>();
    private final Map<EpisodeId, UUID> episodes = new HashMap<>();
    private final Set<EpisodeId> ended = new HashSet<>();
    private final Set<EpisodeId> foreign = new HashSet<>();
    private final KnownCards cards = new KnownCards();

    Known() {
      long from = 1;
      for (List<StoredEvent> page = page(from); !page.isEmpty(); page = page(from)) {
        for (StoredEvent row : page) {
          codec.decode(row).event().accept(judge(row.id()));
        }
        from += page.size();
      }
    }

    private List<StoredEvent> page(long from) {
      return memory.log().read(memory.name(), from, PAGE);
    }

    LogEvent.Handler<Optional<String>> judge(UUID id) {
      return new Judge(id);
    }

    /** Takes an event in, or says why not. */
    private final class Judge implements LogEvent.Handler<Optional<String>> {
      private final UUID id;

      Judge(UUID id) {
        this.id = id;
      }

      @Override
      public Optional<String> policyAdopted(PolicyAdopted event) {
        return Optional.of("the policy of this context stays as it is");
      }

      @Override
      public Optional<String> episodeStarted(EpisodeStarted event) {
        UUID ours = episodes.putIfAbsent(event.episode(), id);
        if (ours != null && !ours.equals(id)) {
          foreign.add(event.episode());
          return Optional.of("another episode is called '" + event.episode() + "' here");
        }
        return seen();
      }

      @Override
      public Optional<String> entryLogged(EntryLogged event) {
        Optional<String> barred = barred(event.episode());
        if (barred.isEmpty() && !events.contains(id) && !entries.add(event.entry())) {
          return Optional.of("another entry is called '" + event.entry() + "' here");
        }
        return barred.or(this::seen);
      }

      @Override
      public Optional<String> episodeEnded(EpisodeEnded event) {
        Optional<String> barred = barred(event.episode()).or(this::seen);
        ended.add(event.episode());
        return barred;
      }

      @Override
      public Optional<String> logImported(LogImported event) {
        return seen();
      }

      @Override
      public Optional<String> toolsRegistered(ToolsRegistered event) {
        return seen();
      }

      @Override
      public Optional<String> secretsScrubbed(SecretsScrubbed event) {
        return seen();
      }

      @Override
      public Optional<String> erased(Erased event) {
        return seen();
      }

      @Override
      public Optional<String> graph(GraphEvent event) {
        return seen();
      }

      @Override
      public Optional<String> card(CardEvent event) {
        return cards.judge(event, events.contains(id), foreign).or(this::seen);
      }

      @Override
      public Optional<String> tool(ToolEvent event) {
        if (event instanceof ToolEvent.WeightsLearned
            || event instanceof ToolEvent.WeightsRestored) {
          return Optional.of("the policy of this context stays as it is");
        }
        boolean another = event instanceof ToolEvent.RunRecorded run
            && run.episode().filter(foreign::contains).isPresent();
        return another && !events.contains(id)
            ? Optional.of("its episode is another one here")
            : seen();
      }

      /** What the user allowed in another log he did not allow here. */
      @Override
      public Optional<String> decision(DecisionEvent event) {
        Optional<EpisodeId> episode = EventIds.episode(event);
        if (!events.contains(id) && episode.filter(foreign::contains).isPresent()) {
          return Optional.of("its episode is another one here");
        }
        boolean happened = event instanceof DecisionEvent.DecisionMade
            || event instanceof DecisionEvent.ExecutionRecorded;
        return happened
            ? seen()
            : Optional.of("what the user allows is said in each context by itself");
      }

      @Override
      public Optional<String> damage(DamageEvent event) {
        return Optional.of("what is damaged in another log is whole here");
      }

      private Optional<String> seen() {
        return events.add(id) ? Optional.empty() : Optional.of("it is here already");
      }

      private Optional<String> barred(EpisodeId episode) {
        if (events.contains(id)) {
          return Optional.empty();
        }
        if (foreign.contains(episode)) {
          return Optional.of("its episode '" + episode + "' is another one here");
        }
        return ended.contains(episode)
            ? Optional.of("its episode '" + episode + "' has ended here")
            : Optional.empty();
      }
    }
  }
}
