package dev.cairn.index;

import dev.cairn.episode.Episode;
import dev.cairn.formula.Bm25;
import dev.cairn.formula.Bm25.Corpus;
import dev.cairn.index.PendingEntries.Pending;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Scope;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.policy.IndexPolicy;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.lucene.util.SmallFloat;

/**
 * Adds to what the index found what lies between it and the head of the log: the newest entries there are
 * searched by their words, and become candidates like any other, with the same numbers. What only the index
 * knows of them is left out: how near they are in meaning, and the turns beside them.
 */
final class PendingSearch {
  /** Texts fetched at a time. */
  private static final int FETCH = 256;

  /** A word and the space after it, where nobody counted. */
  private static final int WORD_LENGTH = 6;

  private final LogSource source;
  private final Question question;
  private final IndexPolicy policy;
  private final Found found;
  private final List<Map.Entry<String, String>> asked;
  private final PendingWords words;
  private final List<Hit> hits = new ArrayList<>();
  private final long[] texts;
  private long textsRead;
  private long wordsRead;

  /** An entry that has some of the words. */
  private record Hit(Pending pending, StoredText text, IntList times) {}

  PendingSearch(LogSource source, Question question, IndexPolicy policy, Found found) {
    this.source = source;
    this.question = question;
    this.policy = policy;
    this.found = found;
    this.asked = List.copyOf(Wanted.distinct(question).entrySet());
    this.words = new PendingWords(asked.stream().map(Map.Entry::getKey).toList());
    this.texts = new long[asked.size()];
  }

  /**
   * @param after the last position that is indexed
   * @param indexed how many entries are
   */
  Found upTo(Reach reach, long after, long indexed) throws IOException {
    long last = question.moment() instanceof Moment.Position at
        ? Math.min(at.position(), reach.position())
        : reach.position();
    if (last <= after) {
      return found;
    }
    PendingEntries pending = PendingEntries.newest(source, after, last, policy, this::counts);
    List<Pending> all = pending.newestFirst();
    for (int from = 0; from < all.size(); from += FETCH) {
      read(all.subList(from, Math.min(all.size(), from + FETCH)));
    }
    long unread = Math.max(0, reach.entries() - indexed - pending.read());
    return merged(last, Math.min(unread, pending.unreadUpTo() - after));
  }

  private boolean counts(Pending pending) {
    Question.Only only = question.only();
    EntryLogged logged = pending.entry().logged();
    Instant at = Chain.instant(Chain.micros(logged.at()));
    Optional<Episode> episode = pending.episode();
    return only.episode().filter(id -> !id.equals(logged.episode())).isEmpty()
        && only.role().filter(role -> role != logged.role()).isEmpty()
        && is(only.repo(), episode.flatMap(Episode::repo).map(Scope::name))
        && is(only.domain(), episode.flatMap(Episode::domain))
        && only.since().filter(at::isBefore).isEmpty()
        && only.until().filter(until -> !at.isBefore(until)).isEmpty()
        && !(question.moment() instanceof Moment.Time then
            && Chain.micros(logged.at()) > Chain.micros(then.time()));
  }

  private static boolean is(Optional<String> wanted, Optional<String> there) {
    return wanted.isEmpty() || wanted.equals(there);
  }

  private void read(List<Pending> some) {
    Map<TextId, StoredText> stored = source
        .log()
        .texts(
            source.context(),
            some.stream().map(each -> each.entry().logged().text().id()).toList());
    for (Pending each : some) {
      StoredText text = stored.get(each.entry().logged().text().id());
      if (text != null) {
        read(each, text);
      }
    }
  }

  private void read(Pending pending, StoredText text) {
    int[] times = words.times(text.text(), isWhole(pending));
    Legible.names(pending.entry().logged()).forEach(name -> words.count(name, times));
    textsRead++;
    wordsRead += pending.codePoints() / WORD_LENGTH;
    if (Arrays.stream(times).anyMatch(n -> n > 0)) {
      hits.add(new Hit(pending, text, IntList.of(times)));
      IntStream.range(0, times.length).filter(word -> times[word] > 0).forEach(word -> {
        texts[word]++;
      });
    }
  }

  private boolean isWhole(Pending pending) {
    return pending.codePoints() <= policy.pendingWhole();
  }

