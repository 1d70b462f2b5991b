package dev.cairn.eval.memory;

import dev.cairn.log.Role;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A unit as it is logged. The role is that of its speaker where the speaker is one; a person with a name
 * is a user, whose words may be evidence. The text is {@code Name: words [image: caption]}: a name only if
 * the speaker has one, an image only if there is one. The time is not written into the text: it is the
 * entry's {@code at}, and to make use of it is the matter of search.
 */
public record Said(Unit unit, Role role, String text, Instant at) {
  private static final Map<String, Role> ROLES = Map.of(
      "user", Role.USER,
      "human", Role.USER,
      "assistant", Role.ASSISTANT,
      "ai", Role.ASSISTANT,
      "system", Role.DOCUMENT,
      "tool", Role.TOOL);

  /** When a conversation without any time took place. */
  private static final Instant SOME_DAY = Instant.parse("2024-01-01T00:00:00Z");

  /** In order. A unit without a time was said a second after the one before it. */
  public static List<Said> of(Conversation conversation, boolean wordsAlone) {
    List<Said> all = new ArrayList<>();
    Instant last = SOME_DAY;
    for (Unit unit : conversation.units()) {
      Instant after = last.plusSeconds(1);
      last = unit.time().orElse(after);
      all.add(new Said(unit, role(unit), wordsAlone ? unit.text() : text(unit), last));
    }
    return all;
  }

  private static Optional<Role> named(Unit unit) {
    return Optional.ofNullable(ROLES.get(unit.speaker().toLowerCase(Locale.ROOT)));
  }

  private static Role role(Unit unit) {
    return named(unit).orElse(Role.USER);
  }

  private static String text(Unit unit) {
    String name = named(unit).isPresent() ? "" : unit.speaker() + ": ";
    return name + unit.text() + unit.caption().map(it -> " [image: " + it + "]").orElse("");
  }
}
