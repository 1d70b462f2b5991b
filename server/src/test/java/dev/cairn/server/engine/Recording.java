package dev.cairn.server.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;

/** Listens where an engine was, says that all is well, and writes down whatever it is sent. */
final class Recording implements AutoCloseable {
  private final ServerSocket server;
  private final List<String> lines = new CopyOnWriteArrayList<>();
  private final UnaryOperator<String> proof;

  /** @param proof what it answers to a challenge */
  Recording(int port, UnaryOperator<String> proof) throws IOException {
    this.server = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
    this.proof = proof;
    Thread thread = new Thread(this::listen, "recording");
    thread.setDaemon(true);
    thread.start();
  }

  int port() {
    return server.getLocalPort();
  }

  List<String> lines() {
    return List.copyOf(lines);
  }

  private void listen() {
    while (!server.isClosed()) {
      try (Socket socket = server.accept()) {
        socket.setSoTimeout(2_000);
        answer(socket);
      } catch (IOException e) {
        // One caller went away, or the test is over.
      }
    }
  }

  private void answer(Socket socket) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    String nonce = "";
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      lines.add(line);
      if (line.startsWith("Cairn-Challenge: ")) {
        nonce = line.substring("Cairn-Challenge: ".length());
      }
      if (line.isEmpty()) {
        String reply = "HTTP/1.1 200 OK\r\nCairn-Proof: " + proof.apply(nonce)
            + "\r\nContent-Length: 15\r\n\r\n{\"status\":\"ok\"}";
        socket.getOutputStream().write(reply.getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
