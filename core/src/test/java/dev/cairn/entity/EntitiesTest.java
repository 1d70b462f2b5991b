package dev.cairn.entity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Left a text, right everything of one kind that is found in it, with {@code ;} between. */
@DisplayName("What a text speaks of")
class EntitiesTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
      We met Ada Lovelace in London.                  | ada lovelace; london
      Dogs are fun.                                   | -
      Dogs are fun, and Rex is one of the Dogs.       | dogs; rex
      Paris is lovely. I love Paris.                  | paris
      Maybe Alice knows.                              | alice
      Visiting Rome was great.                        | rome
      Anna Smith called.                              | anna smith
      Ada: Good morning!                              | ada
      Cool! Good morning.                             | -
      Note: it rains.                                 | -
      Hey Jon, how are you?                           | jon
      She studied at the University of the Arts.      | university of the arts
      He heard Ludwig van Beethoven.                  | ludwig van beethoven
      It is Caroline's guitar, not Bob's.             | caroline; bob
      We saw Dr. Smith on Monday in May.              | smith
      I asked J. R. Tolkien.                          | j r tolkien
      The team at NASA agreed.                        | nasa
      I AM SO HAPPY TODAY.                            | -
      They use GPT-4 and C++ here.                    | gpt-4; c++
      We ate at McDonald's with Ronald McDonald.      | ronald mcdonald
      Ask @ada about it.                              | ada
      Hier ist Köln, sagt Jürgen.                     | köln; jürgen
      Вчера Иван видел Москву.                        | иван; москву
      我喜欢Taylor Swift的歌。                          | taylor swift
      Ｐａｒｉｓ, they said to Ｂｏｂ.                     | bob
      """)
  void names(String text, String expected) {
    assertThat(found(text, Kind.NAME)).isEqualTo(list(expected));
  }

  @Test
  void aHeadlineNamesNobody() {
    assertThat(found("We talk.\n## General Structure Of It\nWe stop.", Kind.NAME))
        .isEmpty();
    assertThat(found("I saw Boston.\n- Boston Notes\n", Kind.NAME)).containsExactly("boston");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
      call getUser() or max_size                      | getuser; max_size
      set MAX_HEAP_SIZE now                           | max_heap_size
      import os.path and Foo.java                     | os.path; foo.java
      the end.Then we go                              | -
      e.g. this and i.e. that                         | -
      EntryIndex is slow                              | entryindex
      run it with --force and --level=3               | --force; --level
      see core/src/Foo.java:12 there                  | core/src/foo.java; foo.java
      look in /etc/hosts or ~/notes                   | /etc/hosts; ~/notes
      and/or he/she                                   | -
      upgrade to v1.2 or 2.17.1-rc1                   | 1.2; 2.17.1-rc1
      it costs 3.14 or 1,000                          | -
      at https://www.Example.com/x?y=1#z today        | example.com
      at http://localhost:8080/x today                | -
      write to bob@example.org now                    | bob@example.org
      log4j and utf8                                  | log4j; utf8
      the 1st and 10km and 5pm                        | -
      run `verify` again                              | verify
      """)
  void identifiers(String text, String expected) {
    assertThat(found(text, Kind.IDENTIFIER)).isEqualTo(list(expected));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
      on 2023-05-08                                   | 2023-05-08
      at 2023-05-08T12:30:00Z                         | 2023-05-08
      on 2023/5/8                                     | 2023-05-08
      on 2023-02-30                                   | -
      on 8 May 2023                                   | 2023-05-08
      on the 8th of May 2023                          | 2023-05-08
      on May 8, 2023                                  | 2023-05-08
      on Sept 3rd, 2021                               | 2021-09-03
      in May 2023                                     | 2023-05
      in 2019, and since 2021                         | 2019; 2021
      we sold 2019 books                              | -
      on 31 February 2023                             | 2023-02
      on May 8                                        | -
      you may 8 times                                 | -
      昨天是2023年5月8日                                | 2023-05-08
      2023年05月                                       | 2023-05
      """)
  void dates(String text, String expected) {
    assertThat(found(text, Kind.DATE)).isEqualTo(list(expected));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
      she read "The Left Hand of Darkness," twice     | the left hand of darkness
      she read “Becoming Nicole”                      | becoming nicole
      he said "Come here" and "No"                    | -
      he said "see you later"                         | -
      a 3" pipe and a 5" one                          | -
      我在读《红楼梦》和《三体》                          | 红楼梦; 三体
      """)
  void titles(String text, String expected) {
    assertThat(found(text, Kind.TITLE)).isEqualTo(list(expected));
  }

  @Test
  void whatIsInATitleIsNoNameByItself() {
    assertThat(found("she read \"The Left Hand of Darkness\"", Kind.NAME)).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
      on #Travel and #to-do, but not # alone or #1       | travel; to-do
      """)
  void tags(String text, String expected) {
    assertThat(found(text, Kind.TAG)).isEqualTo(list(expected));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
      I bought a new guitar and the red guitars.      | guitar; red guitar
      We ran in a charity race for mental health.     | charity race; mental health
      The dog barked loudly at the kids playing.      | dog; kid
      She has two cats and loves classical music.     | classical music
      He went to the store with his family.           | store; family
      It was Caroline's painting of the children.     | child
      They saw the local Animal Shelter.              | -
      I have a lot of things to do all day.           | -
      It was a really nice day in the park.           | park
      He said that it would be done soon.             | -
      She is into rock climbing and the boxes.        | rock climbing; box
      the very long red brick house walls of it       | -
      """)
  void phrases(String text, String expected) {
    assertThat(found(text, Kind.PHRASE)).isEqualTo(list(expected));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', textBlock = """
      Der Hund ging mit dem alten Mann in den kleinen Garten.
      Le chien est dans le jardin avec son ami.
      今天天气很好，我们去公园散步。
      اليوم الطقس جميل جدا
      """)
  void otherLanguagesGiveNoPhrases(String text) {
    assertThat(found(text, Kind.PHRASE)).isEmpty();
  }

  @Test
  void oneThingIsSaidOnceUnderItsMostTellingKind() {
    assertThat(Entities.in("We love Paris. The team saw #paris and Paris."))
        .filteredOn(mention -> mention.key().equals("paris"))
        .containsExactly(new Mention("paris", Kind.NAME, 3));
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "races, race", "boxes, box", "churches, church", "classes, class", "stories, story",
        "pies, pie",
    "bus, bus", "news, news", "mathematics, mathematics", "people, person", "glass, glass", "as, as"
  })
  void aNounHasOneSingular(String noun, String singular) {
    assertThat(Singular.of(noun)).isEqualTo(singular);
  }

  private static List<String> found(String text, Kind kind) {
    return Entities.in(text).stream()
        .filter(mention -> mention.kind() == kind)
        .map(Mention::key)
        .collect(Collectors.toList());
  }

  private static List<String> list(String expected) {
    return Optional.ofNullable(expected).stream()
        .flatMap(all -> Arrays.stream(all.split("; ")))
        .toList();
  }
}
