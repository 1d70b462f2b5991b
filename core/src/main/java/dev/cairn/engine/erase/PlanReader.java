package dev.cairn.engine.erase;

import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.erase.ErasurePlan.Row;
import dev.cairn.log.Bytes;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.CardDisputed;
import dev.cairn.log.CardEvent.PackShown;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.DecisionEvent.ExecutionRecorded;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.GraphEvent;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.LogEvent.EpisodeStarted;
import dev.cairn.log.Role;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolEvent.CapabilityRegistered;
import dev.cairn.log.ToolEvent.RunRecorded;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Finds in the log what goes with the words: the texts that hold or quote them, and the payloads. */
final class PlanReader {
  private static final int PAGE = 512;

  private final Memory memory;
  private final EventCodec codec;
  private final TextReads texts;
  private final Going going;
  private final Signs signs;
  private final Map<TextId, String> gone = new LinkedHashMap<>();
  private final Map<EntryId, String> left = new LinkedHashMap<>();
  private final Map<TextId, String> rewritten = new LinkedHashMap<>();
  private final List<Row> rows = new ArrayList<>();

  PlanReader(Memory memory, EventCodec codec, Going going, Signs signs) {
    this.memory = memory;
    this.codec = codec;
    this.texts = new TextReads(memory);
    this.going = going;
    this.signs = signs;
    rewritten.putAll(going.rewritten());
  }

  ErasurePlan read(Head head) {
    rows(head, row -> texts(row.event()));
    // What goes as a whole for another reason is not written anew.
    rewritten.keySet().removeIf(gone::containsKey);
    rewritten.keySet().forEach(id -> gone.put(id, "secrets"));
    // Only now is known which entries lose some of their words, and their citations with them.
    PayloadEdit edit = edit();
    rows(head, row -> edit.of(row.event()).ifPresent(it -> rows.add(row)));
    // What was erased before is no news.
    gone.keySet().retainAll(memory.log().texts(memory.name(), gone.keySet()).keySet());
    TreeMap<String, Long> counts = new TreeMap<>();
    gone.values().forEach(what -> counts.merge(what, 1L, Long::sum));
    Vectors vectors = new Vectors(memory, gone.keySet(), going.log());
    return new ErasurePlan(
        going, signs, List.copyOf(gone.keySet()), left, rewritten, counts, rows, vectors, head);
  }

  private void rows(Head head, Consumer<Row> taker) {
    Bytes before = Head.EMPTY.hash();
    for (long from = 1; from <= head.position(); from += PAGE) {
      int most = (int) Math.min(PAGE, head.position() - from + 1);
      for (StoredEvent row : memory.log().read(memory.name(), from, most)) {
        taker.accept(new Row(before, row));
        before = row.hash();
      }
    }
  }

  private PayloadEdit edit() {
    return PayloadEdit.of(
        going,
        signs,
        left,
        rewritten,
        said -> new StoredText(new TextId("tx_new"), Bytes.EMPTY, said));
  }

  private void texts(StoredEvent row) {
    LogEvent event = codec.decode(row).event();
    if (event instanceof EntryLogged entry) {
      entry(entry, row.position());
    } else if (event instanceof CandidateProposed candidate) {
      if (going.candidates().contains(candidate.candidate())) {
        gone.put(candidate.statement().id(), "statement");
      }
    } else if (!(event instanceof LogEvent.ToolsRegistered)
        && !(event instanceof GraphEvent.Emitted)
        && !(event instanceof GraphEvent.SpecLoaded)
        && !(event instanceof CapabilityRegistered)) {
      quoting(event, row);
    }
  }

  private void entry(EntryLogged entry, long position) {
    Optional<TextRef> args = entry.called().map(called -> called.args());
    if (going.entries().contains(entry.entry())) {
      gone.put(entry.text().id(), "entry");
      args.ifPresent(ref -> gone.put(ref.id(), "args"));
      return;
    }
    args.filter(ref -> position >= signs.first() && quotes(ref))
        .ifPresent(ref -> gone.put(ref.id(), "args"));
    Blanks blanks = going.blanked().get(entry.entry());
    if (blanks == null && entry.role() == Role.ASSISTANT && position > signs.first()) {
      blanks = echo(entry);
    }
    if (blanks != null && !blanks.gone().isEmpty()) {
      gone.put(entry.text().id(), "sentences");
      left.put(entry.entry(), blanks.left());
    }
  }

  /** An assistant that repeats the words; it is evidence of nothing, so its sentences are nobody else's. */
  private Blanks echo(EntryLogged entry) {
    Blanks blanks = new Blanks(texts.of(entry.text()).orElse(""));
    signs
        .runs()
        .places(texts.of(entry.text()).orElse(""))
        .forEach(place -> blanks.add(place.start(), place.end()));
    return blanks;
  }

  private void quoting(LogEvent event, StoredEvent row) {
    boolean whole = rests(event);
    String what = kind(event);
    for (TextRef ref : event.texts()) {
      if (whole || (row.position() >= signs.first() && quotes(ref))) {
        gone.put(ref.id(), what);
      }
    }
  }

  private boolean quotes(TextRef ref) {
    return texts.of(ref).filter(said -> signs.runs().areIn(Plain.of(said))).isPresent();
  }

  /** Whether it is about what goes, in whatever words. */
  private boolean rests(LogEvent event) {
    if (event instanceof PackShown pack) {
      return isOf(pack.episode()) || !Collections.disjoint(pack.cards(), going.cards());
    }
    if (event instanceof DecisionMade made) {
      return isOf(made.episode()) || !Collections.disjoint(made.guards(), going.cards());
    }
    if (event instanceof CardDisputed disputed) {
      return going.cards().contains(disputed.card()) || going.isAnyGone(disputed.evidence());
    }
    if (event instanceof ExecutionRecorded execution) {
      return isOf(execution.episode())
          || execution.entry().filter(going.entries()::contains).isPresent();
    }
    if (event instanceof RunRecorded run) {
      return isOf(run.episode())
          || run.steps().stream()
              .anyMatch(step -> step.entry().filter(going.entries()::contains).isPresent());
    }
    return event instanceof EpisodeStarted begun && isOf(Optional.of(begun.episode()));
  }

  private boolean isOf(Optional<EpisodeId> episode) {
    return episode.filter(going.episodes()::contains).isPresent();
  }

  private static String kind(LogEvent event) {
    if (event instanceof PackShown) {
      return "pack";
    }
    if (event instanceof DecisionMade) {
      return "decision";
    }
    if (event instanceof RunRecorded || event instanceof ExecutionRecorded) {
      return "run";
    }
    return event instanceof EpisodeStarted ? "task" : "note";
  }
}
