// A server for as long as some work takes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { command, java } from './cairn.js';

/** A `cairn serve` on a data folder. */
export function served(data, words, work) {
  return during(command('serve', '--port', '0', '--data', data, ...words), work);
}

/** Our protocol with what the conformance suite asks for. */
export function fixture(work) {
  return during(java('dev.cairn.eval.agent.fixture.FixtureServer'), work);
}

/** Its first line is its address; a clean end is part of the work. */
async function during({ command: program, args }, work) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    const lines = createInterface({ input: child.stdout });
    const [line] = await Promise.race([once(lines, 'line'), ended.then(() => [''])]);
    if (!line) {
      throw new Error('the server ended before it said its address');
    }
    const address = new URL(line);
    const token = address.searchParams.get('token');
    return await work({ url: new URL('/mcp', address), token });
  } finally {
    child.kill('SIGTERM');
    const [code, signal] = await ended;
    if (code !== 0) {
      process.exitCode = 1;
      console.log(`the server ended with ${code ?? signal}`);
    }
  }
}
