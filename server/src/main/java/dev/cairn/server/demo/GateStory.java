package dev.cairn.server.demo;

import static dev.cairn.server.demo.Stage.require;

import tools.jackson.databind.JsonNode;

/** A safe tool earns its freedom, a dangerous one never does, and a good one that breaks is caught. */
final class GateStory {
  private static final String DECIDE = "decide";
  private static final String MODEL = "--model";
  private static final String NONE = "none";
  private static final String CONFIDENCE = "--confidence";

  /** As sure as an ordinary agent is; too little for a tool nobody has tried. */
  private static final String FAIRLY = "0.55";

  private static final String VERY = "0.95";
  private static final String SAFE = "notes:read_page";
  private static final String DANGEROUS = "notes:delete_page";
  private static final String WORKING = "notes:update_page";

  private static final int EARNED = 4;
  private static final int PRAISED = 2;
  private static final int GOOD = 12;
  private static final int BAD = 4;
  private static final int MENDED = 9;

  private final Stage stage;

  GateStory(Stage stage) {
    this.stage = stage;
  }

  void tell() {
    stage.chapter("May it run? Trust is earned call by call, and lost the same way");
    earn();
    danger();
    breakDown();
  }

  private void earn() {
    require(verdict(SAFE, FAIRLY).equals("ask"), "a tool nobody tried is asked about");
    ran(EARNED, SAFE, FAIRLY, "--ok");
    require(verdict(SAFE, FAIRLY).equals("allow"), "it runs without asking now");
    stage.holds("a tool that reads was asked about; " + EARNED + " good calls later it runs");
  }

  private void danger() {
    ran(PRAISED, DANGEROUS, VERY, "--ok");
    require(verdict(DANGEROUS, VERY).equals("ask"), "a dangerous tool is asked about");
    stage.holds("one that deletes is asked about, however sure the agent is");
  }

  private void breakDown() {
    ran(GOOD, WORKING, VERY, "--ok");
    require(verdict(WORKING, VERY).equals("allow"), "a good tool runs");
    ran(BAD, WORKING, VERY, "--failed");
    stage.say("  And a good one begins to fail:");
    stage.show(0, DECIDE, WORKING, CONFIDENCE, VERY);
    require(verdict(WORKING, VERY).equals("ask"), "a broken tool is asked about");
    ran(MENDED, WORKING, VERY, "--ok");
    require(verdict(WORKING, VERY).equals("allow"), "mended, it runs again");
    stage.holds(
        "asked about after " + BAD + " failures, and free again after " + MENDED + " good calls");
  }

  private void ran(int times, String tool, String confidence, String how) {
    for (int i = 0; i < times; i++) {
      JsonNode decided = decided(tool, confidence);
      stage.ask("ran", decided.at("/decision").asString(""), how, MODEL, NONE);
    }
  }

  private String verdict(String tool, String confidence) {
    return decided(tool, confidence).at("/verdict").asString("");
  }

  /** By words alone: each command loads its model anew, and sixty of them would take a minute. */
  private JsonNode decided(String tool, String confidence) {
    return stage.ask(DECIDE, tool, CONFIDENCE, confidence, MODEL, NONE);
  }
}
