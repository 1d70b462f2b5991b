package dev.cairn.index;

import dev.cairn.episode.Episodes;
import dev.cairn.episode.EpisodesProjection;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.ContextName;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Recorded;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.ToolId;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/** A log in memory that is quick to fill. Entries are named e1, e2, ... by their position. */
public final class SampleLog {
  public static final Instant DAWN = Instant.parse("2026-01-31T06:00:00Z");

  public final EventLog log = new MemoryEventLog();
  public final ContextName context = ContextName.DEFAULT;
  private final EventCodec codec = new EventCodec();
  private final EpisodesProjection projection = new EpisodesProjection();
  private final Episodes episodes = projection.empty();

  public LogSource source() {
    return new LogSource(context, log, codec, episodes::find);
  }

  public Head head() {
    return log.head(context);
  }

  public Head headAt(long position) {
    return Head.of(log.read(context, position, 1).get(0));
  }

  /** An index in memory that has read all of this. */
  public EntryIndex index() {
    EntryIndex index = EntryIndex.inMemory(source());
    index.catchUp(head());
    return index;
  }

  public SampleLog episode(String id, String repo, String domain) {
    append(
        new EpisodeStarted(
            new EpisodeId(id),
            DAWN,
            Optional.of(repo).filter(name -> !name.isEmpty()).map(Scope::repo),
            Optional.of(domain).filter(name -> !name.isEmpty()),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()),
        List.of());
    return this;
  }

  public EntryId user(String text) {
    return say("ep", Role.USER, text, DAWN.plusSeconds(head().position()));
  }

  public EntryId say(String episode, Role role, String text, Instant at) {
    return add(episode, role, text, at, Optional.empty(), Optional.empty(), Optional.empty());
  }

  public EntryId tool(String tool, boolean ok, String text) {
    return add(
        "ep",
        Role.TOOL,
        text,
        DAWN.plusSeconds(head().position()),
        Optional.of(ToolId.parse(tool)),
        Optional.of(ok),
        Optional.empty());
  }

  public EntryId document(String uri, String text) {
    return add(
        "ep",
        Role.DOCUMENT,
        text,
        DAWN.plusSeconds(head().position()),
        Optional.empty(),
        Optional.empty(),
        Optional.of(uri));
  }

  private EntryId add(
      String episode,
      Role role,
      String text,
      Instant at,
      Optional<ToolId> tool,
      Optional<Boolean> ok,
      Optional<String> uri) {
    long position = head().position() + 1;
    EntryId id = new EntryId("e" + position);
    byte[] salt = ("salt" + position).getBytes(StandardCharsets.UTF_8);
    StoredText stored = new StoredText(new TextId("t" + position), Bytes.of(salt), text);
    append(
        new EntryLogged(
            id,
            new EpisodeId(episode),
            at,
            role,
            stored.ref(),
            tool,
            ok,
            OptionalInt.empty(),
            uri,
            Optional.empty()),
        List.of(stored));
    return id;
  }

  private void append(LogEvent event, List<StoredText> texts) {
    EventCodec.Encoded encoded = codec.encode(event);
    Head head = head();
    StoredEvent stored = Chain.seal(
        head,
        new UUID(1, head.position()),
        DAWN,
        encoded.type(),
        encoded.version(),
        0,
        Optional.empty(),
        encoded.payload());
    put(stored, texts);
  }

  private void put(StoredEvent event, List<StoredText> texts) {
    log.transact(context, head(), turn -> List.of(new EventLog.Sealed(event, texts)));
    projection.apply(
        episodes, new Recorded(event.position(), DAWN, codec.decode(event).event()));
  }

  /** The same log, ended after a position. */
  public SampleLog cutAt(long position) {
    SampleLog cut = new SampleLog();
    for (StoredEvent event : log.read(context, 1, (int) position)) {
      List<TextId> ids =
          codec.decode(event).event().texts().stream().map(ref -> ref.id()).toList();
      cut.put(event, List.copyOf(log.texts(context, ids).values()));
    }
    return cut;
  }

  public void erase(EntryId id) {
    log.deleteTexts(context, List.of(new TextId("t" + id.value().substring(1))));
  }
}
