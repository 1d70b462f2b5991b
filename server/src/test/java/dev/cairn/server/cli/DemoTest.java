package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The demo")
class DemoTest {
  private static final int LINES_MAX = 210;

  @Test
  void tellsItsWholeStoryAndEveryStepHolds() {
    Ran ran = Ran.plain(new byte[0], Map.of(), "demo");
    assertThat(ran.exit()).as(ran.out() + ran.err()).isZero();
    assertThat(ran.out())
        .contains("$ cairn start", "$ cairn search", "“Never force-push to main.”")
        .contains(
            "2.6528 ████████  LoginTest ─concerns→ Clock  coverage 14, history 350, reviews 1")
        .contains("rank correlation 1", "took back embedding:one from 3 edges")
        .contains("loaded incidents", "LoginTest ─concerns→ Clock ←broke_in─ incident:no-logins")
        .contains("4,000 tools added", "1  ", "billing:create_refund", "5 ─ t5  mail:send_message")
        .contains("OK: ", "BROKEN", "SAME STATE")
        .doesNotContain("\u001b");
    assertThat(ran.out().lines().count()).isLessThanOrEqualTo(LINES_MAX);
    assertThat(ran.err()).isEmpty();
  }
}
