package dev.cairn.server.operation;

import dev.cairn.Cairn;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.operation.Contexts;
import dev.cairn.operation.Progress;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Who asks, and what comes with the request besides its fields.
 *
 * @param context the door's own choice; a {@code context} in the request goes before it
 * @param upload the file behind an operation that reads a stream
 * @param download where an operation that writes a stream writes
 * @param via whether a person or an agent is at this door; an agent may speak with a person's leave
 * @param access what it may do
 * @param files where it may have files written
 */
public record Caller(
    Cairn cairn,
    ContextName context,
    Progress progress,
    Optional<Path> upload,
    Optional<OutputStream> download,
    Via via,
    Access access,
    OutputFolder files) {

  /** One who may do what such a one may, in every context. */
  public static Caller of(Cairn cairn, ContextName context, Via via) {
    return of(cairn, context, via, via == Via.PERSON ? Access.PERSON : Access.AGENT);
  }

  public static Caller of(Cairn cairn, ContextName context, Via via, Access access) {
    return new Caller(
        cairn,
        context,
        Progress.NONE,
        Optional.empty(),
        Optional.empty(),
        via,
        access,
        OutputFolder.ANYWHERE);
  }

  public Caller files(OutputFolder folder) {
    return new Caller(cairn, context, progress, upload, download, via, access, folder);
  }

  public Caller progress(Progress watching) {
    return new Caller(cairn, context, watching, upload, download, via, access, files);
  }

  public Caller upload(Path file) {
    return new Caller(cairn, context, progress, Optional.of(file), download, via, access, files);
  }

  public Caller download(OutputStream out) {
    return new Caller(cairn, context, progress, upload, Optional.of(out), via, access, files);
  }

  /** The contexts there are, as far as this caller may know of them. */
  Contexts.Answer contexts() {
    return new Contexts.Answer(cairn.contexts().contexts().stream()
        .filter(item -> access.allows(item.context()))
        .toList());
  }
}
