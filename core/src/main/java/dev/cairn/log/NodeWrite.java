package dev.cairn.log;

import java.util.List;
import java.util.Optional;

/** A node as one adapter wrote it; what is absent is left as it was. */
public record NodeWrite(
    String id, Optional<String> type, Optional<String> dimension, List<Property> properties) {}
