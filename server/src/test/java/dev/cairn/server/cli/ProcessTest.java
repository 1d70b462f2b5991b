package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("As a process of its own")
@DisabledOnOs(OS.WINDOWS)
class ProcessTest {
  private static final Map<String, String> ASCII = Map.of("LC_ALL", "C");
  private static final String WORDS = "Größe 漢字 😀";

  @TempDir
  private Path data;

  @Test
  void textInStreamsIsUtf8WhateverTheLocale() throws Exception {
    Ran.cairn(data, "start", "--id", "e");
    byte[] request = "{\"episode\": \"e\", \"role\": \"user\", \"text\": \"%s\"}"
        .formatted(WORDS)
        .getBytes(StandardCharsets.UTF_8);
    Ran logged = Child.cairn(ASCII, request, "call", "log", "-", "--data", data.toString());
    assertThat(logged.exit()).as(logged.err()).isZero();
    Ran exported = Child.cairn(ASCII, new byte[0], "export", "--data", data.toString());
    assertThat(exported.out()).contains(WORDS);
  }

  @Test
  void argumentsTheLocaleCannotCarryAreRefused() throws Exception {
    assumeTrue(!jnuIsUtf8UnderC(), "arguments arrive whole");
    Ran ran = Child.cairn(ASCII, new byte[0], "search", WORDS, "--json", "--data", data.toString());
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.field()).isEqualTo("arguments");
    assertThat(ran.out()).contains("LC_ALL=C.UTF-8");
  }

  private static boolean jnuIsUtf8UnderC() throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(Child.command("").get(0), "-XshowSettings:properties", "-version");
    builder.environment().put("LC_ALL", "C");
    builder.redirectErrorStream(true);
    return Child.ran(builder, new byte[0]).out().contains("sun.jnu.encoding = UTF-8");
  }

  @Test
  void argumentsArriveInAUtf8Locale() throws Exception {
    Map<String, String> utf8 = Map.of("LC_ALL", "C.UTF-8");
    Ran.cairn(data, "start", "--id", "e");
    Ran logged = Child.cairn(
        utf8,
        new byte[0],
        "log",
        "--episode",
        "e",
        "--role",
        "user",
        WORDS,
        "--data",
        data.toString());
    assertThat(logged.exit()).as(logged.err()).isZero();
    assertThat(Ran.cairn(data, "export").out()).contains(WORDS);
  }

  @Test
  void aReaderWhoHasReadEnoughIsNoError() throws Exception {
    Ran.cairn(data, "start", "--id", "e");
    byte[] large = "words ".repeat(100_000).getBytes(StandardCharsets.UTF_8);
    Ran.cairn(large, data, "log", "--episode", "e", "--role", "user", "-");
    String export =
        Child.command("dev.cairn.server.Main", "export", "--data", data.toString()).stream()
            .map(word -> "'" + word + "'")
            .collect(Collectors.joining(" "));
    Path status = data.resolve("status");
    ProcessBuilder piped = new ProcessBuilder(
        "sh", "-c", "{ " + export + "; echo $? > '" + status + "'; } | head -c 10");
    Ran ran = Child.ran(piped, new byte[0]);
    assertThat(ran.out()).hasSize(10);
    assertThat(ran.err()).isEmpty();
    assertThat(Files.readAllLines(status)).isEqualTo(List.of("0"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void anInterruptEndsItAndTheStoreStaysWhole() throws Exception {
    Ran.cairn(data, "start", "--id", "e");
    // Whoever starts the tests in the background may have them ignore interrupts, and children
    // inherit it.
    List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT"));
    command.addAll(
        Child.command("dev.cairn.server.Main", "call", "log", "-", "--data", data.toString()));
    Process waiting = new ProcessBuilder(command).start();
    Thread.sleep(1_000);
    new ProcessBuilder("kill", "-INT", Long.toString(waiting.pid())).start().waitFor();
    assertThat(waiting.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(waiting.exitValue()).isEqualTo(130);
    assertThat(Ran.cairn(data, "verify").exit()).isZero();
  }
}
