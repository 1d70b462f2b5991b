package dev.cairn.card;

import dev.cairn.log.CandidateId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EventCodec;
import dev.cairn.log.PackId;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import tools.jackson.databind.json.JsonMapper;

/** The state of the cards as bytes: each part as JSON of its record, in the order it came to be. */
final class CardsBytes {
  private static final JsonMapper JSON = EventCodec.mapper();

  private CardsBytes() {}

  static void write(Cards cards, DataOutput out) throws IOException {
    out.writeLong(cards.version());
    out.writeInt(cards.size());
    for (Card card : cards.all()) {
      write(out, card);
    }
    write(out, cards.dockets(), EpisodeId::value);
    write(out, cards.credits(), EpisodeId::value);
    write(out, cards.candidates(), CandidateId::value);
    write(out, cards.packs(), PackId::value);
    out.writeInt(cards.retracted().size());
    for (String generator : cards.retracted()) {
      write(out, generator);
    }
    out.writeLong(cards.userTurns());
    out.writeInt(cards.suggestions().size());
    for (Suggestion suggestion : cards.suggestions()) {
      write(out, suggestion);
    }
  }

  static Cards read(DataInput in) throws IOException {
    Cards cards = new Cards();
    long version = in.readLong();
    for (int left = in.readInt(); left > 0; left--) {
      cards.put(read(in, Card.class), version);
    }
    read(in, Docket.class, (id, docket) -> cards.put(new EpisodeId(id), docket));
    read(in, Credit.class, (id, credit) -> cards.put(new EpisodeId(id), credit));
    read(in, Long.class, (id, position) -> cards.proposed(new CandidateId(id), position));
    read(in, Long.class, (id, position) -> cards.handedOut(new PackId(id), position));
    for (int left = in.readInt(); left > 0; left--) {
      cards.retract(read(in, String.class));
    }
    cards.heardUser(in.readLong());
    for (int left = in.readInt(); left > 0; left--) {
      cards.put(read(in, Suggestion.class));
    }
    return cards;
  }

  private static <K> void write(DataOutput out, Map<K, ?> map, Function<K, String> name)
      throws IOException {
    out.writeInt(map.size());
    for (Map.Entry<K, ?> each : map.entrySet()) {
      write(out, name.apply(each.getKey()));
      write(out, each.getValue());
    }
  }

  private static <V> void read(DataInput in, Class<V> type, BiConsumer<String, V> taker)
      throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      String name = read(in, String.class);
      taker.accept(name, read(in, type));
    }
  }

  private static void write(DataOutput out, Object value) throws IOException {
    byte[] bytes = JSON.writeValueAsBytes(value);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static <T> T read(DataInput in, Class<T> type) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return JSON.readValue(bytes, type);
  }
}
