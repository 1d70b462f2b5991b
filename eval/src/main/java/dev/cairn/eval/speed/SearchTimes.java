package dev.cairn.eval.speed;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.figure.Samples;
import dev.cairn.operation.Log;
import dev.cairn.operation.Search;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Times one memory: the median over questions of each round, by what was done. */
final class SearchTimes {
  static final String SEARCH = "search";
  static final String LUCENE = "lucene_alone";

  private static final String WRITE_THEN_SEARCH = "write_then_search";
  private static final String APPEND = "append";
  private static final String OPEN = "open_with_cache";
  private static final int WARM_UP_ROUNDS = 3;
  private static final int WRITES = 20;

  private final Workbench bench;
  private final Filled memory;
  private final Texts texts = new Texts(Texts.SEED + 1);
  private final List<String> queries;
  private final Map<String, Stopwatch> watches = new LinkedHashMap<>();

  SearchTimes(Workbench bench, Filled memory) {
    this.bench = bench;
    this.memory = memory;
    this.queries = Stream.generate(texts::query).limit(bench.extent().queries()).toList();
  }

  /** Samples by what was done; search and Lucene alone took turns. */
  Map<String, Samples> measure() throws Exception {
    // Fills the cache, which is then there for whoever opens it.
    try (Cairn cairn = memory.open()) {
      cairn.context(Filled.CONTEXT.value()).awaitIndex();
    }
    try (Cairn cairn = memory.open();
        BareLucene lucene = BareLucene.open(memory.luceneFolder())) {
      Context context = cairn.context(Filled.CONTEXT.value());
      for (int round = -WARM_UP_ROUNDS; round < bench.extent().rounds(); round++) {
        if (round == 0) {
          watches.clear();
        }
        round(context, lucene);
        bench.progress().step("search", Math.max(0, round), bench.extent().rounds());
      }
    }
    for (int round = 0; round < bench.extent().replayRounds(); round++) {
      String query = queries.get(round);
      watch(OPEN).add(open(query));
    }
    Map<String, Samples> samples = new LinkedHashMap<>();
    watches.forEach((what, watch) -> samples.put(what, watch.samples()));
    return samples;
  }

  private void round(Context context, BareLucene lucene) throws Exception {
    ask(context, lucene);
    List<String> fresh = Stream.generate(texts::next).limit(WRITES).toList();
    watch(APPEND).add(median(fresh, text -> log(context, text)));
    List<String> more = Stream.generate(texts::next).limit(WRITES).toList();
    watch(WRITE_THEN_SEARCH).add(median(more, text -> {
      log(context, text);
      context.search(Search.of(text.substring(0, text.indexOf(' '))));
    }));
  }

  /** Question by question in turns, so that what disturbs one disturbs the other. */
  private void ask(Context context, BareLucene lucene) throws Exception {
    Stopwatch ours = new Stopwatch();
    Stopwatch bare = new Stopwatch();
    for (String query : queries) {
      ours.time(() -> context.search(Search.of(query)));
      bare.time(() -> lucene.search(query));
    }
    watch(SEARCH).add(ours.samples().median());
    watch(LUCENE).add(bare.samples().median());
  }

  private static void log(Context context, String text) {
    context.log(Log.user(Filled.OPEN, text));
  }

  /** Seconds from nothing to the first answer. */
  private double open(String query) throws Exception {
    Cairn[] opened = new Cairn[1];
    double seconds = Stopwatch.seconds(() -> {
      opened[0] = memory.open();
      opened[0].context(Filled.CONTEXT.value()).search(Search.of(query));
    });
    opened[0].close();
    return seconds;
  }

  private Stopwatch watch(String what) {
    return watches.computeIfAbsent(what, key -> new Stopwatch());
  }

  /** Something done with a text. */
  private interface Act {
    void on(String text) throws Exception;
  }

  private static double median(List<String> texts, Act act) throws Exception {
    Stopwatch watch = new Stopwatch();
    for (String text : texts) {
      watch.time(() -> act.on(text));
    }
    return watch.samples().median();
  }
}
