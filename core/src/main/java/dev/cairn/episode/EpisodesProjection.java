package dev.cairn.episode;

import dev.cairn.log.Bytes;
import dev.cairn.log.CardEvent;
import dev.cairn.log.Chain;
import dev.cairn.log.DamageEvent;
import dev.cairn.log.DecisionEvent;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Erased;
import dev.cairn.log.GraphEvent;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeEnded;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.LogEvent.LogImported;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.SecretsScrubbed;
import dev.cairn.log.LogEvent.ToolsRegistered;
import dev.cairn.log.Recorded;
import dev.cairn.log.Scope;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolEvent;
import dev.cairn.projection.Projection;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;

/** Folds the log into {@link Episodes}. */
public final class EpisodesProjection implements Projection<Episodes> {

  @Override
  public String name() {
    return "episodes";
  }

  @Override
  public int version() {
    return 2;
  }

  @Override
  public Episodes empty() {
    return new Episodes();
  }

  @Override
  public Episodes apply(Episodes episodes, Recorded recorded) {
    return recorded.event().accept(new Applier(episodes, recorded.position()));
  }

  private record Applier(Episodes episodes, long position) implements LogEvent.Handler<Episodes> {
    @Override
    public Episodes episodeStarted(EpisodeStarted event) {
      episodes.put(Episode.of(event, position));
      return episodes;
    }

    @Override
    public Episodes entryLogged(EntryLogged event) {
      episodes.find(event.episode()).ifPresent(episode -> episodes.put(episode.with(event)));
      return episodes;
    }

    @Override
    public Episodes episodeEnded(EpisodeEnded event) {
      episodes
          .find(event.episode())
          .ifPresent(episode -> episodes.put(episode.ended(event.at(), position)));
      return episodes;
    }

    @Override
    public Episodes policyAdopted(PolicyAdopted event) {
      return episodes;
    }

    @Override
    public Episodes logImported(LogImported event) {
      return episodes;
    }

    @Override
    public Episodes toolsRegistered(ToolsRegistered event) {
      return episodes;
    }

    @Override
    public Episodes secretsScrubbed(SecretsScrubbed event) {
      return episodes;
    }

    @Override
    public Episodes erased(Erased event) {
      return episodes;
    }

    @Override
    public Episodes graph(GraphEvent event) {
      return episodes;
    }

    @Override
    public Episodes card(CardEvent event) {
      return episodes;
    }

    @Override
    public Episodes tool(ToolEvent event) {
      return episodes;
    }

    @Override
    public Episodes decision(DecisionEvent event) {
      return episodes;
    }

    @Override
    public Episodes damage(DamageEvent event) {
      return episodes;
    }
  }

  @Override
  public void write(Episodes episodes, DataOutput out) throws IOException {
    out.writeInt(episodes.size());
    for (Episode episode : episodes.all()) {
      out.writeUTF(episode.id().value());
      out.writeLong(episode.position());
      out.writeLong(Chain.micros(episode.startedAt()));
      optional(out, episode.repo().map(Scope::toString));
      optional(out, episode.domain());
      optional(out, episode.agent());
      optional(out, episode.workflowType());
      purpose(out, episode.purpose());
      out.writeLong(episode.endPosition());
      out.writeLong(episode.endedAt().map(Chain::micros).orElse(0L));
      out.writeLong(episode.entries());
    }
  }

  @Override
  public Episodes read(DataInput in) throws IOException {
    Episodes episodes = new Episodes();
    for (int left = in.readInt(); left > 0; left--) {
      EpisodeId id = new EpisodeId(in.readUTF());
      long position = in.readLong();
      Instant startedAt = Chain.instant(in.readLong());
      Optional<Scope> repo = optional(in).map(Scope::parse);
      Optional<String> domain = optional(in);
      Optional<String> agent = optional(in);
      Optional<String> workflow = optional(in);
      Optional<TextRef> purpose = purpose(in);
      long endPosition = in.readLong();
      long ended = in.readLong();
      Optional<Instant> endedAt =
          endPosition == 0 ? Optional.empty() : Optional.of(Chain.instant(ended));
      episodes.put(new Episode(
          id,
          position,
          startedAt,
          repo,
          domain,
          agent,
          workflow,
          purpose,
          endedAt,
          endPosition,
          in.readLong()));
    }
    return episodes;
  }

  private static void purpose(DataOutput out, Optional<TextRef> text) throws IOException {
    optional(out, text.map(it -> it.id().value()));
    if (text.isPresent()) {
      out.writeUTF(text.get().hash().hex());
      out.writeInt(text.get().codePoints());
    }
  }

  private static Optional<TextRef> purpose(DataInput in) throws IOException {
    Optional<String> id = optional(in);
    return id.isEmpty()
        ? Optional.empty()
        : Optional.of(new TextRef(new TextId(id.get()), Bytes.ofHex(in.readUTF()), in.readInt()));
  }

  private static void optional(DataOutput out, Optional<String> text) throws IOException {
    out.writeBoolean(text.isPresent());
    if (text.isPresent()) {
      out.writeUTF(text.get());
    }
  }

  private static Optional<String> optional(DataInput in) throws IOException {
    return in.readBoolean() ? Optional.of(in.readUTF()) : Optional.empty();
  }
}
