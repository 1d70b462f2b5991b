package dev.cairn.eval.crash;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.embed.SentenceModel;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The process that is killed: {@code FOLDER WRITERS ROUND DURING}. Its writers log without pause, and each prints
 * what Cairn promised it before it goes on, so at most one entry per writer is in flight. It closes in
 * good order when its standard input ends or says anything.
 */
public final class Victim {
  static final String CLOSING = "closing";
  static final String CLOSED = "closed";

  /** Contexts that a log is imported into begin so. */
  static final String IMPORTED = "imported-";

  /** The log to import, beside the data folder. */
  static final String LOG_FILE = "import.jsonl";

  /** Now and then someone also searches, so that the index is being written when the end comes. */
  private static final int SEARCH_EVERY = 40;

  /** More would only make the store large. */
  private static final int IMPORTS_MAX = 8;

  /** So many entries make an episode that is ended. */
  private static final int EPISODE_ENTRIES = 3;

  private final OutputStream out = new FileOutputStream(FileDescriptor.out);
  private final Cairn cairn;
  private final Context context;
  private final Path folder;
  private final int round;
  private final During during;
  private volatile boolean stopped;

  private Victim(Cairn cairn, Path folder, int round, During during) {
    this.cairn = cairn;
    this.context = cairn.context("default");
    this.folder = folder;
    this.round = round;
    this.during = during;
  }

  public static void main(String[] arguments) throws Exception {
    int writers = Integer.parseInt(arguments[1]);
    int round = Integer.parseInt(arguments[2]);
    During during = During.named(arguments[3]);
    Path folder = Path.of(arguments[0]);
    Cairn cairn = Cairn.open(settings(folder, during));
    Victim victim = new Victim(cairn, folder, round, during);
    victim.write(writers);
    victim.print(CLOSING);
    cairn.close();
    victim.print(CLOSED);
  }

  private static Settings settings(Path folder, During during) {
    Settings usual = Settings.in(folder);
    Settings settings = usual.keepAfter(during.keepAfter(usual.keepAfter()));
    return during == During.MODEL ? settings.embedder(SentenceModel.DEFAULT.lazy()) : settings;
  }

  private void write(int writers) throws Exception {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < writers; i++) {
      int writer = i;
      threads.add(new Thread(() -> write(writer, 1), "writer-" + writer));
    }
    if (during == During.IMPORT) {
      threads.add(new Thread(this::importAgain, "importer"));
    }
    threads.forEach(Thread::start);
    int said = System.in.read();
    stopped = said != Integer.MIN_VALUE;
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void write(int writer, int first) {
    EpisodeId episode = begin(writer, first);
    for (int number = first; !stopped; number++) {
      Said said = new Said(round, writer, number);
      print(Promise.of(said, context.log(Log.user(episode, said.text()))).line());
      if (writer == 0 && number % SEARCH_EVERY == 0) {
        context.search(Search.of("number " + number));
      }
      if (during == During.CONSOLIDATION && number % EPISODE_ENTRIES == 0) {
        end(episode);
        episode = begin(writer, number + 1);
      }
    }
  }

  private EpisodeId begin(int writer, int first) {
    String id = "round-" + round + "-writer-" + writer + "-from-" + first;
    return context.startEpisode(StartEpisode.in(Scope.repo("crash")).id(id)).episode();
  }

  private void end(EpisodeId episode) {
    long admitted = context.endEpisode(new EndEpisode(episode)).ledger().admitted();
    print(new Deed(During.CONSOLIDATION, episode.value(), admitted).line());
  }

  private void importAgain() {
    for (int i = 1; !stopped && i <= IMPORTS_MAX; i++) {
      String name = IMPORTED + round + "-" + i;
      long events = cairn
          .context(name)
          .importLog(folder.resolveSibling(LOG_FILE), (done, total) -> {})
          .events();
      print(new Deed(During.IMPORT, name, events).line());
    }
  }

  /** In one write, which a pipe takes whole or not at all. */
  private synchronized void print(String line) {
    try {
      out.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
