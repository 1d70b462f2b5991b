package dev.cairn.tool.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Capabilities and tools that keep company")
class CompaniesTest {
  private static ToolId tool(String name) {
    return ToolId.parse(name);
  }

  private static List<ToolId> tools(String... names) {
    return Arrays.stream(names).map(ToolId::parse).toList();
  }

  private static Companies companies() {
    Map<ToolId, List<ToolId>> uses = new LinkedHashMap<>();
    uses.put(tool("capability:ship"), tools("git:tag", "npm:publish"));
    uses.put(tool("capability:release"), tools("capability:ship", "mail:send"));
    uses.put(tool("capability:plan"), tools("calendar:read", "calendar:book"));
    return Companies.of(uses, Policy.DEFAULT);
  }

  @Test
  void whatHangsTogetherIsOneClusterCalledByItsFirstMember() {
    Companies companies = companies();
    assertThat(companies.cluster(tool("capability:release"))).contains("git:tag");
    assertThat(companies.cluster(tool("mail:send"))).contains("git:tag");
    assertThat(companies.cluster(tool("capability:plan"))).contains("calendar:book");
    assertThat(companies.cluster(tool("moon:landing"))).isEmpty();
    assertThat(companies.all()).hasSize(2);
  }

  @Test
  void aCapabilityUsesTheToolsOfThoseItUses() {
    assertThat(companies().keeps(tool("capability:release"), tools("npm:publish")))
        .isTrue();
    assertThat(companies().keeps(tool("capability:release"), tools("calendar:read")))
        .isFalse();
    assertThat(companies().keeps(tool("moon:landing"), tools("moon:landing"))).isFalse();
  }

  @Test
  void ranksThoseThatMoreIsDoneWithHigher() {
    Companies companies = companies();
    assertThat(companies.rank(tool("capability:release")))
        .isGreaterThan(companies.rank(tool("capability:ship")));
    assertThat(companies.rank(tool("moon:landing"))).isZero();
  }

  @Test
  void ofNothingThereAreNone() {
    assertThat(Companies.of(Map.of(), Policy.DEFAULT).all()).isEmpty();
  }
}
