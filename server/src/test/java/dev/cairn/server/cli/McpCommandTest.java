package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("cairn mcp")
class McpCommandTest {
  private static final String WORDS = "Größe 漢字 😀";

  @TempDir
  private Path data;

  private static byte[] lines(String... lines) {
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static String call(int id, String tool, String arguments) {
    return """
        {"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"%s","arguments":%s}}""".formatted(id, tool, arguments);
  }

  @Test
  void speaksOnlyMessagesInUtf8WhateverTheLocale() throws Exception {
    Ran.cairn(data, "start", "--id", "e", "--context", "team");
    String logged =
        call(2, "log", "{\"episode\":\"e\",\"role\":\"user\",\"text\":\"" + WORDS + "\"}");
    String lost = call(3, "log", "{\"episode\":\"lost\",\"role\":\"user\",\"text\":\"x\"}");
    Ran ran = Child.cairn(
        Map.of("LC_ALL", "C", "CAIRN_ENGINE", "off"),
        lines("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", logged, lost),
        "mcp",
        "--context",
        "team",
        "--data",
        data.toString());
    assertThat(ran.exit()).as(ran.err()).isZero();
    List<JsonNode> messages =
        ran.out().lines().map(line -> JsonMapper.shared().readTree(line)).toList();
    assertThat(messages)
        .hasSize(3)
        .allSatisfy(message -> assertThat(message.has("jsonrpc")).isTrue());
    assertThat(ran.out()).contains("not_found");
    assertThat(Ran.cairn(data, "export", "--context", "team").out()).contains(WORDS);
  }

  @Test
  void lookingAtTheToolsMakesNoStore() {
    Ran ran = Ran.cairn(
        lines("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}"),
        data.resolve("new"),
        "mcp");
    assertThat(ran.exit()).isZero();
    assertThat(ran.json().at("/result/tools").size()).isPositive();
    assertThat(Files.exists(data.resolve("new"))).isFalse();
  }

  @Test
  void offersTheToolsetsAskedFor() {
    byte[] list = lines("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}");
    assertThat(Ran.cairn(list, data, "mcp", "--toolsets", "admin").out()).contains("\"backup\"");
    Ran wrong = Ran.cairn(list, data, "mcp", "--toolsets", "admni");
    assertThat(wrong.exit()).isEqualTo(Exit.CALLER);
    assertThat(wrong.out()).isEmpty();
    assertThat(wrong.err()).contains("unknown toolset 'admni'", "admin");
    assertThat(Ran.cairn(list, data, "mcp", "--context", "NO").exit()).isEqualTo(Exit.CALLER);
  }
}
