package dev.cairn.server.operation;

import dev.cairn.Cairn;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
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
 * @param via whether a person or an agent is at this door
 */
public record Caller(
    Cairn cairn,
    ContextName context,
    Progress progress,
    Optional<Path> upload,
    Optional<OutputStream> download,
    Via via) {

  public static Caller of(Cairn cairn, ContextName context, Via via) {
    return new Caller(cairn, context, Progress.NONE, Optional.empty(), Optional.empty(), via);
  }

  public Caller progress(Progress watching) {
    return new Caller(cairn, context, watching, upload, download, via);
  }

  public Caller upload(Path file) {
    return new Caller(cairn, context, progress, Optional.of(file), download, via);
  }

  public Caller download(OutputStream out) {
    return new Caller(cairn, context, progress, upload, Optional.of(out), via);
  }
}
