package dev.cairn.eval.attack.door;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** What a listener that is no engine answers to the first thing it is asked. */
enum Pretence {
  SAYS_NOTHING_OF_ITSELF {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(to, ok(""));
    }
  },
  ECHOES_THE_CHALLENGE {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(to, ok(asked.nonce()));
    }
  },
  REPLAYS_AN_OLD_PROOF {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(to, ok(asked.oldProof()));
    }
  },
  SENDS_MANY_PROOFS {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(to, ok(asked.oldProof() + "\r\nCairn-Proof: " + asked.nonce() + "\r\nCairn-Proof: "));
    }
  },
  REDIRECTS {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(
          to,
          "HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:" + asked.port()
              + "/v1/contexts/default/log\r\nContent-Length: 0\r\n\r\n");
    }
  },
  ASKS_FOR_THE_TOKEN {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(to, UNAUTHORIZED);
    }
  },
  CLOSES_AT_ONCE {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      to.close();
    }
  },
  HOLDS_THE_CONNECTION {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      pause(HELD_MILLIS);
    }
  },
  DRIPS {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      for (byte each : ok(asked.oldProof()).getBytes(StandardCharsets.ISO_8859_1)) {
        to.write(each);
        pause(DRIP_MILLIS);
      }
    }
  },
  NEVER_ENDS_ITS_HEAD {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(to, "HTTP/1.1 200 OK\r\n");
      for (long i = 0; ; i++) {
        say(to, "Header-" + i + ": " + "x".repeat(1_000) + "\r\n");
      }
    }
  },
  NEVER_ENDS_ITS_BODY {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(to, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
      while (true) {
        say(to, "1000\r\n" + "x".repeat(0x1000) + "\r\n");
      }
    }
  },
  SAYS_A_LENGTH_BELOW_NOTHING {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(to, "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello");
    }
  },
  SAYS_A_LENGTH_THAT_IS_NO_NUMBER {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(to, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nmany\r\nhello\r\n");
    }
  },
  SPEAKS_NO_HTTP {
    @Override
    void answer(Asked asked, OutputStream to) throws IOException {
      say(to, "SSH-2.0-OpenSSH_9.6\r\n");
    }
  };

  private static final String UNAUTHORIZED =
      "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Bearer\r\nContent-Length: 0\r\n\r\n";
  private static final long HELD_MILLIS = 60_000;
  private static final long DRIP_MILLIS = 1_500;

  /**
   * What it knows when it is asked.
   *
   * @param nonce the challenge it was given; empty if none
   * @param oldProof what the engine that is dead answered to another one
   */
  record Asked(String nonce, String oldProof, int port) {}

  abstract void answer(Asked asked, OutputStream to) throws IOException;

  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static String ok(String proof) {
    return "HTTP/1.1 200 OK\r\nCairn-Proof: " + proof
        + "\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{\"status\":\"ok\"}";
  }

  private static void say(OutputStream to, String words) throws IOException {
    to.write(words.getBytes(StandardCharsets.ISO_8859_1));
    to.flush();
  }

  private static void pause(long millis) throws IOException {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("told to stop", e);
    }
  }
}
