package dev.cairn.card.extract;

import dev.cairn.log.EntryId;
import dev.cairn.log.Role;
import dev.cairn.log.ToolId;
import java.util.Optional;
import java.util.OptionalInt;

/** One line of an episode, as extraction sees it. */
public record Line(
    EntryId entry,
    Role role,
    String text,
    Optional<ToolId> tool,
    Optional<Boolean> ok,
    OptionalInt exitCode) {}
