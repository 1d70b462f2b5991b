package dev.cairn.server.view;

import dev.cairn.operation.Explain;
import dev.cairn.server.terminal.Plain;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was written down when something happened, as an outline; numbers unfold with {@code --why}. */
final class ExplainView {
  private static final String INDENT = "  ";
  private static final int TEXT_MAX = 400;

  /** By these a number that explains itself is known among what was stored. */
  private static final List<String> EXPLAINED = List.of("value", "op", "because", "parts");

  private ExplainView() {}

  static void show(Explain.Answer answer, Page page) {
    page.line("%s %s".formatted(answer.type(), page.ink().bold(Plain.line(answer.id()))));
    Map<String, Object> stored = answer.stored();
    if (stored.get("slots") instanceof List<?> slots) {
      pack(stored, slots, page);
      return;
    }
    stored.forEach((name, value) -> field(name, value, INDENT, page));
    answer.why().ifPresent(why -> {
      page.line(INDENT + page.ink().dim("why"));
      WhyTree.print(why, INDENT + INDENT, page);
    });
  }

  /** What was asked, what was handed out, and why each card was in it. */
  private static void pack(Map<String, Object> stored, List<?> slots, Page page) {
    for (String name : List.of("prompt", "intent", "because", "tokens", "text")) {
      field(name, stored.getOrDefault(name, ""), INDENT, page);
    }
    for (Object slot : slots) {
      if (slot instanceof Map<?, ?> map && map.get("cards") instanceof List<?> cards) {
        cards.forEach(card -> {
          if (card instanceof Map<?, ?> item) {
            card(map.get("slot"), item, page);
          }
        });
      }
    }
  }

  private static void card(@Nullable Object slot, Map<?, ?> card, Page page) {
    page.line("%s%s  %s: %s %s"
        .formatted(
            INDENT,
            page.ink().bold(scalar(card.get("id"))),
            scalar(slot),
            scalar(card.get("statement")),
            page.ink().dim("(" + scalar(card.get("because")) + ")")));
    if (card.get("why") instanceof Map<?, ?> why) {
      number(INDENT + INDENT, why, INDENT + INDENT, page);
    }
  }

  private static void field(String name, Object value, String indent, Page page) {
    String label = indent + page.ink().dim(Plain.line(name).replace('_', ' '));
    if (value instanceof Map<?, ?> map) {
      if (map.keySet().containsAll(EXPLAINED)) {
        number(label + " ", map, indent, page);
      } else {
        page.line(label);
        map.forEach((key, inner) -> field(String.valueOf(key), inner, indent + INDENT, page));
      }
    } else if (value instanceof List<?> list) {
      items(label, list, indent + INDENT, page);
    } else if (value instanceof String text && text.contains("\n")) {
      page.line(label);
      Plain.block(text).lines().forEach(line -> page.line(indent + INDENT + line));
    } else {
      page.line(label + " " + scalar(value));
    }
  }

  private static void items(String label, List<?> list, String indent, Page page) {
    page.line(label + (list.isEmpty() ? " none" : ""));
    for (Object item : list) {
      if (item instanceof Map<?, ?> map && !map.isEmpty()) {
        page.line(indent + "-");
        map.forEach((key, inner) -> field(String.valueOf(key), inner, indent + INDENT, page));
      } else {
        page.line(indent + "- " + scalar(item));
      }
    }
  }

  private static void number(String label, Map<?, ?> why, String indent, Page page) {
    page.line("%s%s  %s"
        .formatted(
            label,
            page.ink().green(String.valueOf(why.get("value"))),
            page.ink().dim(Plain.line(String.valueOf(why.get("because"))))));
    if (page.wants("why") && why.get("parts") instanceof List<?> parts) {
      for (Object part : parts) {
        if (part instanceof Map<?, ?> map) {
          number(indent + INDENT, map, indent + INDENT, page);
        }
      }
    }
  }

  private static String scalar(@Nullable Object value) {
    return value instanceof Number number
        ? Figures.of(number.doubleValue())
        : Plain.line(String.valueOf(value), TEXT_MAX);
  }
}
