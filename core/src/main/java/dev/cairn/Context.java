package dev.cairn;

import dev.cairn.log.ContextName;
import dev.cairn.operation.Appended;
import dev.cairn.operation.Configure;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Export;
import dev.cairn.operation.Import;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import dev.cairn.operation.Writing;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;

/** One isolated memory. A light handle: get it when needed, hold it as long as its {@link Cairn}. */
public final class Context {
  private final ContextName name;
  private final Memories memories;

  Context(ContextName name, Memories memories) {
    this.name = name;
    this.memories = memories;
  }

  public ContextName name() {
    return name;
  }

  public StartEpisode.Answer startEpisode(StartEpisode request) {
    return startEpisode(request, Writing.NOW);
  }

  public StartEpisode.Answer startEpisode(StartEpisode request, Writing writing) {
    return memories.use(name, memory -> memory.writes().startEpisode(request, writing));
  }

  public Log.Answer log(Log request) {
    return log(request, Writing.NOW);
  }

  public Log.Answer log(Log request, Writing writing) {
    return memories.use(name, memory -> memory.writes().log(request, writing));
  }

  public EndEpisode.Answer endEpisode(EndEpisode request) {
    return endEpisode(request, Writing.NOW);
  }

  public EndEpisode.Answer endEpisode(EndEpisode request, Writing writing) {
    return memories.use(name, memory -> memory.writes().endEpisode(request, writing));
  }

  public Configure.Answer configure(Configure request) {
    return configure(request, Writing.NOW);
  }

  public Configure.Answer configure(Configure request, Writing writing) {
    return memories.use(name, memory -> memory.writes().configure(request, writing));
  }

  public Search.Answer search(Search request) {
    return search(request, Reading.LATEST);
  }

  public Search.Answer search(Search request, Reading reading) {
    return memories.use(name, memory -> memory.reads().search(request, reading));
  }

  public Status.Answer status(Status request, Reading reading) {
    return memories.use(name, memory -> memory.reads().status(reading));
  }

  /** How far the log goes, whoever wrote it. */
  public long head() {
    return memories.use(name, memory -> memory.log().head(name).position());
  }

  /** Notices of the events behind a position, in order, at most {@code limit}. */
  public List<Appended> events(long after, int limit) {
    return memories.use(name, memory -> memory.house().events(after, limit));
  }

  public Verify.Answer verify(Verify request, Progress progress) {
    return memories.use(name, memory -> memory.house().verify(request, progress));
  }

  public Rebuild.Answer rebuild(Rebuild request, Progress progress) {
    return memories.use(name, memory -> memory.house().rebuild(request, progress));
  }

  /** Writes the whole log as JSON Lines. */
  public Export.Answer export(OutputStream out, Progress progress) {
    return memories.use(name, memory -> memory.house().export(out, progress));
  }

  /** Reads a log that {@link #export} wrote. */
  public Import.Answer importLog(Path file, Progress progress) {
    return memories.use(name, memory -> memory.house().importLog(file, progress));
  }
}
