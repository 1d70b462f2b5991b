package dev.cairn.engine.house;

import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.State;
import dev.cairn.engine.consolidate.Consolidating;
import dev.cairn.engine.consolidate.Rejudging;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.Audit;
import dev.cairn.log.Bytes;
import dev.cairn.log.EntryId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.Head;
import dev.cairn.log.LogEvent;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Recorded;
import dev.cairn.log.StoredText;
import dev.cairn.log.transfer.LogReader;
import dev.cairn.log.transfer.LogWriter;
import dev.cairn.operation.AcceptDamage;
import dev.cairn.operation.Appended;
import dev.cairn.operation.Export;
import dev.cairn.operation.Import;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Verify;
import dev.cairn.operation.Writing;
import dev.cairn.projection.Checkpoints;
import dev.cairn.projection.Projector;
import java.io.OutputStream;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeping house: prove, rebuild, move. */
public final class House {
  private final Memory memory;
  private final EventCodec codec;
  private final Consolidating consolidating;

  public House(Memory memory, EventCodec codec, Consolidating consolidating) {
    this.memory = memory;
    this.codec = codec;
    this.consolidating = consolidating;
  }

  /** Tells what is wrong and never fails at it: a log that cannot be read at all is a problem, too. */
  public Verify.Answer verify(Verify request, Progress progress) {
    try {
      return audited(request, progress);
    } catch (CairnException e) {
      if (e.code() != Code.CORRUPT) {
        throw e;
      }
      Verify.Problem problem = new Verify.Problem(0, String.valueOf(e.getMessage()));
      return new Verify.Answer(false, 0, Head.EMPTY.hash().hex(), List.of(problem));
    }
  }

  private Verify.Answer audited(Verify request, Progress progress) {
    Audit.Report report =
        new Audit(memory.log().stored(), codec, memory.name(), this::entry).run(progress::at);
    List<Verify.Problem> problems = new ArrayList<>();
    for (Audit.Problem each : report.problems()) {
      problems.add(new Verify.Problem(each.position(), each.problem()));
      each.damage().ifPresent(damage -> memory.log().note(memory.name(), damage));
    }
    memory.cutOff().ifPresent(cut -> problems.add(new Verify.Problem(cut.from(), cut.problem())));
    if (problems.isEmpty() && request.deep().orElse(false)) {
      replayed(report.head()).ifPresent(problems::add);
    }
    return new Verify.Answer(
        problems.isEmpty(), report.events(), report.head().hash().hex(), problems);
  }

  /** A person goes on without what is damaged. All of the log is read first, so that they know what they accept. */
  public AcceptDamage.Answer accept(AcceptDamage request, Writing writing) {
    memory.freshen();
    verify(new Verify(Optional.empty()), Progress.NONE);
    return memory.record(new AcceptDamageWrite(memory, request, writing));
  }

  private Optional<StoredText> entry(EntryId id) {
    memory.indexAt(memory.freshen());
    return memory
        .index()
        .find(id)
        .map(entry -> entry.logged().text().id())
        .flatMap(text ->
            Optional.ofNullable(memory.log().texts(memory.name(), List.of(text)).get(text)));
  }

  /** The state that grew and the state replayed from nothing are one; the index has every entry. */
  private Optional<Verify.Problem> replayed(Head head) {
    memory.indexAt(memory.freshen());
    State fresh = new State();
    Projector replay =
        new Projector(memory.name(), memory.log(), codec, fresh.folds(), Checkpoints.NONE);
    replay.catchUp();
    if (!replay.digest().equals(memory.projector().digest())) {
      return Optional.of(new Verify.Problem(
          head.position(), "replaying the log gives another state; run `rebuild`"));
    }
    return firstNotIndexed(head);
  }

  private Optional<Verify.Problem> firstNotIndexed(Head head) {
    for (Recorded recorded : new LogReads(memory, codec).upTo(head.position())) {
      if (recorded.event() instanceof EntryLogged entry
          && memory
              .index()
              .find(entry.entry())
              .filter(e -> e.logged().equals(entry.indexed()))
              .isEmpty()) {
        return Optional.of(new Verify.Problem(
            recorded.position(), "its entry is not in the index; run `rebuild`"));
      }
    }
    return Optional.empty();
  }

  public Rebuild.Answer rebuild(Rebuild request, Progress progress) {
    Head head = memory.freshen();
    Bytes before = digest(head);
    memory.rebuild();
    progress.at(head.position(), head.position());
    Bytes after = digest(memory.projector().head());
    Optional<Rebuild.Rejudged> rejudged = request.rejudge().orElse(false)
        ? Optional.of(new Rejudging(memory, codec, consolidating).run())
        : Optional.empty();
    return new Rebuild.Answer(
        before.hex(), after.hex(), memory.projector().head().position(), rejudged);
  }

  private Bytes digest(Head head) {
    memory.indexAt(head);
    MessageDigest digest = Bytes.sha256();
    digest.update(memory.projector().digest().array());
    digest.update(memory.index().digest().array());
    return Bytes.of(digest.digest());
  }

  public List<Appended> events(long after, int limit) {
    return memory.log().read(memory.name(), after + 1, limit).stream()
        .map(row -> {
          LogEvent event = codec.decode(row).event();
          return new Appended(
              row.position(), row.type(), event.at(), row.recordedAt(), EventIds.of(event));
        })
        .toList();
  }

  public Export.Answer export(OutputStream out, Progress progress) {
    Head head = new LogWriter(memory.log(), codec).write(memory.name(), out, progress::at);
    return new Export.Answer(head.position(), head.hash().hex());
  }

  public Import.Answer importLog(Path file, Progress progress) {
    LogReader reader = new LogReader(file, codec);
    LogReader.Origin origin = reader.check(progress::at);
    if (memory.freshen().position() == 0) {
      Head head = memory.recorder().restore(memory.projector(), reader.sealed());
      memory.restored();
      return new Import.Answer(true, head.position(), List.of(), head.position());
    }
    return memory.record(new MergeWrite(memory, codec, reader, origin));
  }
}