  /** As rare as a word is among all that was looked at, here and in the index. */
  private Found merged(long last, long unseen) throws IOException {
    Corpus corpus =
        new Corpus(found.corpus().texts() + textsRead, found.corpus().words() + wordsRead);
    int[] before = new int[asked.size()];
    List<Integer> there = new ArrayList<>();
    List<Found.Asked> all = new ArrayList<>();
    for (int word = 0; word < asked.size(); word++) {
      before[word] = placeOf(asked.get(word).getKey());
      long known = before[word] < 0 ? 0 : found.words().get(before[word]).texts();
      if (known + texts[word] > 0) {
        there.add(word);
        all.add(new Found.Asked(
            asked.get(word).getValue(), asked.get(word).getKey(), known + texts[word]));
      }
    }
    List<Found.Candidate> candidates = new ArrayList<>();
    found
        .candidates()
        .forEach(each -> candidates.add(
            each.asked(there.stream().mapToInt(word -> before[word]).toArray())));
    Set<Integer> names = new HashSet<>();
    IntStream.range(0, all.size())
        .filter(place -> found.names().contains(before[there.get(place)]))
        .forEach(names::add);
    List<Hit> best = best(corpus, all, there);
    for (Hit hit : best) {
      candidates.add(candidate(hit, all, there, names));
    }
    return new Found(last, corpus, all, names, candidates, unseen);
  }

  private int placeOf(String term) {
    for (int place = 0; place < found.words().size(); place++) {
      if (found.words().get(place).term().equals(term)) {
        return place;
      }
    }
    return -1;
  }

  /** As many as a search takes, those with the rarest words, in the order of the log. */
  private List<Hit> best(Corpus corpus, List<Found.Asked> all, List<Integer> there) {
    Comparator<Hit> byWeight = Comparator.comparingDouble(hit -> IntStream.range(0, all.size())
        .filter(place -> hit.times().getInt(there.get(place)) > 0)
        .mapToDouble(place -> Bm25.rarity(corpus, all.get(place).texts()))
        .sum());
    Comparator<Hit> byPosition =
        Comparator.comparingLong(hit -> hit.pending().entry().position());
    return hits.stream()
        .sorted(byWeight.thenComparing(byPosition).reversed())
        .limit(question.extent().most())
        .sorted(byPosition)
        .toList();
  }

  private Found.Candidate candidate(
      Hit hit, List<Found.Asked> all, List<Integer> there, Set<Integer> names) throws IOException {
    EntryLogged logged = hit.pending().entry().logged();
    boolean whole = isWhole(hit.pending());
    Legible legible = Legible.of(logged, Optional.of(whole ? hit.text() : beginning(hit.text())));
    long length = whole ? legible.length() : hit.pending().codePoints() / WORD_LENGTH;
    int[] times = there.stream().mapToInt(word -> hit.times().getInt(word)).toArray();
    int[] headTimes = legible.isCut()
        ? all.stream().mapToInt(word -> times(legible.head(), word.term())).toArray()
        : times;
    List<String> speaker = legible.turn().speaker();
    return new Found.Candidate(
        new StoredEntry(Bytes.of(EntryBytes.write(hit.pending().entry()))),
        Fields.key(logged.episode()),
        Found.Candidate.NOT_INDEXED,
        kept(length),
        legible.substance(),
        IntList.of(times),
        new Found.Head(
            legible.isCut() ? kept(Legible.length(legible.head())) : kept(length),
            IntList.of(headTimes)),
        OptionalDouble.empty(),
        Turn.read(legible.turn().shape(logged.role(), legible.isCut(), legible.changes())),
        names.stream().anyMatch(place -> speaker.contains(all.get(place).term())),
        IntList.of(
            IntStream.range(0, 2 * question.extent().turns()).map(turn -> -1).toArray()),
        legible.concepts().stream()
            .mapToDouble(concept -> question.related().getOrDefault(concept, 0.0))
            .sum());
  }

  private StoredText beginning(StoredText text) {
    int end =
        WordForm.cut(text.text(), (int) Math.min(text.text().length(), policy.pendingWhole()));
    return new StoredText(text.id(), text.salt(), text.text().substring(0, end));
  }

  private static int times(List<Token> words, String term) {
    return (int) words.stream().filter(word -> word.term().equals(term)).count();
  }

  /** As coarsely as Lucene keeps it. */
  private static long kept(long length) {
    return SmallFloat.byte4ToInt(SmallFloat.intToByte4((int) length));
  }
}
