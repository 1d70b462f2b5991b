package dev.cairn.tool.run;

import dev.cairn.formula.RequestLikeness;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;

/** The words of past requests. Holds at most so many: the one longest not said makes room. */
final class RequestVocabulary {
  /** One word: how many requests had it, and the newest of them. */
  static final class Seen {
    private final int number;
    private int[] newest;
    private long requests;
    private double commonness;

    private Seen(int number, int kept) {
      this.number = number;
      this.newest = new int[Math.min(kept, 2)];
    }

    /** Under this number tables know it. */
    int number() {
      return number;
    }

    long requests() {
      return requests;
    }

    /** For {@link RequestLikeness#rarity(double, double)}; taken once for a request, not once for a question. */
    double commonness() {
      return commonness;
    }

    void eachNewest(IntConsumer visitor) {
      for (int i = 0; i < Math.min(requests, newest.length); i++) {
        visitor.accept(newest[i]);
      }
    }

    private void add(int request, int kept) {
      if (requests == newest.length && newest.length < kept) {
        newest = Arrays.copyOf(newest, Math.min(kept, 2 * newest.length));
      }
      newest[(int) (requests % newest.length)] = request;
      count(requests + 1);
    }

    private void count(long with) {
      requests = with;
      commonness = RequestLikeness.commonness(with);
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

  /** Those of the words that there is room for. */
  List<Seen> add(Collection<String> said, int request) {
    List<Seen> all = new ArrayList<>(said.size());
    for (String word : said) {
      Seen seen = words.remove(word);
      if (seen == null) {
        seen = new Seen(numbered++, kept);
      }
      seen.add(request, kept);
      words.put(word, seen);
      all.add(seen);
    }
    while (words.size() > most) {
      // Past requests still hold it: for them it is a word nobody says.
      words.values().iterator().next().count(0);
      words.keySet().remove(words.keySet().iterator().next());
    }
    all.removeIf(seen -> seen.requests() == 0);
    return all;
  }

  Optional<Seen> find(String word) {
    return Optional.ofNullable(words.get(word));
  }

  int size() {
    return words.size();
  }
}
