package dev.cairn.eval.speed;

import dev.cairn.eval.Progress;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.EventLog.Sealed;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeEnded;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/**
 * Writes many entries fast: whole blocks in one transaction, sealed as the recorder seals them. Only to
 * prepare a memory; what is measured goes through the facade.
 */
final class Filling {
  private static final int BLOCK = 10_000;
  private static final int ENTRIES_PER_EPISODE = 100;
  private static final int REPOS = 20;
  private static final int SALT_BYTES = 16;

  private final EventLog log;
  private final Progress progress;
  private final EventCodec codec = new EventCodec();
  private Head head;
  private List<Sealed> block = new ArrayList<>();

  Filling(EventLog log, Progress progress) {
    this.log = log;
    this.progress = progress;
    this.head = log.head(Filled.CONTEXT);
  }

  void write(List<String> texts) {
    EpisodeId episode = new EpisodeId("run-0");
    for (int i = 0; i < texts.size(); i++) {
      if (i % ENTRIES_PER_EPISODE == 0) {
        if (i > 0) {
          add(new EpisodeEnded(episode, at()), List.of());
        }
        episode = new EpisodeId("run-" + i / ENTRIES_PER_EPISODE);
        add(started(episode, i), List.of());
      }
      StoredText text = new StoredText(
          new TextId("tx_" + Long.toString(head.position(), 36)),
          Bytes.zeros(SALT_BYTES),
          texts.get(i));
      add(logged(episode, i, text), List.of(text));
      if (block.size() >= BLOCK) {
        commit();
        progress.step("filling", i, texts.size());
      }
    }
    commit();
  }

  private EpisodeStarted started(EpisodeId episode, int number) {
    return new EpisodeStarted(
        episode,
        at(),
        Optional.of(Scope.repo("repo-" + number / ENTRIES_PER_EPISODE % REPOS)),
        Optional.empty(),
        Optional.of("filler"),
        Optional.empty(),
        Optional.empty());
  }

  private EntryLogged logged(EpisodeId episode, int number, StoredText text) {
    return new EntryLogged(
        new EntryId("en_" + Integer.toString(number, 36)),
        episode,
        at(),
        number % 2 == 0 ? Role.USER : Role.ASSISTANT,
        text.ref(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private Instant at() {
    return head.recordedAt();
  }

  private void add(LogEvent event, List<StoredText> texts) {
    EventCodec.Encoded encoded = codec.encode(event);
    StoredEvent sealed = Chain.seal(
        head,
        new UUID(Texts.SEED, head.position()),
        head.recordedAt().plusNanos(1_000),
        encoded.type(),
        encoded.version(),
        0,
        Optional.empty(),
        encoded.payload());
    block.add(new Sealed(sealed, texts));
    head = Head.of(sealed);
  }

  private void commit() {
    if (block.isEmpty()) {
      return;
    }
    List<Sealed> full = block;
    Head before = log.head(Filled.CONTEXT);
    if (!(log.transact(Filled.CONTEXT, before, turn -> full)
        instanceof EventLog.Outcome.Committed)) {
      throw new IllegalStateException("the memory could not be filled");
    }
    block = new ArrayList<>();
  }
}
