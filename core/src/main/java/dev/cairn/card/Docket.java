package dev.cairn.card;

import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.OutcomeRecorded;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * What an episode has for judging.
 *
 * @param waiting candidates not judged yet, in the order they came
 * @param failures anchored failures reported since, which nobody made a candidate of yet
 * @param consolidations positions of the events that judged some
 * @param seen up to which position it was read for candidates
 * @param judged how many were judged before
 */
public record Docket(
    List<CandidateProposed> waiting,
    List<OutcomeRecorded> failures,
    List<Long> consolidations,
    long seen,
    long judged) {
  static final Docket NONE = new Docket(List.of(), List.of(), List.of(), 0, 0);

  Docket with(CandidateProposed candidate) {
    List<CandidateProposed> more = new ArrayList<>(waiting);
    more.add(candidate);
    return new Docket(more, failures, consolidations, seen, judged);
  }

  Docket with(OutcomeRecorded failure) {
    List<OutcomeRecorded> more = new ArrayList<>(failures);
    more.add(failure);
    return new Docket(waiting, more, consolidations, seen, judged);
  }

  Docket without(Collection<CandidateId> gone) {
    List<CandidateProposed> left =
        waiting.stream().filter(each -> !gone.contains(each.candidate())).toList();
    return new Docket(left, failures, consolidations, seen, judged);
  }

  Docket judged(long position, long seenTo) {
    List<Long> more = new ArrayList<>(consolidations);
    more.add(position);
    return new Docket(List.of(), List.of(), more, seenTo, judged + waiting.size());
  }
}
