package dev.cairn.eval.attack.door;

import dev.cairn.eval.attack.door.Pretence.Asked;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Listens where an engine was, keeps every byte it is sent, and answers as its pretence does. */
final class Impostor implements AutoCloseable {
  private static final String CHALLENGE = "Cairn-Challenge: ";
  private static final int BACKLOG = 50;

  private final ServerSocket server;
  private final Pretence pretence;
  private final String oldProof;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final ByteArrayOutputStream received = new ByteArrayOutputStream();

  Impostor(int port, Pretence pretence, String oldProof) throws IOException {
    this.pretence = pretence;
    this.oldProof = oldProof;
    this.server = new ServerSocket();
    server.setReuseAddress(true);
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
    threads.execute(this::listen);
  }

  private void listen() {
    while (!server.isClosed()) {
      try {
        Socket caller = server.accept();
        threads.execute(() -> answer(caller));
      } catch (IOException e) {
        // It is closed, or one caller went away.
      }
    }
  }

  private void answer(Socket caller) {
    try (caller) {
      InputStream in = caller.getInputStream();
      OutputStream out = caller.getOutputStream();
      for (String head = head(in); !head.isEmpty(); head = head(in)) {
        int at = head.indexOf(CHALLENGE);
        String nonce = at < 0 ? "" : head.substring(at + CHALLENGE.length()).split("\r\n", 2)[0];
        pretence.answer(new Asked(nonce, oldProof, server.getLocalPort()), out);
      }
    } catch (IOException e) {
      // The caller left, which is what it should do.
    }
  }

  /** To the end of a head; what follows is read as the next one, and kept as well. */
  private String head(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    for (int b = in.read(); b >= 0; b = in.read()) {
      synchronized (received) {
        received.write(b);
      }
      head.append((char) b);
      if (head.length() >= 4 && head.substring(head.length() - 4).equals("\r\n\r\n")) {
        break;
      }
    }
    return head.toString();
  }

  /** All it was sent by anyone. */
  String received() {
    synchronized (received) {
      return received.toString(StandardCharsets.ISO_8859_1);
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    threads.shutdownNow();
  }
}
