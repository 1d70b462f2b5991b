package dev.cairn.ingest.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The outline of a Markdown text")
class OutlineTest {
  private static final int SECTIONS_MAX = 100;
  private static final int TEXT_MAX = 60;

  private static List<Outline.Section> sections(String markdown) {
    return Outline.read(markdown, SECTIONS_MAX, TEXT_MAX).orElseThrow().sections();
  }

  /** Headings as {@code level:title}, in one line. */
  private static String headings(String markdown) {
    return sections(markdown).stream()
        .skip(1)
        .map(section -> section.level() + ":" + section.title())
        .collect(Collectors.joining(" "));
  }

  private static String links(String markdown) {
    return sections(markdown).stream()
        .flatMap(section -> section.links().stream())
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(delimiter = '@', emptyValue = "", textBlock = """
      '# One'                        @ 1:One
      '###### Six'                   @ 6:Six
      '####### Seven'                @ ''
      '#hashtag'                     @ ''
      '\\# Escaped'                  @ ''
      '# Closed ##'                  @ 1:Closed
      '# C#'                         @ 1:C#
      '#'                            @ 1:
      '   # Three blanks'            @ '1:Three blanks'
      '    # Code'                   @ ''
      '~    # Code~# A'              @ 1:A
      'Title~==='                    @ 1:Title
      'Two~lines~---'                @ '2:Two\nlines'
      'x~~---'                       @ ''
      '- item~---'                   @ ''
      '- item~# A'                   @ 1:A
      '- # in a list'                @ ''
      '> # in a quote'               @ ''
      '```~# no~```~# A'             @ 1:A
      '````~# no~```~# no~````~# A'  @ 1:A
      '```~# never closed'           @ ''
      '``` x ``` y~# A'              @ 1:A
      '- a~  ```~  # no~  ```~# A'   @ 1:A
      '1. a~~   ```~   # no~   ```~# A' @ 1:A
      '- ```~  # no~# A'             @ 1:A
      '> ```~> # no~# A'             @ 1:A
      '<!-- ~# no~-->~# A'           @ 1:A
      '<!-- x --> ~# A'              @ 1:A
      '<!-- never~# no'              @ ''
      '<pre>~# no~</pre>~# A'        @ 1:A
      '---~title: x~---~# A'         @ 1:A
      '---~# A'                      @ 1:A
      '# `code` and *more*'          @ '1:code and more'
      '# See [the docs](a.md)'       @ '1:See the docs'
      '# snake_case _here_'          @ '1:snake_case here'
      '# A\\*B'                      @ 1:A*B
      """)
  void findsHeadings(String markdown, String expected) {
    assertThat(headings(markdown.replace('~', '\n')).strip()).isEqualTo(expected);
  }

  @Test
  void aFenceOfTildesIsClosedByTildes() {
    assertThat(headings("~~~\n# no\n```\n# no\n~~~\n# A\n")).isEqualTo("1:A");
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(delimiter = ';', emptyValue = "", quoteCharacter = '^', textBlock = """
      [a](b.md)                       ; b.md
      [a](<b c.md>)                   ; b c.md
      [a](b.md "title")               ; b.md
      [a](b.md 'title' )              ; b.md
      [a](b(c).md)                    ; b(c).md
      [a](b(c.md)                     ; ^^
      [a](b c)                        ; ^^
      [a]( b.md )                     ; b.md
      [a]()                           ; ^^
      \\[a](b.md)                     ; ^^
      [a\\](b.md)                     ; ^^
      [a\\]](b.md)                    ; b.md
      [a](b\\).md)                    ; b).md
      `[a](b.md)`                     ; ^^
      `` ` [a](b.md) ``               ; ^^
      ` [a](b.md)                     ; b.md
      ``[a](b.md)`                    ; b.md
      [a `](b.md)` c](d.md)           ; d.md
      ![a](b.png)                     ; ^^
      [![a](b.png)](c.md)             ; c.md
      [a [b](c.md) d](e.md)           ; c.md
      [[a](b.md)                      ; b.md
      [a](b.md)[c](d.md)              ; b.md d.md
      <https://x.org/a>               ; https://x.org/a
      <a b>                           ; ^^
      <me@x.org>                      ; ^^
      see https://x.org/a.            ; https://x.org/a
      (https://x.org/a_(b))           ; https://x.org/a_(b)
      https://                        ; ^^
      xhttps://x.org                  ; ^^
      [https://x.org](https://x.org)  ; https://x.org
      <!-- [a](b.md) -->              ; ^^
      a <!-- [a](b.md) --> [c](d.md)  ; d.md
      a <!-- [a](b.md)                ; b.md
      - [a](b.md)                     ; b.md
      > [a](b.md)                     ; b.md
      | [a](b.md) | [c](d.md) |       ; b.md d.md
      [a][r]~~[r]: b.md               ; b.md
      [a][R ]~~[r]: b.md "t"          ; b.md
      [r][]~~[r]: <b.md>              ; b.md
      [r]~~[r]: b.md~[r]: c.md        ; b.md
      [r]~~[r]: b.md junk             ; ^^
      [a [r]](x.md)~~[r]: b.md        ; b.md
      [a][none]                       ; ^^
      [ ] task                        ; ^^
      [^1]~~[^1]: see [a](b.md)       ; b.md
      ```~[a](b.md)~```               ; ^^
      ~    [a](b.md)                  ; ^^
      x~    [a](b.md)                 ; b.md
      [a~b](c.md)                     ; c.md
      [a~~b](c.md)                    ; ^^
      # [a](b.md)                     ; b.md
      """)
  void findsLinks(String markdown, String expected) {
    assertThat(links(markdown.replace('~', '\n')).strip()).isEqualTo(expected);
  }

  @Test
  void sectionsNestByTheLevelOfTheirHeadings() {
    List<Outline.Section> sections =
        sections("before\n# A\n### deep\n## B\ntext\n# C\n## D\n#### E\n");
    assertThat(sections).extracting(Outline.Section::parent).containsExactly(0, 0, 1, 1, 0, 4, 5);
    assertThat(sections.get(0).text()).isEqualTo("before");
    assertThat(sections.get(3).text()).isEqualTo("text");
  }

  @Test
  void theTextOfASectionIsCutBetweenCharacters() {
    assertThat(sections("# A\n" + "x".repeat(TEXT_MAX - 1) + "𠮷 end").get(1).text())
        .isEqualTo("x".repeat(TEXT_MAX - 1));
  }

  @Test
  void readsEveryKindOfLineEndAndAByteOrderMark() {
    for (String end : List.of("\n", "\r\n", "\r")) {
      String text = "\uFEFF# A" + end + "text" + end + "## B" + end;
      assertThat(headings(text)).isEqualTo("1:A 2:B");
    }
  }

  @Test
  void moreSectionsThanAllowedAreNoOutline() {
    assertThat(Outline.read("# x\n".repeat(SECTIONS_MAX), SECTIONS_MAX, TEXT_MAX))
        .isPresent();
    assertThat(Outline.read("# x\n".repeat(SECTIONS_MAX + 1), SECTIONS_MAX, TEXT_MAX))
        .isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', textBlock = """
      What's new?        | whats-new
      C++ & Java         | c--java
      Über uns           | über-uns
      日本語 の 見出し     | 日本語-の-見出し
      snake_case         | snake_case
      !!!                | section
      A  B               | a--b
      """)
  void slugsAreThoseOfGitHub(String title, String slug) {
    assertThat(Slugs.of(title)).isEqualTo(slug);
  }

  @Test
  void equalHeadingsGetNumbersAndNoTwoSectionsOneName() {
    assertThat(sections("# A\n# A\n# A-1\n# A\n# A\n"))
        .extracting(Outline.Section::slug)
        .containsExactly("", "a", "a-1", "a-1-1", "a-2", "a-3");
  }
}
