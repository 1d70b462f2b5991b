// A `cairn serve` for as long as some work takes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { command } from './cairn.js';

/** Its first line is its address; a clean end is part of the work. */
export async function served(data, words, work) {
  const { command: java, args } = command('serve', '--port', '0', '--data', data, ...words);
  const child = spawn(java, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
    const [code] = await ended;
    if (code !== 0) {
      process.exitCode = 1;
      console.log(`the server ended with ${code}`);
    }
  }
}
