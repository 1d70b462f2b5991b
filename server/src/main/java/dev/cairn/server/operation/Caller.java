package dev.cairn.server.operation;

import dev.cairn.Cairn;
import dev.cairn.log.ContextName;
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
 */
public record Caller(
    Cairn cairn,
    ContextName context,
    Progress progress,
    Optional<Path> upload,
    Optional<OutputStream> download) {

  public static Caller of(Cairn cairn, ContextName context) {
    return new Caller(cairn, context, Progress.NONE, Optional.empty(), Optional.empty());
  }

  public Caller progress(Progress watching) {
    return new Caller(cairn, context, watching, upload, download);
  }

  public Caller upload(Path file) {
    return new Caller(cairn, context, progress, Optional.of(file), download);
  }

  public Caller download(OutputStream out) {
    return new Caller(cairn, context, progress, upload, Optional.of(out));
  }
}
