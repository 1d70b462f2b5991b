package dev.cairn.index;

import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.Source;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.log.Via;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/** An {@link Entry} as the bytes stored beside its words. Their layout is part of {@link Mark#VERSION}. */
final class EntryBytes {
  private EntryBytes() {}

  static byte[] write(Entry entry) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    EntryLogged logged = entry.logged();
    out.writeLong(entry.position());
    out.writeLong(Chain.micros(logged.at()));
    write(out, logged.role().name());
    out.writeByte(logged.ok().map(ok -> ok ? 1 : 0).orElse(-1));
    write(out, logged.source().map(Source::name));
    out.writeBoolean(logged.exitCode().isPresent());
    out.writeInt(logged.exitCode().orElse(0));
    write(out, logged.entry().value());
    write(out, logged.episode().value());
    write(out, logged.text().id().value());
    write(out, logged.text().hash().array());
    out.writeInt(logged.text().codePoints());
    write(out, entry.scope().toString());
    write(out, logged.tool().map(ToolId::server));
    write(out, logged.tool().map(ToolId::tool));
    write(out, logged.uri());
    write(out, logged.via().map(Via::name));
    return bytes.toByteArray();
  }

  static long position(byte[] bytes) {
    return ByteBuffer.wrap(bytes).getLong();
  }

  static Instant at(byte[] bytes) {
    return Chain.instant(ByteBuffer.wrap(bytes).getLong(Long.BYTES));
  }

  static Entry read(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    long position = in.readLong();
    Instant at = Chain.instant(in.readLong());
    Role role = Role.valueOf(string(in));
    byte ok = in.readByte();
    Optional<Source> source = optional(in).map(Source::valueOf);
    boolean exited = in.readBoolean();
    int exitCode = in.readInt();
    EntryId id = new EntryId(string(in));
    EpisodeId episode = new EpisodeId(string(in));
    TextRef text = new TextRef(new TextId(string(in)), Bytes.of(bytes(in)), in.readInt());
    Scope scope = Scope.parse(string(in));
    Optional<String> server = optional(in);
    Optional<String> tool = optional(in);
    EntryLogged logged = new EntryLogged(
        id,
        episode,
        at,
        role,
        text,
        server.flatMap(s -> tool.map(t -> new ToolId(s, t))),
        ok < 0 ? Optional.empty() : Optional.of(ok == 1),
        exited ? OptionalInt.of(exitCode) : OptionalInt.empty(),
        optional(in),
        source,
        Optional.empty(),
        Optional.empty(),
        optional(in).map(Via::valueOf));
    return new Entry(logged, position, scope);
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    write(out, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void write(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static void write(DataOutputStream out, Optional<String> text) throws IOException {
    out.writeBoolean(text.isPresent());
    if (text.isPresent()) {
      write(out, text.get());
    }
  }

  private static String string(DataInputStream in) throws IOException {
    return new String(bytes(in), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(DataInputStream in) throws IOException {
    return in.readNBytes(in.readInt());
  }

  private static Optional<String> optional(DataInputStream in) throws IOException {
    return in.readBoolean() ? Optional.of(string(in)) : Optional.empty();
  }
}
