package dev.cairn.ingest.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Reads text nobody would write, and counts the looks at it instead of the time. */
@Label("The outline of any text")
class OutlineLawsTest {
  private static final int SECTIONS_MAX = 10_000_000;
  private static final int TEXT_MAX = 100;

  /** Every rule may look at a character a few times; a nested destination 32 times at most. */
  private static final int READS_PER_CHARACTER = 60;

  /** Beginnings without an end, each a trap for a reader that looks for the end anew. */
  private static final List<String> REPEATED = List.of(
      "[",
      "]",
      "[]",
      "[a",
      "[a](",
      "[a](b \"",
      "[a](b '",
      "[a](b (",
      "[a](<",
      "[a][",
      "![",
      "#",
      "# ",
      "`",
      "` `` ",
      "<",
      "<a ",
      "<!--",
      "<!-- x",
      "> ",
      "- ",
      "1. ",
      "\t",
      "* ",
      "_",
      "(",
      "https://",
      "https://(",
      "h",
      "\\",
      "\\[",
      "[a]: ",
      "[a]: b\n",
      "[a]\n",
      "---\n",
      "===\n",
      "a\n===\n",
      "```\n",
      "<pre>\n",
      "# a\n",
      "- a\n  ",
      "&",
      "\"");

  @Provide
  Arbitrary<String> markdown() {
    return Arbitraries.of(
            "#",
            "##### ",
            "[",
            "]",
            "(",
            ")",
            "![",
            "](",
            "][",
            "]: ",
            "<",
            ">",
            "<!--",
            "-->",
            "`",
            "```",
            "~~~",
            "\\",
            "\n",
            "\n\n",
            "\r\n",
            " ",
            "    ",
            "\t",
            "- ",
            "1. ",
            "> ",
            "---",
            "===",
            "*",
            "_",
            "https://",
            "a",
            "x.md",
            "\"",
            "'",
            "<pre>",
            "</pre>",
            "𠮷",
            "\0",
            "\uFEFF",
            "[a]: b",
            "^",
            "|")
        .list()
        .ofMaxSize(80)
        .map(parts -> String.join("", parts));
  }

  @Property(tries = 500)
  void isATreeOfUniqueNames(@ForAll("markdown") String text) {
    List<Outline.Section> sections =
        Outline.read(text, SECTIONS_MAX, TEXT_MAX).orElseThrow().sections();
    Set<String> names = new HashSet<>();
    for (int i = 0; i < sections.size(); i++) {
      Outline.Section section = sections.get(i);
      assertThat(names.add(section.slug())).as("slug %s", section.slug()).isTrue();
      assertThat(section.parent()).isLessThanOrEqualTo(Math.max(0, i - 1));
      assertThat(i == 0 || sections.get(section.parent()).level() < section.level())
          .isTrue();
      assertThat(section.text().length()).isLessThanOrEqualTo(TEXT_MAX);
    }
  }

  @Property
  void anyTextHasOne(@ForAll String text) {
    assertThat(Outline.read(text, SECTIONS_MAX, TEXT_MAX)).isPresent();
  }

  @Property(tries = 500)
  void looksAtEachCharacterAFewTimes(@ForAll("markdown") String text) {
    assertLinear(text);
  }

  @Example
  void aHundredThousandBracketsAndHashesCostNoMorePerCharacter() {
    for (String part : List.of("[", "]", "[]", "#", "# ")) {
      assertLinear(part.repeat(100_000));
    }
  }

  @Example
  void anyPartRepeatedCostsNoMorePerCharacter() {
    assertRepeatsAreLinear(10_000);
  }

  @Example
  @Tag("slow")
  void anyPartRepeatedManyTimesCostsNoMorePerCharacter() {
    assertRepeatsAreLinear(1_000_000);
  }

  private static void assertRepeatsAreLinear(int length) {
    for (String part : REPEATED) {
      String text = part.repeat(length / part.length());
      assertLinear(text);
      assertLinear("[r]: x\n\n" + text);
    }
    assertLinear("[r]: x\n\n" + "[".repeat(length) + "r" + "]".repeat(length));
    assertLinear("[r]: x\n\n" + "[r][".repeat(length));
  }

  /** Runs of ticks of every length, none with a partner: the classic trap of code spans. */
  @Example
  void runsOfTicksOfEveryLengthAreNoTrap() {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < 600; i++) {
      text.append("`".repeat(i)).append('a');
    }
    assertLinear(text.toString());
  }

  @Example
  @Tag("slow")
  void tenMebibytesAreRead() {
    String line = "## A heading\n\nSome [text](a.md) with `code` and <https://x.org>.\n\n";
    assertLinear(line.repeat(10 * 1024 * 1024 / line.length()));
  }

  private static void assertLinear(String text) {
    Tape tape = new Tape(text);
    Outline.read(tape, SECTIONS_MAX, TEXT_MAX);
    assertThat(tape.reads())
        .as(
            "looks at %d characters of '%s…'",
            text.length(), text.substring(0, Math.min(20, text.length())))
        .isLessThanOrEqualTo((text.length() + 1L) * READS_PER_CHARACTER);
  }
}
