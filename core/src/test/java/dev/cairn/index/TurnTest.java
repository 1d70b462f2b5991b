package dev.cairn.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Role;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An entry as a turn of a talk")
class TurnTest {
  private static List<String> speaker(String text) {
    return Turn.of(Role.USER, text).speaker();
  }

  @Test
  void namesWhoSpeaksInFront() {
    assertThat(speaker("Ada: hello")).containsExactly("ada");
    assertThat(speaker("Ada Lovelace: hello")).containsExactly("ada", "lovelac");
    assertThat(speaker("Jean-Luc O'Hara: hello")).containsExactly("jean-luc", "o'hara");
    assertThat(speaker("Éva: szia")).containsExactly("éva");
  }

  @Test
  void hasTheNameAsAQueryLooksForIt() {
    String asked = Words.asked("What did Charles say?").next().term();
    Words words = Words.asked("Charles");
    assertThat(asked).isEqualTo("what");
    assertThat(speaker("Charles: hello")).containsExactly(words.next().term());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        ": hello",
        "hello: there",
        "Ada:hello",
        "Ada says: hello",
        "One Two Three Four: hello",
        "Note: remember this",
        "Error: it failed",
        "A2: hello",
        "Ada  Lovelace: two spaces",
        "http://example.org: a page",
        "Somebody whose name is much longer than any name: hello",
        "First line\nAda: hello"
      })
  void namesNobodyWhereNoNameStands(String text) {
    assertThat(speaker(text)).isEmpty();
  }

  @Test
  void onlyPeopleAreNamed() {
    assertThat(Turn.of(Role.TOOL, "Ada: hello").speaker()).isEmpty();
    assertThat(Turn.of(Role.ASSISTANT, "Ada: hello").speaker()).isEmpty();
    assertThat(Turn.of(Role.DOCUMENT, "Ada: hello").speaker()).isEmpty();
  }

  @Test
  void endsAskingIfItsLastMarkIsAQuestions() {
    assertThat(Turn.of(Role.USER, "Is it?").endsAsking()).isTrue();
    assertThat(Turn.of(Role.USER, "Is it? \n").endsAsking()).isTrue();
    assertThat(Turn.of(Role.USER, "本当ですか？").endsAsking()).isTrue();
    assertThat(Turn.of(Role.USER, "Is it? I think so.").endsAsking()).isFalse();
    assertThat(Turn.of(Role.USER, "").endsAsking()).isFalse();
  }

  @Property(tries = 300)
  @Label("what is seen of a turn is read back as it was written")
  void shape(@ForAll String text, @ForAll Role role, @ForAll boolean cut, @ForAll boolean changes) {
    Turn turn = Turn.of(role, text);
    assertThat(Turn.read(turn.shape(role, cut, changes)))
        .isEqualTo(new Found.Shape(
            turn.endsAsking(), !turn.speaker().isEmpty(), role == Role.USER, cut, changes));
  }
}
