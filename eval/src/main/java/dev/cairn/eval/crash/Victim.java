package dev.cairn.eval.crash;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
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
 * The process that is killed: {@code FOLDER WRITERS ROUND}. Its writers log without pause, and each prints
 * what Cairn promised it before it goes on, so at most one entry per writer is in flight. It closes in
 * good order when its standard input ends or says anything.
 */
public final class Victim {
  static final String CLOSING = "closing";
  static final String CLOSED = "closed";

  /** Now and then someone also searches, so that the index is being written when the end comes. */
  private static final int SEARCH_EVERY = 40;

  private final OutputStream out = new FileOutputStream(FileDescriptor.out);
  private final Context context;
  private final EpisodeId episode;
  private final int round;
  private volatile boolean stopped;

  private Victim(Context context, EpisodeId episode, int round) {
    this.context = context;
    this.episode = episode;
    this.round = round;
  }

  static String episode(int round) {
    return "round-" + round;
  }

  public static void main(String[] arguments) throws Exception {
    int writers = Integer.parseInt(arguments[1]);
    int round = Integer.parseInt(arguments[2]);
    Cairn cairn = Cairn.open(Path.of(arguments[0]));
    Context context = cairn.context("default");
    StartEpisode start = StartEpisode.in(Scope.repo("crash")).id(episode(round));
    Victim victim = new Victim(context, context.startEpisode(start).episode(), round);
    victim.write(writers);
    victim.print(CLOSING);
    cairn.close();
    victim.print(CLOSED);
  }

  private void write(int writers) throws Exception {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < writers; i++) {
      int writer = i;
      threads.add(new Thread(() -> write(writer, 1), "writer-" + writer));
    }
    threads.forEach(Thread::start);
    int said = System.in.read();
    stopped = said != Integer.MIN_VALUE;
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void write(int writer, int first) {
    for (int number = first; !stopped; number++) {
      Said said = new Said(round, writer, number);
      print(Promise.of(said, context.log(Log.user(episode, said.text()))).line());
      if (writer == 0 && number % SEARCH_EVERY == 0) {
        context.search(Search.of("number " + number));
      }
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
