package dev.cairn.eval.agent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("Agents")
@Tag("slow")
class AgentTest {
  @BeforeAll
  static void packagesAreThere() throws Exception {
    Script.install();
  }

  @Test
  void findInTheSecondSessionWhatTheFirstOneLearned() throws Exception {
    assertThat(Script.run("agent.js")).contains("Session 2", "all well");
  }

  @Test
  void areServedThroughTheOfficialClient() throws Exception {
    assertThat(Script.run("client.js")).contains("all well");
  }

  @Test
  void mayOfferTheirModelForWhatIsWorthKeeping() throws Exception {
    assertThat(Script.run("sampling.js")).contains("all well");
  }

  @Test
  void areServedThroughTheInspector() throws Exception {
    assertThat(Script.run("inspector.js")).contains("all well");
  }

  @Test
  void areServedOverHttp() throws Exception {
    assertThat(Script.run("http.js")).contains("all well");
  }

  @Test
  void findTheProtocolAsTheConformanceSuiteWantsIt() throws Exception {
    assertThat(Script.run("conformance.js")).contains("all well");
  }
}
