// How to start Cairn, and where to keep its data. The class path comes from whoever runs these scripts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const classPath = process.env.CAIRN_CLASS_PATH;
if (!classPath) {
  console.error(`set CAIRN_CLASS_PATH to the jars of cairn-server, with ${delimiter} between them`);
  process.exit(2);
}

/** The command line of one Java process on the class path of Cairn. */
export function java(mainClass, ...words) {
  const flags = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  return { command: process.env.CAIRN_JAVA ?? 'java', args: [...flags, '-cp', classPath, mainClass, ...words] };
}

/** The command line of one Cairn process. */
export function command(...words) {
  return java('dev.cairn.server.Main', ...words);
}

/** Runs with a data folder of its own, which is gone afterwards. */
export async function withData(work) {
  const data = mkdtempSync(join(tmpdir(), 'cairn-agent-'));
  try {
    return await work(data);
  } finally {
    rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** A client of a `cairn mcp` process of its own. */
export async function connect(data, ...words) {
  return connectAs(new Client({ name: 'cairn-agent', version: '1' }), data, ...words);
}

/** The same for a client of one's own making. */
export async function connectAs(client, data, ...words) {
  const start = command('mcp', '--data', data, ...words);
  await client.connect(new StdioClientTransport({ ...start, env: process.env, stderr: 'inherit' }));
  return client;
}

/** Calls a tool that must succeed, and gives its structured content. */
export async function call(client, name, args = {}) {
  const result = await client.callTool({ name, arguments: args });
  if (result.isError) {
    throw new Error(`${name} failed: ${result.content[0].text}`);
  }
  return result.structuredContent;
}
