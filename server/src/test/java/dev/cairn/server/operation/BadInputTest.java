package dev.cairn.server.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.cli.Ran;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Bad input is refused by name, at every door alike")
class BadInputTest {
  private static final String TABLE = """
      # operation | request | code | field | words of the message
      log           | {"episode": "e", "role": "user", "text": 5}                    | invalid_argument | text         | a string, was the number 5
      log           | {"episode": "e", "role": "robot", "text": "x"}                 | invalid_argument | role         | one of user, assistant, tool, document
      log           | {"episode": "e", "role": "USER", "text": "x"}                  | invalid_argument | role         | "USER"
      log           | {"role": "user", "text": "x"}                                  | invalid_argument | episode      | episode is missing
      log           | {"episode": null, "role": "user", "text": "x"}                 | invalid_argument | episode      | episode is null
      log           | {"episode": "", "role": "user", "text": "x"}                   | invalid_argument | episode      | is empty
      log           | {"episode": "e", "role": "user", "text": ""}                   | invalid_argument | text         | text is empty
      log           | {"episode": "e", "role": "user", "text": "x", "ok": 1}         | invalid_argument | ok           | true or false
      log           | {"episode": "e", "role": "user", "text": "x", "ok": "true"}    | invalid_argument | ok           | true or false
      log           | {"episode": "e", "role": "user", "text": "x", "exit_code": "1"}| invalid_argument | exit_code    | a whole number, was the string
      log           | {"episode": "e", "role": "user", "text": "x", "exit_code": 1.5}| invalid_argument | exit_code    | a whole number
      log           | {"episode": "e", "role": "user", "text": "x", "exit_code": 3000000000} | invalid_argument | exit_code | between
      log           | {"episode": "e", "role": "user", "text": "x", "exit_code": 1e99}   | invalid_argument | exit_code | exit_code
      log           | {"episode": "e", "role": "user", "text": "x", "exit_code": 1e999}  | invalid_argument | exit_code | too large
      log           | {"episode": "e", "role": "user", "text": "x", "tool": "//"}    | invalid_argument | tool         | tool
      log           | {"episode": "e", "role": "user", "text": "x", "at": "monday"}  | invalid_argument | at           | a time like
      log           | {"episode": "e", "role": "user", "text": "x", "at": 5}         | invalid_argument | at           | a time like
      log           | {"episode": "e", "role": "user", "text": "x", "at": "9999-01-01T00:00:00Z"} | invalid_argument | at | future
      log           | {"episode": "e", "role": "user", "text": "x", "txt": "y"}      | invalid_argument | txt          | did you mean 'text'?
      log           | {"episode": "e", "role": "user", "text": "x", "min_position": 1} | invalid_argument | min_position | unknown field
      log           | {"episode": "e", "role": "user", "text": "x", "text": "y"}     | invalid_argument | text         | there twice
      log           | {"episode": "e", "role": "user", "text": "x", "context": "A B"} | invalid_argument | context     | context must be
      log           | {"episode": "e", "role": "user", "text": "\\ud800"}            | invalid_argument | text         | lone surrogate
      log           | {"episode": "nobody", "role": "user", "text": "x"}             | not_found        | episode      | no episode 'nobody'
      log           | {"episode": "e", "role": "user", "text": "x", "source": "external"} | invalid_argument | source  | source is for
      start_episode | {"scope": "payments"}                                          | invalid_argument | scope        | repo:NAME
      start_episode | {"scope": "global"}                                            | invalid_argument | scope        | repository
      start_episode | {"id": ""}                                                     | invalid_argument | id           | is empty
      start_episode | {"id": "e"}                                                    | conflict         | id           | already
      end_episode   | {"episode": ["e"]}                                             | invalid_argument | episode      | was the list
      search        | {"query": "x", "limit": "5"}                                   | invalid_argument | limit        | a whole number, was the string "5"
      search        | {"query": "x", "in": "cards"}                                  | invalid_argument | in           | a list
      search        | {"query": "x", "in": ["card"]}                                 | invalid_argument | in[0]        | one of cards, entries
      search        | {"query": "x", "kinds": [null]}                                | invalid_argument | kinds[0]     | one of preference, constraint
      search        | {"query": "x", "as_of": {}}                                    | invalid_argument | as_of        | a number or a string
      search        | {"query": "x", "as_of": "soon"}                                | invalid_argument | as_of        | position or a time
      search        | {"query": "x", "min_position": -0.5}                           | invalid_argument | min_position | a whole number
      configure     | {}                                                             | invalid_argument | policy       | give a profile
      configure     | {"policy": {"search.limt": 5}}                                 | invalid_argument | policy.search.limt | no policy key
      configure     | {"policy": {"search.limit_default": null}}                     | invalid_argument | policy.search.limit_default | is null
      configure     | {"policy": []}                                                 | invalid_argument | policy       | an object
      backup        | {"to": ""}                                                     | invalid_argument | to           | empty
      verify        | {"deep": "yes"}                                                | invalid_argument | deep         | true or false
      verify        | {"at": "2026-01-31T12:00:00Z"}                                 | invalid_argument | at           | unknown field
      status        | []                                                             | invalid_argument | ''           | must be a JSON object, was the list
      status        | 5                                                              | invalid_argument | ''           | must be a JSON object
      status        | ''                                                             | invalid_argument | ''           | empty
      status        | {                                                              | invalid_argument | ''           | line 1
      status        | {} {}                                                          | invalid_argument | ''           | more behind
      status        | {'now': 1}                                                     | invalid_argument | ''           | not JSON
      status        | {"now": NaN}                                                   | invalid_argument | ''           | not JSON
      serch         | {}                                                             | invalid_argument | operation    | did you mean 'search'?
      """;

