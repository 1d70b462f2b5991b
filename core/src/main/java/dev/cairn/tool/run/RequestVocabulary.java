package dev.cairn.tool.run;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/** The words of past requests. Holds at most so many: the one longest not said makes room. */
final class RequestVocabulary {
  /** One word: how many requests had it, and the newest of them. */
  static final class Seen {
    private final int number;
    private final long[] newest;
    private long requests;

    private Seen(int number, int kept) {
      this.number = number;
      this.newest = new long[kept];
    }

    /** Under this number tables know it. */
    int number() {
      return number;
    }

    long requests() {
      return requests;
    }

    void eachNewest(LongConsumer visitor) {
      for (int i = 0; i < Math.min(requests, newest.length); i++) {
        visitor.accept(newest[i]);
      }
    }

    private void add(long request) {
      newest[(int) (requests % newest.length)] = request;
      requests++;
    }
  }

  /** In the order of their last use, oldest first. */
  private final Map<String, Seen> words = new LinkedHashMap<>();

  private final long most;
  private final int kept;
  private int numbered;

  RequestVocabulary(long most, long kept) {
    this.most = most;
    this.kept = (int) kept;
  }

  void add(Collection<String> said, long request) {
    for (String word : said) {
      Seen seen = words.remove(word);
      if (seen == null) {
        seen = new Seen(numbered++, kept);
      }
      seen.add(request);
      words.put(word, seen);
    }
    while (words.size() > most) {
      words.remove(words.keySet().iterator().next());
    }
  }

  Optional<Seen> find(String word) {
    return Optional.ofNullable(words.get(word));
  }

  int size() {
    return words.size();
  }
}
