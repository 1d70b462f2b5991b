package dev.cairn.engine.house;

import dev.cairn.fault.CairnException;
import dev.cairn.log.CheckedLog;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventCodec;
import dev.cairn.log.EventLog;
import dev.cairn.log.transfer.Salvager;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Salvage;
import dev.cairn.operation.Verify;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Saves what verifies of every context of a store. */
public final class Salvaging {
  private final CheckedLog log;
  private final EventCodec codec;

  public Salvaging(CheckedLog log, EventCodec codec) {
    this.log = log;
    this.codec = codec;
  }

  /**
   * Tells what is lost, and copies the rest into a folder if one is given.
   *
   * @param opens opens the store of a folder
   */
  public Salvage.Answer salvage(
      Optional<Path> folder, Function<Path, EventLog> opens, Progress progress) {
    if (folder.isEmpty()) {
      return new Salvage.Answer(Optional.empty(), all(Optional.empty(), progress));
    }
    try (EventLog empty = opens.apply(folder.get())) {
      if (!empty.contexts().isEmpty()) {
        throw CairnException.conflict(
            "to", folder.get() + " holds a store already; name another folder");
      }
      return new Salvage.Answer(folder.map(Path::toString), all(Optional.of(empty), progress));
    }
  }

  private List<Salvage.Saved> all(Optional<EventLog> empty, Progress progress) {
    List<Salvage.Saved> saved = new ArrayList<>();
    for (ContextName context : log.contexts()) {
      Salvager salvager = new Salvager(log, codec, context);
      empty.ifPresentOrElse(
          to -> salvager.into(to, progress::at), () -> salvager.look(progress::at));
      List<Verify.Problem> leftOut = salvager.leftOut().stream()
          .map(each -> new Verify.Problem(each.position(), each.problem()))
          .toList();
      saved.add(new Salvage.Saved(context, salvager.kept(), leftOut));
    }
    return saved;
  }
}
