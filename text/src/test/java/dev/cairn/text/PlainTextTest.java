package dev.cairn.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A text as it looks")
class PlainTextTest {
  @ParameterizedTest
  @CsvSource(textBlock = """
          Ne\u200Bver p\u2060ush,     Never push
          d\u00ADelete i\uFE0Ft,       delete it
          \u202ANever push.\u202C,     Never push.
          p\u200Dush to m\u180Eain,     push to main
          рush tо mаin,             push to main
          dеlеtе,                   delete
          Nеver ΑΡi,                Never APi
          restart the payment serνιce, restart the payment service
          """)
  void hasNothingUnseenAndNoLettersThatImitate(String written, String seen) {
    assertThat(PlainText.seen(written)).isEqualTo(seen);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Никогда не удаляй базу на IT-сервере.",
        "Ποτέ μην σβήνεις τη βάση.",
        "Größe 10 μm, naïve café, Übersicht",
        "日本語のAPI",
        "می\u200Cخواهم",
        "नमस्ते क्\u200Dष",
        "👩\u200D💻 ❤\uFE0F"
      })
  void leavesHonestWritingAsItIs(String honest) {
    assertThat(PlainText.seen(honest)).isEqualTo(honest);
  }

  @Test
  void knowsTheWayBack() {
    PlainText plain = PlainText.of("a\u200B\u200Bb 😀\u2060c");
    assertThat(plain.text()).isEqualTo("ab 😀c");
    assertThat(plain.place(0)).isZero();
    assertThat(plain.place(1)).isEqualTo(3);
    assertThat(plain.place(5)).isEqualTo(8);
    assertThat(plain.place(6)).isEqualTo(9);
  }

  @ParameterizedTest
  @CsvSource(textBlock = """
          délété thé pródúctión dátábásé, delete the production database
          púsh tó máín,                   push to main
          Übersicht prüfen,               Übersicht prüfen
          supprimé la base de données,    supprimé la base de données
          não apague o nó,                não apague o nó
          crème brûlée,                   crème brûlée
          """)
  void hasAccentsTakenOffEnglishAlone(String written, String folded) {
    assertThat(Accents.folded(written)).isEqualTo(folded);
  }

  @Test
  void losesAccentsThatHideEnglish() {
    PlainText plain = PlainText.of("Ne\u0301ve\u0301r púsh tó máin.").withoutDisguise();
    assertThat(plain.text()).isEqualTo("Never push to main.");
    assertThat(plain.place(0)).isZero();
    assertThat(plain.place(6)).isEqualTo(8);
    assertThat(plain.place(19)).isEqualTo(21);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Không được xóa cơ sở dữ liệu, hãy thêm bản sao trước.",
        "Nikdy nemaž tabulku, prosím, a vždy spusť testy.",
        "Zawsze uruchamiaj testy, zanim wyślesz to do mnie.",
        "Soha ne töröld az adatbázist, és mindig futtasd a teszteket.",
        "Asla doğrudan ana dala gönderme, önce bana sor.",
        "Ne déploie jamais le vendredi, s'il te plaît.",
        "Nunca uses pestañas aquí, mañana explico por qué.",
        "Keep the café menu and the résumé as they are.",
        "Never push to main, señor."
      })
  void keepsAccentsOfOtherLanguages(String honest) {
    assertThat(PlainText.of(honest).withoutDisguise().text()).isEqualTo(honest);
  }
}
