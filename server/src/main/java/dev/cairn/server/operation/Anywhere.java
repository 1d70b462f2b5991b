package dev.cairn.server.operation;

import dev.cairn.log.ContextName;
import dev.cairn.operation.Field;
import java.util.Optional;

/** What every operation takes. */
record Anywhere(
    @Field("the isolated memory to work on; the door's own if absent")
    Optional<ContextName> context,

    @Field("explain every number; false if absent") Optional<Boolean> why) {}
