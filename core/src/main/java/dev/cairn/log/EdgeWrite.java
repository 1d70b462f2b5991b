package dev.cairn.log;

import java.util.List;

/** An edge with the value one adapter puts into its own slot there. */
public record EdgeWrite(
    String source,
    String target,
    String relation,
    double contribution,
    List<Property> properties) {}
