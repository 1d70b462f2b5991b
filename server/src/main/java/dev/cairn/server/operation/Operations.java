package dev.cairn.server.operation;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.operation.Backup;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Contexts;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Export;
import dev.cairn.operation.Import;
import dev.cairn.operation.Log;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.util.List;

/** The list of operations; adding a line here opens all doors to it. */
final class Operations {
  private Operations() {}

  static List<Bound<?, ?>> all() {
    return List.of(
        Bound.write(StartEpisode.class, StartEpisode.Answer.class, Context::startEpisode),
        Bound.write(Log.class, Log.Answer.class, Context::log),
        Bound.write(EndEpisode.class, EndEpisode.Answer.class, Context::endEpisode),
        Bound.read(Search.class, Search.Answer.class, Context::search),
        Bound.read(Status.class, Status.Answer.class, Context::status),
        Bound.store(Contexts.class, Contexts.Answer.class, (cairn, request) -> cairn.contexts()),
        Bound.write(Configure.class, Configure.Answer.class, Context::configure),
        Bound.house(Verify.class, Verify.Answer.class, Context::verify),
        Bound.house(Rebuild.class, Rebuild.Answer.class, Context::rebuild),
        Bound.stream(
            Export.class,
            Export.Answer.class,
            Bound.Stream.DOWNLOAD,
            (caller, context) ->
                context.export(caller.download().orElseThrow(), caller.progress())),
        Bound.stream(
            Import.class,
            Import.Answer.class,
            Bound.Stream.UPLOAD,
            (caller, context) ->
                context.importLog(caller.upload().orElseThrow(), caller.progress())),
        Bound.store(Backup.class, Backup.Answer.class, Cairn::backup));
  }
}