  private final Registry registry = new Registry();

  @TempDir
  private Path folder;

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      textBlock = TABLE,
      delimiter = '|',
      quoteCharacter = '`',
      emptyValue = "",
      nullValues = "''")
  void throughTheRegistry(
      String operation, String request, String code, String field, String words) {
    try (Cairn cairn = Cairn.open(Settings.inMemory())) {
      Caller caller = Caller.of(cairn, ContextName.DEFAULT, Via.PERSON);
      registry.answer("start_episode", bytes("{\"id\": \"e\"}"), caller);
      long before = cairn.contexts().contexts().get(0).position();
      CairnException refused = catchThrowableOfType(
          CairnException.class, () -> registry.answer(operation, bytes(request), caller));
      assertThat(refused).isNotNull();
      assertThat(refused.code().label()).isEqualTo(code);
      assertThat(refused.field().orElse(null)).isEqualTo(field);
      assertThat(refused.getMessage()).contains(words);
      assertThat(cairn.contexts().contexts().get(0).position()).isEqualTo(before);
    }
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      textBlock = TABLE,
      delimiter = '|',
      quoteCharacter = '`',
      emptyValue = "",
      nullValues = "''")
  void throughTheCommandLine(
      String operation, String request, String code, String field, String words) {
    Ran.cairn(folder, "call", "start_episode", "{\"id\": \"e\"}");
    Ran ran = Ran.cairn(bytes(request), folder, "call", operation, "-", "--json");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.code()).isEqualTo(code);
    assertThat(ran.field()).isEqualTo(field == null ? "" : field);
    assertThat(ran.json().at("/error/message").asString()).contains(words);
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void whatIsNestedTooDeepOrTooLargeIsRefused() {
    String deep = "{\"policy\": " + "[".repeat(100) + "]".repeat(100) + "}";
    Ran ran = Ran.cairn(bytes(deep), folder, "call", "configure", "-", "--json");
    assertThat(ran.code()).isEqualTo("invalid_argument");
    assertThat(ran.out()).contains("deeper than 64");
    byte[] large = new byte[RequestReader.BYTES_MAX + 1];
    Ran tooLarge = Ran.cairn(large, folder, "call", "log", "-", "--json");
    assertThat(tooLarge.exit()).isEqualTo(2);
    assertThat(tooLarge.code()).isEqualTo("too_large");
  }

  @Test
  void bytesThatAreNoUtf8AreLocated() {
    byte[] request = bytes("{\"query\": \"é?\"}");
    request[13] = (byte) 0xFF;
    Ran ran = Ran.cairn(request, folder, "call", "search", "-", "--json");
    assertThat(ran.code()).isEqualTo("invalid_argument");
    assertThat(ran.out()).contains("byte 13 (0xff)");
  }

  @Test
  void aByteOrderMarkIsNotPartOfTheRequest() {
    assertThat(new RequestReader().read(bytes("\uFEFF{\"a\": 1}")).get("a").asInt())
        .isEqualTo(1);
  }

  private static byte[] bytes(String text) {
    return (text == null ? "" : text).getBytes(StandardCharsets.UTF_8);
  }
}
