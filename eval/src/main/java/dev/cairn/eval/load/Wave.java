package dev.cairn.eval.load;

import dev.cairn.eval.client.HttpCaller;
import dev.cairn.eval.client.Together;
import dev.cairn.eval.figure.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** So many clients for so long. */
final class Wave {
  private final List<Client> clients = new ArrayList<>();
  private final double seconds;

  private Wave(double seconds) {
    this.seconds = seconds;
  }

  static Wave of(HttpCaller.Address address, String name, int size, double seconds)
      throws Exception {
    Wave wave = new Wave(seconds);
    try {
      for (int i = 0; i < size; i++) {
        wave.clients.add(new Client(address, name + "-" + i, i + 1));
      }
      long end = System.nanoTime() + (long) (seconds * TimeUnit.SECONDS.toNanos(1));
      Together.run(wave.clients, client -> {
        client.ask(end);
        return client;
      });
    } finally {
      wave.clients.forEach(Client::close);
    }
    return wave;
  }

  Samples millis(Asked asked) {
    return Samples.of(
        clients.stream().flatMap(client -> client.millis(asked).stream()).toList());
  }

  Samples millis() {
    return Samples.of(clients.stream()
        .flatMap(client -> Stream.of(Asked.values()).flatMap(each -> client.millis(each).stream()))
        .toList());
  }

  double rate() {
    return millis().size() / seconds;
  }

  List<String> errors() {
    return clients.stream().flatMap(client -> client.errors().stream()).toList();
  }

  long logged() {
    return clients.stream().mapToLong(Client::logged).sum();
  }
}
