package dev.cairn.engine.episode;

import dev.cairn.engine.CallOutcomes;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.consolidate.Consolidating;
import dev.cairn.engine.consolidate.Ledgers;
import dev.cairn.engine.consolidate.Rereading;
import dev.cairn.engine.graph.Enrichers;
import dev.cairn.engine.graph.EpisodeConcepts;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Head;
import dev.cairn.log.TextRef;
import dev.cairn.operation.Configure;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Switch;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The operations that append to the log. */
public final class Writes {
  private final Memory memory;
  private final EpisodeConcepts concepts;
  private final Enrichers enrichers;
  private final Consolidating reading;
  private final Ledgers ledgers;
  private final CallOutcomes outcomes;
  private final TextReads texts;

  public Writes(
      Memory memory,
      EpisodeConcepts concepts,
      Enrichers enrichers,
      Consolidating reading,
      Ledgers ledgers,
      CallOutcomes outcomes) {
    this.memory = memory;
    this.concepts = concepts;
    this.enrichers = enrichers;
    this.reading = reading;
    this.ledgers = ledgers;
    this.outcomes = outcomes;
    this.texts = new TextReads(memory);
  }

  public StartEpisode.Answer startEpisode(StartEpisode request, Writing writing) {
    return memory.record(new StartEpisodeWrite(memory.state(), request, writing));
  }

  public Log.Answer log(Log request, Writing writing) {
    if (request.args().isPresent()) {
      memory.freshen();
    }
    return memory.record(new LogWrite(memory.state(), request, writing, this::text, outcomes));
  }

  public EndEpisode.Answer endEpisode(EndEpisode request, Writing writing) {
    Optional<EpisodeConcepts.Read> read = read(request);
    Rereading rereading = new Rereading(reading, request.episode());
    long position = memory.recordRead(() -> new EndEpisodeWrite(
        memory.state(),
        request,
        writing,
        episode -> read.map(so -> concepts.whole(so, episode)),
        this::textOrNothing,
        reading,
        rereading.next()));
    enrichers.follow();
    return new EndEpisode.Answer(ledgers.of(request.episode()), position);
  }

  /** Nothing if the episode has ended, or nobody wants to know what it spoke of. */
  private Optional<EpisodeConcepts.Read> read(EndEpisode request) {
    Head head = memory.freshen();
    GraphPolicy policy = memory.look(() -> memory.state().policy().policy().graph());
    boolean open =
        memory.look(() -> memory.state().episode(request.episode()).endedAt().isEmpty());
    return open && policy.entities() == Switch.ON
        ? Optional.of(concepts.read(request.episode(), head, policy))
        : Optional.empty();
  }

  public Configure.Answer configure(Configure request, Writing writing) {
    return memory.record(new ConfigureWrite(memory.state(), request, writing));
  }

  private String text(TextRef ref) {
    return texts
        .of(ref)
        .orElseThrow(() -> CairnException.notFound("text", "the words of this entry were erased"));
  }

  private @Nullable String textOrNothing(TextRef ref) {
    return texts.of(ref).orElse(null);
  }
}
