package dev.cairn.eval.crowd;

import dev.cairn.eval.client.Caller;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/** One of the crowd: writes its entries, and looks for some of what the others wrote. */
final class Member {
  private static final double NANOS_PER_MILLI = 1e6;

  /** Far beyond the goal: an entry that is not seen by then is taken as never seen. */
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

  private static final int POLL_MILLIS = 5;

  private final int number;
  private final Caller caller;
  private final int entries;
  private final int shownEvery;
  private final CountDownLatch writing;
  private final BlockingQueue<Promise> inbox = new LinkedBlockingQueue<>();
  private final List<Promise> promises = new ArrayList<>();
  private final List<Double> busy = new ArrayList<>();
  private int misses;
  private int unseen;

  Member(int number, Caller caller, int entries, int shownEvery, CountDownLatch writing) {
    this.number = number;
    this.caller = caller;
    this.entries = entries;
    this.shownEvery = shownEvery;
    this.writing = writing;
  }

  /** Ends when everyone has written and this one has looked for all it was told of. */
  void run(List<Member> all) throws IOException, InterruptedException {
    String episode = "member-" + number;
    caller.call("start_episode", Map.of("id", episode));
    for (int i = 1; i <= entries; i++) {
      Promise promise = write(episode, i);
      promises.add(promise);
      if (i % shownEvery == 0) {
        all.stream().filter(other -> other != this).forEach(other -> other.inbox.add(promise));
      }
      for (Promise next = inbox.poll(); next != null; next = inbox.poll()) {
        busy.add(look(next));
      }
    }
    writing.countDown();
    while (writing.getCount() > 0 || !inbox.isEmpty()) {
      Promise next = inbox.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
      if (next != null) {
        busy.add(look(next));
      }
    }
  }

  /** One more entry, for which the others look at once. */
  Promise show(int line) throws IOException {
    Promise promise = write("member-" + number, line);
    promises.add(promise);
    return promise;
  }

  private Promise write(String episode, int line) throws IOException {
    String text = Promise.text(number, line);
    JsonNode answer = caller.call("log", Map.of("episode", episode, "role", "user", "text", text));
    return new Promise(
        answer.path("entry").asString(),
        answer.path("position").asLong(),
        text,
        Promise.word(number, line),
        System.nanoTime());
  }

  /** Plainly, without a position to wait for, until it is seen: milliseconds since the promise. */
  double look(Promise promise) throws IOException {
    while (!sees(promise)) {
      misses++;
      if (System.nanoTime() - promise.nanos() > PATIENCE) {
        unseen++;
        break;
      }
    }
    return (System.nanoTime() - promise.nanos()) / NANOS_PER_MILLI;
  }

  private boolean sees(Promise promise) throws IOException {
    for (JsonNode result :
        caller.call("search", Map.of("query", promise.word())).path("results")) {
      if (result.path("id").asString().equals(promise.entry())) {
        return true;
      }
    }
    return false;
  }

  /** What it sees of the whole: how many entries, up to which position. */
  String view() throws IOException {
    JsonNode status = caller.call("status", Map.of());
    return status.path("sizes").path("entries") + " entries up to " + status.path("position");
  }

  List<Promise> promises() {
    return promises;
  }

  /** While all wrote: from the acknowledgement to the answer that showed the entry to this member. */
  List<Double> busy() {
    return busy;
  }

  /** Searches that began after the acknowledgement and did not show the entry. */
  int misses() {
    return misses;
  }

  int unseen() {
    return unseen;
  }
}
