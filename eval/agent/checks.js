// A dozen lines of assertions that say what was checked, also when all is well.
import assert from 'node:assert/strict';

let count = 0;

export function check(what, holds) {
  count++;
  assert.ok(holds, what);
  console.log(`  ok  ${what}`);
}

export function same(what, actual, expected) {
  count++;
  assert.deepEqual(actual, expected, what);
  console.log(`  ok  ${what}`);
}

/** Runs a script to its end; anything off makes the process fail. */
export async function main(title, work) {
  console.log(title);
  try {
    await work();
    console.log(`${count} checks, all well`);
  } catch (e) {
    console.error(e);
    console.log(`NOT WELL after ${count} checks: ${e.message}`);
    process.exitCode = 1;
  }
}

const OPS = {
  sum: (parts) => parts.reduce((a, b) => a + b, 0),
  product: (parts) => parts.reduce((a, b) => a * b, 1),
  quotient: ([over, under]) => over / under,
  min: (parts) => Math.min(...parts),
  max: (parts) => Math.max(...parts),
  clamp: ([value, floor, ceiling]) => Math.min(ceiling, Math.max(floor, value)),
};

/** Whether every number of an explanation follows from its parts, exactly. */
export function explains(why) {
  if (why.op === 'leaf') {
    return why.parts.length === 0;
  }
  const value = OPS[why.op](why.parts.map((part) => part.value));
  return value === why.value && why.parts.every(explains);
}
