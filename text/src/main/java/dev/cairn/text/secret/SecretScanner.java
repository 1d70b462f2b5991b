package dev.cairn.text.secret;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the secrets in a text. Safe for use by many threads; make it once. */
public final class SecretScanner {
  private static final int NAME = -1;
  private static final int PEM = -2;
  private static final int PUTTY = -3;

  private final List<SecretKind> kinds = SecretKind.shipped();
  private final SecretName names = new SecretName();
  private final Spoken spoken = new Spoken();
  private final Map<String, Integer> ranks = new HashMap<>();
  private final List<String> literals;
  private final List<List<Integer>> watchers;
  private final LiteralIndex index;

  public SecretScanner() {
    Map<String, List<Integer>> all = new LinkedHashMap<>();
    for (int i = 0; i < kinds.size(); i++) {
      ranks.putIfAbsent(kinds.get(i).name(), i);
      for (String literal : kinds.get(i).literals()) {
        all.computeIfAbsent(literal, key -> new ArrayList<>()).add(i);
      }
    }
    Stream.concat(names.literals().stream(), spoken.literals().stream())
        .distinct()
        .forEach(each -> all.computeIfAbsent(each, key -> new ArrayList<>()).add(NAME));
    all.computeIfAbsent(PrivateKeyScan.PEM, key -> new ArrayList<>()).add(PEM);
    all.computeIfAbsent(PrivateKeyScan.PUTTY, key -> new ArrayList<>()).add(PUTTY);
    // What is written inside a block is part of the block.
    PrivateKeyScan.KINDS.forEach(each -> ranks.put(each, -1));
    this.literals = List.copyOf(all.keySet());
    this.watchers = List.copyOf(all.values());
    this.index = new LiteralIndex(literals);
  }

  /** Where the secrets stand, in order and apart from each other; what was scrubbed before is none. */
  public List<Secret> scan(String text) {
    List<Secret> found = new ArrayList<>(plain(text));
    found.addAll(CardNumbers.in(text));
    found.addAll(Base64Runs.in(text, this::inside));
    TextView view = TextView.of(text);
    if (view != null) {
      String meant = view.text();
      plain(meant).forEach(secret -> found.add(view.place(secret)));
      Base64Runs.in(meant, this::inside).forEach(secret -> found.add(view.place(secret)));
    }
    return found.isEmpty() ? found : apart(found, Mask.spans(text));
  }

  /** Whether a value that stands under a name is a secret because of the name. */
  public boolean isSecret(String name, String value) {
    return kind(name, value).isPresent();
  }

  Optional<String> kind(String name, String value) {
    return Mask.spans(value).isEmpty()
        ? names.kind(name).filter(kind -> SecretValue.is(kind, value, SecretValue.Form.QUOTED))
        : Optional.empty();
  }

  /** The kinds there are patterns for. */
  public List<String> kinds() {
    return kinds.stream().map(SecretKind::name).distinct().toList();
  }

  private List<Secret> inside(String decoded) {
    List<Secret> found = new ArrayList<>();
    if (!decoded.isEmpty()) {
      found.addAll(plain(decoded));
      found.addAll(CardNumbers.in(decoded));
    }
    return found.isEmpty() ? found : apart(found, Mask.spans(decoded));
  }

  private List<Secret> plain(String text) {
    PatternScan patterns = new PatternScan(kinds, text);
    AssignmentScan assignments = new AssignmentScan(names, spoken, text);
    PrivateKeyScan keys = new PrivateKeyScan(text);
    index.scan(text, (literal, end) -> {
      String word = literals.get(literal);
      int start = end - word.length();
      for (int watcher : watchers.get(literal)) {
        switch (watcher) {
          case NAME -> assignments.at(start, end);
          case PEM, PUTTY -> keys.at(word, start, end);
          default -> patterns.at(watcher, start);
        }
      }
    });
    List<Secret> found = new ArrayList<>(patterns.found());
    found.addAll(assignments.found());
    found.addAll(keys.found());
    return found;
  }

  /** Those that overlap become one: it covers all of them and is called by the most particular kind. */
  private List<Secret> apart(List<Secret> found, List<Mask.Span> masked) {
    found.removeIf(
        secret -> masked.stream().anyMatch(span -> secret.overlaps(span.start(), span.end())));
    found.sort(Comparator.comparingInt(Secret::start));
    List<Secret> apart = new ArrayList<>();
    for (Secret secret : found) {
      Secret last = apart.isEmpty() ? null : apart.get(apart.size() - 1);
      if (last != null && secret.start() < last.end()) {
        Secret named = rank(secret) < rank(last) ? secret : last;
        apart.set(
            apart.size() - 1,
            new Secret(
                named.kind(), last.start(), Math.max(last.end(), secret.end()), named.value()));
      } else {
        apart.add(secret);
      }
    }
    return apart;
  }

  private int rank(Secret secret) {
    return ranks.getOrDefault(secret.kind(), Integer.MAX_VALUE);
  }
}
