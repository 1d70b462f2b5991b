// The MCP inspector's command line against `cairn mcp`.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, main, same } from './checks.js';
import { command, withData } from './cairn.js';
import { newerNode } from './node.js';

const launcher = fileURLToPath(
  new URL('node_modules/@modelcontextprotocol/inspector/cli/build/cli.js', import.meta.url),
);

function inspect(config, ...words) {
  const args = [launcher, '--cli', '--config', config, '--server', 'cairn', ...words];
  const ran = spawnSync(newerNode(), args, { encoding: 'utf8', timeout: 120_000 });
  if (ran.error) {
    throw ran.error;
  }
  return { status: ran.status, out: ran.stdout, err: ran.stderr };
}

await main("The inspector's command line", () =>
  withData(async (data) => {
    const config = join(data, 'inspector.json');
    const server = { type: 'stdio', ...command('mcp', '--data', join(data, 'cairn')) };
    writeFileSync(config, JSON.stringify({ mcpServers: { cairn: server } }));

    const listed = inspect(config, '--method', 'tools/list');
    check(`it lists the tools ${listed.err}`, listed.status === 0);
    const names = JSON.parse(listed.out).tools.map((tool) => tool.name);
    check('search is among them', names.includes('search'));

    const arguments_ = ['--tool-arg', 'id=e', '--tool-arg', 'scope=repo:shop'];
    const called = inspect(config, '--method', 'tools/call', '--tool-name', 'start_episode', ...arguments_);
    check(`it calls a tool ${called.err}`, called.status === 0);
    same('and reads its answer', JSON.parse(called.out).structuredContent.episode, 'e');
  }),
);
