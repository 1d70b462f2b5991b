package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Log;
import dev.cairn.operation.StartEpisode;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** An open memory with an episode to write into. */
final class Desk implements AutoCloseable {
  static final int TEXT_BYTES = 512;

  private final Cairn cairn;
  private final Context context;
  private final EpisodeId episode;
  private final Texts texts = new Texts(Texts.SEED);

  Desk(Path folder) {
    cairn = Cairn.open(folder);
    context = cairn.context("default");
    episode = context.startEpisode(StartEpisode.in(Scope.repo("speed"))).episode();
    log(texts.ofBytes(TEXT_BYTES));
  }

  void log(String text) {
    context.log(Log.user(episode, text));
  }

  /** Fresh texts of 512 bytes, made before the clock runs. */
  List<String> texts(int count) {
    return Stream.generate(() -> texts.ofBytes(TEXT_BYTES)).limit(count).toList();
  }

  @Override
  public void close() {
    cairn.close();
  }
}
