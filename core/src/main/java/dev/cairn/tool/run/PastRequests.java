package dev.cairn.tool.run;

import dev.cairn.formula.RequestLikeness;
import dev.cairn.policy.PredictionPolicy;
import it.unimi.dsi.fastutil.ints.Int2DoubleOpenHashMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Past requests by their words, and what was run for them. Of every word only the newest requests are kept,
 * and of all requests only the newest, so that looking for the nearest costs the same however many there were.
 */
final class PastRequests {
  /** One of them: its words, and the tools run for it in order. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Past(int number, RequestVocabulary.Seen[] words, int[] tools) {}

  private final RequestVocabulary words;
  private final Past[] newest;
  private final PredictionPolicy policy;
  private int requests;

  PastRequests(PredictionPolicy policy, RequestVocabulary words) {
    this.policy = policy;
    this.words = words;
    this.newest = new Past[(int) policy.requestsMax()];
  }

  /** The numbers of its words. */
  int[] add(Collection<String> said, int[] tools) {
    List<RequestVocabulary.Seen> known = words.add(said, requests);
    newest[requests % newest.length] =
        new Past(requests, known.toArray(RequestVocabulary.Seen[]::new), tools);
    requests++;
    return known.stream().mapToInt(RequestVocabulary.Seen::number).toArray();
  }

  List<Neighbour> nearest(Collection<String> asked) {
    Int2DoubleOpenHashMap overlaps = new Int2DoubleOpenHashMap();
    double all = RequestLikeness.commonnessOfAll(requests);
    double own = 0;
    for (String word : asked) {
      Optional<RequestVocabulary.Seen> seen = words.find(word);
      double common = seen.map(it -> it.commonness()).orElse(RequestLikeness.commonness(0));
      double weight = RequestLikeness.weight(RequestLikeness.rarity(all, common));
      own += seen.isPresent() ? weight : weight * RequestLikeness.UNHEARD;
      seen.ifPresent(it -> it.eachNewest(request -> {
        if (request >= requests - newest.length) {
          overlaps.addTo(request, weight);
        }
      }));
    }
    List<Neighbour> found = new ArrayList<>();
    for (int age : mostShared(overlaps)) {
      int request = requests - age;
      found.add(neighbour(request, overlaps.get(request), own, all));
    }
    found.sort(Comparator.comparingDouble(Neighbour::likeness)
        .thenComparingInt(Neighbour::request)
        .reversed());
    return found.subList(0, Math.min(found.size(), (int) policy.nearMax()));
  }

  /** How long ago they were; of equal ones the newer. */
  private int[] mostShared(Int2DoubleOpenHashMap overlaps) {
    BestFew best = new BestFew(Math.min(overlaps.size(), (int) policy.nearPool()));
    overlaps
        .int2DoubleEntrySet()
        .fastForEach(entry -> best.offer(requests - entry.getIntKey(), entry.getDoubleValue()));
    return best.ranked();
  }

  private Neighbour neighbour(int request, double overlap, double own, double all) {
    Past past = newest[request % newest.length];
    double theirs = 0;
    for (RequestVocabulary.Seen word : past.words()) {
      theirs += RequestLikeness.weight(RequestLikeness.rarity(all, word.commonness()));
    }
    return new Neighbour(request, RequestLikeness.of(overlap, own, theirs), past.tools());
  }
}
