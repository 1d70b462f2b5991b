package dev.cairn.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A bar joins words that stand in one place: a name and its first part. */
@DisplayName("Words of a text")
class WordsTest {

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(delimiter = ';', textBlock = """
      Never force-push to main.     ; never force-push|forc push to main
      Really? (yes!)                ; realli yes
      wait...what word--another     ; wait what word anoth
      don't, can't                  ; dont cant
      the user's files, they're     ; the user file they
      users' O'Brien                ; user o'brien|o brien
      branch branches, cache caches ; branch branch cach cach
      query queries process processes; queri queri process process
      deploys deployed deploying    ; deploy deploy deploy
      class bus                     ; class bus
      """)
  void areReadFromChat(String text, String expected) {
    assertThat(read(Words.of(text))).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(delimiter = ';', textBlock = """
      createIssue                   ; createissu|creat issu
      create_issue                  ; create_issue|creat issu
      HTTPServer                    ; httpserver|http server
      github:create_issue           ; github:create_issue|github create_issue|creat issu
      mcp__GitHub__createIssue      ; mcp__github__createissue|mcp git hub creat issu
      src/main/App.java             ; src/main/app.java|src main app.java|app java
      C:\\Users\\ann                ; c:\\users\\ann|c user ann
      __init__.py                   ; __init__.py|init py
      user.name                     ; user.name|user name
      user@example.com              ; user@example.com|user example.com|exampl com
      https://example.com/a?q=1     ; https example.com/a|example.com|exampl com a q 1
      foo::bar a->b                 ; foo::bar|foo bar a b
      C++, C# and C                 ; c++ c# and c
      HTTP/2                        ; http/2|http 2
      utf8 sha256                   ; utf8|utf 8 sha256|sha 256
      E0502 i18n                    ; e0502 i18n
      x86_64                        ; x86_64|x86 64
      """)
  void areReadFromCode(String text, String expected) {
    assertThat(read(Words.of(text))).isEqualTo(expected);
  }

  @Test
  void skipTheColoursOfATerminal() {
    assertThat(read(Words.of("\u001b[1;31mred\u001b[0m \u001b[2Kdone\u001b")))
        .isEqualTo("red done");
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(delimiter = ';', textBlock = """
      --force -f                    ; --force|forc -f|f
      --dry-run=all                 ; --dry-run|dry-run|dry run all
      .env $HOME @Nullable #123     ; .env|env $home|home @nullable|nullabl #123|123
      /etc/passwd ~/.bashrc         ; etc/passwd|etc passwd .bashrc|bashrc
      """)
  void keepTheSignANameBeginsWith(String text, String expected) {
    assertThat(read(Words.of(text))).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(delimiter = ';', textBlock = """
      v1.2.3                        ; v1.2.3|v1 2 3
      192.168.0.1                   ; 192.168.0.1|192 168 0 1
      2026-01-31                    ; 2026-01-31|2026 01 31
      2026-01-31T12:30              ; 2026-01-31t12:30|2026-01-31|2026 01 31 12 30
      """)
  void areNumbersAndDatesToo(String text, String expected) {
    assertThat(read(Words.of(text))).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(delimiter = ';', textBlock = """
      ＡＢＣ ﬁle                      ; abc file
      ÉCOLE école                   ; école école
      Straße                        ; straße
      東京都                         ; 東京|東 京都|京|都
      猫                             ; 猫
      한국어                         ; 한국|한 국어|국|어
      東京2026                       ; 東京|東|京 2026
      """)
  void areReadInOtherScriptsAndForms(String text, String expected) {
    assertThat(read(Words.of(text))).isEqualTo(expected);
  }

  @Test
  void areNotThereInLinesAndStars() {
    assertThat(read(Words.of("--- ___ *** ..."))).isEmpty();
  }

  @Test
  void ofAQueryAreTheSameButForSingleCharactersWithoutSpaces() {
    assertThat(read(Words.asked("createIssue for users")))
        .isEqualTo("createissu|creat issu for user");
    assertThat(read(Words.asked("東京都"))).isEqualTo("東京 京都");
    assertThat(read(Words.asked("猫"))).isEqualTo("猫");
  }

  @Test
  void composedAndDecomposedFormsAreOneWord() {
    assertThat(read(Words.of("cafe\u0301"))).isEqualTo(read(Words.of("caf\u00e9")));
  }

  @Test
  void knowWhereTheyStand() {
    String text = "see App.java, 𠮷野";
    List<String> quoted = new ArrayList<>();
    Words.of(text).forEachRemaining(word -> quoted.add(text.substring(word.start(), word.end())));
    assertThat(quoted).containsExactly("see", "App.java", "App", "java", "𠮷野", "𠮷", "野");
  }

  @Test
  void keepTheHeadOfAVeryLongOne() {
    String blob = "x".repeat(4 << 20);
    List<Token> words = new ArrayList<>();
    Words.of("before " + blob + " after").forEachRemaining(words::add);
    assertThat(words).extracting(Token::term).containsExactly("befor", "x".repeat(512), "after");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "aB3", "a.", "--", "''", "_", "/-", "猫", "a'", "ÅÄ", "aB/+"})
  void takeTimeInProportionToTheText(String unit) {
    String text = unit.repeat((1 << 20) / unit.length());
    Assertions.assertTimeout(
        Duration.ofSeconds(20), () -> Words.of(text).forEachRemaining(word -> {}));
  }

  private static String read(Words words) {
    StringBuilder read = new StringBuilder();
    words.forEachRemaining(word -> read.append(word.stacked() ? "|" : " ").append(word.term()));
    return read.toString().strip();
  }
}
