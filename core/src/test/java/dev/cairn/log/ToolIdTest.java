package dev.cairn.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A tool has one id, however it is written. */
class ToolIdTest {

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource(textBlock = """
          github:create_issue,          github:create_issue
          GitHub:createIssue,           github:create_issue
          mcp__github__create_issue,    github:create_issue
          github/create-issue,          github:create_issue
          github.create.issue,          github:create_issue
          mcp:github:CreateIssue,       github:create_issue
          Bash,                         local:bash
          local:bash,                   local:bash
          readHTTPHeader,               local:read_http_header
          my-server__do it,             my_server:do_it
          acme:de\u200Blete\u2060_f\u00ADile\uFE0F, acme:delete_file
          acme:d\u0306elete_file,       acme:delete_file
          acme:список_заметок,          acme:список_заметок
          acme:übersicht,               acme:übersicht
          """)
  void spellingsMeet(String written, String canonical) {
    assertThat(ToolId.parse(written)).hasToString(canonical);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "::", "a\u0000b"})
  void nonsenseIsRefusedByName(String written) {
    assertThatThrownBy(() -> ToolId.parse(written))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains("tool"));
  }

  @Property
  void theCanonicalFormIsItsOwn(
      @ForAll @AlphaChars @StringLength(min = 1, max = 12) String server,
      @ForAll @AlphaChars @StringLength(min = 1, max = 12) String tool) {
    ToolId id = ToolId.parse(server + ":" + tool);
    assertThat(ToolId.parse(id.toString())).isEqualTo(id);
  }
}
