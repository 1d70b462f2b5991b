package dev.cairn.tool.run;

import dev.cairn.formula.RequestLikeness;
import dev.cairn.policy.PredictionPolicy;
import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Past requests by their words, and what was run for them. Of every word only the newest requests are kept,
 * and of all requests only the newest, so that looking for the nearest costs the same however many there were.
 */
final class PastRequests {
  /** One of them: its words, and the tools run for it in order. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Past(long number, Set<String> words, int[] tools) {}

  /** A past request with so many words of the new one in common. */
  private record Shared(long number, double overlap) {}

  private final RequestVocabulary words;
  private final Past[] newest;
  private final PredictionPolicy policy;
  private long requests;

  PastRequests(PredictionPolicy policy, RequestVocabulary words) {
    this.policy = policy;
    this.words = words;
    this.newest = new Past[(int) policy.requestsMax()];
  }

  void add(Set<String> said, int[] tools) {
    words.add(said, requests);
    newest[place(requests)] = new Past(requests, said, tools);
    requests++;
  }

  private int place(long request) {
    return (int) (request % newest.length);
  }

  /** How many there ever were. */
  long requests() {
    return requests;
  }

  double rarity(long with) {
    return RequestLikeness.rarity(requests, with);
  }

  List<Neighbour> nearest(Collection<String> asked) {
    Long2DoubleOpenHashMap overlaps = new Long2DoubleOpenHashMap();
    double own = 0;
    for (String word : asked) {
      Optional<RequestVocabulary.Seen> seen = words.find(word);
      double weight =
          RequestLikeness.weight(rarity(seen.map(it -> it.requests()).orElse(0L)));
      own += seen.isPresent() ? weight : weight * RequestLikeness.UNHEARD;
      seen.ifPresent(it -> it.eachNewest(request -> {
        if (request >= requests - newest.length) {
          overlaps.addTo(request, weight);
        }
      }));
    }
    double length = own;
    return mostShared(overlaps).stream()
        .map(shared -> neighbour(shared, length))
        .sorted(Comparator.comparingDouble(Neighbour::likeness)
            .thenComparingLong(Neighbour::request)
            .reversed())
        .limit(policy.nearMax())
        .toList();
  }

  private List<Shared> mostShared(Long2DoubleOpenHashMap overlaps) {
    List<Shared> all = new ArrayList<>(overlaps.size());
    overlaps
        .long2DoubleEntrySet()
        .forEach(entry -> all.add(new Shared(entry.getLongKey(), entry.getDoubleValue())));
    all.sort(Comparator.comparingDouble(Shared::overlap)
        .thenComparingLong(Shared::number)
        .reversed());
    return all.subList(0, Math.min(all.size(), (int) policy.nearPool()));
  }

  private Neighbour neighbour(Shared shared, double own) {
    Past past = newest[place(shared.number())];
    double theirs = 0;
    for (String word : past.words()) {
      long with = words.find(word).map(RequestVocabulary.Seen::requests).orElse(0L);
      theirs += RequestLikeness.weight(rarity(with));
    }
    return new Neighbour(
        past.number(), RequestLikeness.of(shared.overlap(), own, theirs), past.tools());
  }
}
