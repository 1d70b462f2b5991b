package dev.cairn.eval.attack.door;

import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.eval.client.HttpCaller;
import dev.cairn.eval.client.ServedCairn;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Opens connections and never ends what it began to send, while an honest client asks. */
public final class SlowClientAttack implements AttackFamily {
  private static final int CLIENTS = 200;
  private static final int ASKS = 5;
  private static final long MILLIS_MAX = 5_000;
  private static final long NANOS_PER_MILLI = 1_000_000;

  @Override
  public String name() {
    return "slow-clients";
  }

  @Override
  public String says() {
    return CLIENTS + " connections that never end what they send, while an honest client asks";
  }

  @Override
  public void run(Trial trial, Attempts attempts) throws Exception {
    try (ServedCairn served = ServedCairn.start(trial.folder())) {
      for (int i = 0; i < ASKS; i++) {
        String got = ask(served.address());
        attempts.control("nobody else", "status", got, isAnswer(got));
      }
      for (Map.Entry<String, String> begun : begun(served.address()).entrySet()) {
        slow(served.address(), begun.getKey(), begun.getValue(), attempts);
      }
    }
  }

  private static Map<String, String> begun(HttpCaller.Address address) {
    String post = "POST /v1/contexts/default/status HTTP/1.1\r\nHost: 127.0.0.1:" + address.port()
        + "\r\nContent-Type: application/json\r\nAuthorization: Bearer ";
    Map<String, String> begun = new LinkedHashMap<>();
    begun.put("says nothing", "");
    begun.put("half a head", "POST /v1/contexts/default/status HTTP/1.1\r\nHost: 127");
    begun.put("no token and no body", post + "guess\r\nContent-Length: 1000\r\n\r\n{");
    begun.put("no body", post + address.token() + "\r\nContent-Length: 1000\r\n\r\n{");
    begun.put("no large body", post + address.token() + "\r\nContent-Length: 5000000\r\n\r\n{");
    begun.put(
        "no end of chunks",
        post + address.token() + "\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{");
    begun.put("another protocol", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000");
    return begun;
  }

  private static void slow(HttpCaller.Address address, String way, String bytes, Attempts attempts)
      throws IOException {
    List<Socket> clients = new ArrayList<>();
    try {
      for (int i = 0; i < CLIENTS; i++) {
        Socket client = new Socket(address.host(), address.port());
        clients.add(client);
        write(client, bytes);
      }
      for (int i = 0; i < ASKS; i++) {
        String got = ask(address);
        attempts.attack(way, CLIENTS + " of it", Expected.ANSWERED, got, isAnswer(got));
      }
    } finally {
      for (Socket client : clients) {
        client.close();
      }
    }
  }

  /** A server may have closed it already, which is its right. */
  private static void write(Socket client, String bytes) {
    try {
      client.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException closed) {
      // One client less to wait for.
    }
  }

  private static boolean isAnswer(String got) {
    return got.startsWith("answered");
  }

  private static String ask(HttpCaller.Address address) {
    long begun = System.nanoTime();
    String got;
    try (HttpCaller honest = new HttpCaller(address)) {
      honest.post("status", "{}");
      got = "answered";
    } catch (IOException e) {
      got = "failed: " + e.getMessage();
    }
    long millis = (System.nanoTime() - begun) / NANOS_PER_MILLI;
    return millis > MILLIS_MAX ? "too late, after " + millis + " ms" : got;
  }
}
