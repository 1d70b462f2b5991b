package dev.cairn.server.engine;

import dev.cairn.server.data.Location;
import dev.cairn.server.door.Backend;
import dev.cairn.server.door.Messages;
import dev.cairn.server.http.HttpSettings;
import dev.cairn.server.operation.Access;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/**
 * How an engine runs.
 *
 * @param http where it listens; what it does at {@code /admin/finish} and {@code /mcp} is filled in
 * @param foreground a person started it and will end it
 * @param idle after how long without use it ends by itself
 * @param mcp makes what answers {@code /mcp}, on a backend for each kind of caller
 */
public record EngineSettings(
    Location location,
    HttpSettings http,
    boolean foreground,
    Optional<Duration> idle,
    Function<Function<Access, Backend>, Messages> mcp) {}
