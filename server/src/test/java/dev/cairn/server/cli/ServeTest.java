package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cairn serve")
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
@Timeout(60)
class ServeTest {
  private static final String ADDRESS = "http://127\\.0\\.0\\.1:\\d+/\\?token=[\\w-]{43}";

  @TempDir
  private Path data;

  private Process serve() throws Exception {
    return new ProcessBuilder(Child.command(
            "dev.cairn.server.Main", "serve", "--port", "0", "--data", data.toString()))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static String firstLine(Process process) throws Exception {
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    return String.valueOf(out.readLine());
  }

  @Test
  void endsWhatIsInFlightWhenAskedToStop() throws Exception {
    Process process = serve();
    try {
      String line = firstLine(process);
      assertThat(line).matches(ADDRESS);
      URI address = URI.create(line);
      String token = address.getQuery().substring("token=".length());
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
        socket.setSoTimeout(10_000);
        OutputStream out = socket.getOutputStream();
        out.write(("POST /v1/contexts/default/start_episode HTTP/1.1\r\nHost: localhost\r\n"
                + "Authorization: Bearer "
                + token
                + "\r\nContent-Length: 11\r\n\r\n{\"id\"")
            .getBytes(StandardCharsets.UTF_8));
        Thread.sleep(1_000);
        process.destroy();
        Thread.sleep(300);
        out.write(": \"e\"}".getBytes(StandardCharsets.UTF_8));
        String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(reply).startsWith("HTTP/1.1 200 ").contains("\"episode\":\"e\"");
      }
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isZero();
      assertThat(data.resolve("engine.json")).doesNotExist();
      assertThat(Ran.cairn(data, "verify").exit()).isZero();
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void saysWhenItCannotListen() throws Exception {
    try (ServerSocket busy = new ServerSocket(0)) {
      String port = Integer.toString(busy.getLocalPort());
      Ran ran =
          Child.cairn(Map.of(), new byte[0], "serve", "--port", port, "--data", data.toString());
      assertThat(ran.exit()).isEqualTo(3);
      assertThat(ran.err()).contains("port " + port, "--port N", "--port 0");
      assertThat(ran.out()).isEmpty();
    }
    assertThat(Ran.cairn(data, "serve", "--port", "70000").exit()).isEqualTo(2);
    assertThat(Ran.cairn(data, "serve", "--no-token", "--host", "0.0.0.0").exit())
        .isEqualTo(2);
  }

  @Test
  void doesNotPushAnotherAside() throws Exception {
    Process first = serve();
    try {
      assertThat(firstLine(first)).matches(ADDRESS);
      Ran second =
          Child.cairn(Map.of(), new byte[0], "serve", "--port", "0", "--data", data.toString());
      assertThat(second.exit()).isEqualTo(2);
      assertThat(second.err()).contains("runs for this data folder already");
    } finally {
      first.destroy();
      first.waitFor(20, TimeUnit.SECONDS);
    }
  }

  @Test
  void takesOverFromAnEngineInTheBackground() throws Exception {
    Process engine = new ProcessBuilder(
            Child.command("dev.cairn.server.Main", "engine", "--data", data.toString()))
        .start();
    Process serving = null;
    try {
      while (!data.resolve("engine.json").toFile().exists()) {
        Thread.sleep(50);
      }
      serving = serve();
      assertThat(firstLine(serving)).matches(ADDRESS);
      assertThat(engine.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(engine.exitValue()).isZero();
    } finally {
      engine.destroyForcibly();
      if (serving != null) {
        serving.destroy();
        serving.waitFor(20, TimeUnit.SECONDS);
      }
    }
  }

  @Test
  void leavesTheEngineInTheBackgroundAloneIfItCannotListen() throws Exception {
    Process engine = new ProcessBuilder(
            Child.command("dev.cairn.server.Main", "engine", "--data", data.toString()))
        .start();
    try (ServerSocket busy = new ServerSocket(0)) {
      while (!data.resolve("engine.json").toFile().exists()) {
        Thread.sleep(50);
      }
      String port = Integer.toString(busy.getLocalPort());
      Ran ran =
          Child.cairn(Map.of(), new byte[0], "serve", "--port", port, "--data", data.toString());
      assertThat(ran.exit()).isEqualTo(3);
      assertThat(ran.err()).contains("port " + port);
      assertThat(data.resolve("engine.json")).exists();
      assertThat(engine.isAlive()).isTrue();
    } finally {
      engine.destroy();
      engine.waitFor(20, TimeUnit.SECONDS);
    }
  }

  @Test
  void offersTheToolsetsAskedFor() throws Exception {
    Process process = new ProcessBuilder(Child.command(
            "dev.cairn.server.Main",
            "serve",
            "--port",
            "0",
            "--no-token",
            "--toolsets",
            "admin",
            "--data",
            data.toString()))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    try {
      URI mcp = URI.create(firstLine(process)).resolve("/mcp");
      String list = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}";
      HttpRequest request = HttpRequest.newBuilder(mcp)
          .POST(HttpRequest.BodyPublishers.ofString(list))
          .build();
      String tools = HttpClient.newHttpClient()
          .send(request, HttpResponse.BodyHandlers.ofString())
          .body();
      assertThat(tools).contains("\"backup\"").doesNotContain("\"start_episode\"");
    } finally {
      process.destroy();
      process.waitFor(20, TimeUnit.SECONDS);
    }
    assertThat(Ran.cairn(data, "serve", "--toolsets", "admni").exit()).isEqualTo(2);
  }

  @Test
  void aBackgroundEngineEndsWhenNoOneNeedsIt() throws Exception {
    Ran ran =
        Child.cairn(Map.of(), new byte[0], "engine", "--idle", "1", "--data", data.toString());
    assertThat(ran.exit()).isZero();
    assertThat(data.resolve("engine.json")).doesNotExist();
  }
}
