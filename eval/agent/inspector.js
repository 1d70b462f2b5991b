// The MCP inspector's command line against `cairn mcp` and `cairn serve`.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, main, same } from './checks.js';
import { command, withData } from './cairn.js';
import { newerNode } from './node.js';
import { served } from './served.js';

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

/** Lists and calls tools of a server the inspector starts or reaches by itself. */
function inspected(how, data, server, ...headers) {
  const config = join(data, 'inspector.json');
  writeFileSync(config, JSON.stringify({ mcpServers: { cairn: server } }));

  const ask = (...words) => inspect(config, ...words, ...headers.flatMap((header) => ['--header', header]));
  const listed = ask('--method', 'tools/list');
  check(`${how}: it lists the tools ${listed.err}`, listed.status === 0);
  const names = JSON.parse(listed.out).tools.map((tool) => tool.name);
  check('search is among them', names.includes('search'));

  const arguments_ = ['--tool-arg', `id=${how}`, '--tool-arg', 'scope=repo:shop'];
  const called = ask('--method', 'tools/call', '--tool-name', 'start_episode', ...arguments_);
  check(`it calls a tool ${called.err}`, called.status === 0);
  same('and reads its answer', JSON.parse(called.out).structuredContent.episode, how);

  const resources = ask('--method', 'resources/list');
  check(`it lists the resources ${resources.err}`, resources.status === 0);
  same('the new episode is the first', JSON.parse(resources.out).resources[0].uri, `cairn://episode/${how}`);
  const prompts = ask('--method', 'prompts/list');
  same('and the prompts', JSON.parse(prompts.out).prompts.map((prompt) => prompt.name), ['brief', 'review']);
}

await main("The inspector's command line", () =>
  withData(async (data) => {
    inspected('stdio', data, { type: 'stdio', ...command('mcp', '--data', join(data, 'cairn')) });
    await served(join(data, 'served'), [], ({ url, token }) => {
      inspected('http', data, { type: 'streamable-http', url: url.href }, `Authorization: Bearer ${token}`);
    });
  }),
);
