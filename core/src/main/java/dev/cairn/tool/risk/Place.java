package dev.cairn.tool.risk;

/** What a path means for whoever looks there or writes there. */
enum Place {
  /** Inside the workspace. */
  WORKSPACE,
  /** Inside the workspace, and made again by a build. */
  RECREATABLE,
  /** A folder for what may be lost. */
  SCRATCH,
  /** What is there runs later, or says what may run. */
  PERSISTENCE,
  SECRET,
  SYSTEM,
  HOME,
  DEVICE,
  /** What is written there is gone, and nothing else happens. */
  SINK,
  OUTSIDE
}
