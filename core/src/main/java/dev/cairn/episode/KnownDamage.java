package dev.cairn.episode;

import dev.cairn.log.DamageEvent.Break;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What of a log is damaged.
 *
 * @param met what was passed over while the log was read
 * @param named what an event of the log names
 * @param accepted what a person has looked at
 */
public record KnownDamage(List<Break> met, List<Break> named, List<Break> accepted) {
  public static final KnownDamage NONE = new KnownDamage(List.of(), List.of(), List.of());

  /** Places shown in a sentence. */
  private static final int SHOWN = 3;

  /** With what was found since, too. */
  public KnownDamage and(List<Break> found) {
    return new KnownDamage(merged(met, found), named, accepted);
  }

  KnownDamage naming(List<Break> more) {
    return new KnownDamage(met, merged(named, more), accepted);
  }

  KnownDamage accepting(List<Break> more) {
    return new KnownDamage(met, named, merged(accepted, more));
  }

  private static List<Break> merged(List<Break> known, List<Break> more) {
    List<Break> all = known;
    for (Break each : more) {
      all = Break.merged(all, each);
    }
    return all;
  }

  /** What no event names yet. */
  public List<Break> unnamed() {
    return met.stream().filter(each -> isOpen(each, named)).toList();
  }

  /** What no person has looked at yet. */
  public List<Break> quarantined() {
    List<Break> open = new ArrayList<>();
    Stream.concat(named.stream(), met.stream())
        .filter(each -> isOpen(each, accepted) && isOpen(each, open))
        .forEach(open::add);
    return open;
  }

  private static boolean isOpen(Break damage, List<Break> known) {
    return known.stream().noneMatch(each -> each.covers(damage));
  }

  /** A sentence on what is quarantined; nothing if nothing is. */
  public Optional<String> notice() {
    List<Break> open = quarantined();
    if (open.isEmpty()) {
      return Optional.empty();
    }
    String places =
        String.join(", ", open.stream().limit(SHOWN).map(Break::place).toList());
    String more = open.size() > SHOWN ? " and " + (open.size() - SHOWN) + " more" : "";
    return Optional.of("the log of this context is damaged and goes on without " + places + more
        + "; nothing is allowed that no person called safe until one ran `cairn verify`"
        + " and then `cairn salvage --accept`");
  }
}
