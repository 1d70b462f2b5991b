// What every MCP client may rely on, whatever carries the messages.
import { createHash } from 'node:crypto';
import { check, explains, same } from './checks.js';
import { call } from './cairn.js';

const WORDS = 'Größe 漢字 😀: never force-push to main.';

async function refusal(client, name, args) {
  const result = await client.callTool({ name, arguments: args });
  check(`${name} ${JSON.stringify(args)} is an error`, result.isError === true);
  same('  its text is the same document', JSON.parse(result.content[0].text), result.structuredContent);
  return result.structuredContent.error;
}

async function greets(client) {
  same('the server is cairn', client.getServerVersion().name, 'cairn');
  check('it has a title', client.getServerVersion().title.length > 0);
  check('its instructions are short', client.getInstructions().split(/\s+/).length < 150);
}

async function lists(client) {
  const { tools } = await client.listTools();
  const names = tools.map((tool) => tool.name);
  for (const name of ['start_episode', 'log', 'end_episode', 'search']) {
    check(`${name} is offered`, names.includes(name));
  }
  check('all have schemas', tools.every((tool) => tool.inputSchema && tool.outputSchema));
  check('all take a context', tools.every((tool) => tool.inputSchema.properties.context));
  check('none reaches outside', tools.every((tool) => tool.annotations.openWorldHint === false));
  const hints = (name) => tools.find((tool) => tool.name === name).annotations;
  check('search only reads', hints('search').readOnlyHint === true);
  check('log writes, and destroys nothing', !hints('log').readOnlyHint && hints('log').destructiveHint === false);
}

async function remembers(client) {
  const { episode } = await call(client, 'start_episode', { id: 'e', scope: 'repo:shop' });
  same('the episode has the id it was given', episode, 'e');
  const said = { episode, role: 'user', text: WORDS, idempotency_key: 'once' };
  const entry = await call(client, 'log', said);
  same('the hash is that of the words', entry.sha256, createHash('sha256').update(WORDS).digest('hex'));
  same('the same key gives the same answer', await call(client, 'log', said), entry);
  const question = { query: 'force push', min_position: entry.position };
  const { results } = await call(client, 'search', { ...question, full: true, why: true });
  same('the words come back', results[0].text, WORDS);
  same('with the place they stand', results[0].id, entry.entry);
  check('the score explains itself', results[0].why.value === results[0].score && explains(results[0].why));
  const compact = await client.callTool({ name: 'search', arguments: question });
  same('an agent is shown the passage', compact.structuredContent.results[0].text, WORDS);
  check('  and why it was found, briefly', compact.structuredContent.results[0].because && !compact.structuredContent.results[0].why);
  check('  and so is one that reads text', compact.content[0].text.includes('never force-push to main.'));
  const elsewhere = await call(client, 'search', { query: 'force push', context: 'elsewhere' });
  same('another context knows nothing', elsewhere.results, []);
}

async function refuses(client) {
  const lost = await refusal(client, 'log', { episode: 'lost', role: 'user', text: 'x' });
  same('  not_found', [lost.code, lost.field], ['not_found', 'episode']);
  const typo = await refusal(client, 'search', { query: 'x', limt: 3 });
  same('  names the field', [typo.code, typo.field], ['invalid_argument', 'limt']);
  check('  and helps', typo.message.includes('limit'));
  await call(client, 'end_episode', { episode: 'e' });
  const late = await refusal(client, 'log', { episode: 'e', role: 'user', text: 'too late' });
  same('  conflict', late.code, 'conflict');
  const unknown = await client.callTool({ name: 'serch' }).catch((e) => e);
  same('an unknown tool is a fault of the protocol', unknown.code, -32602);
}

async function reads(client) {
  const { resources } = await client.listResources();
  same('the episode is a resource', resources[0].uri, 'cairn://episode/e');
  const { resourceTemplates } = await client.listResourceTemplates();
  check('of a template', resourceTemplates.some((template) => template.uriTemplate === 'cairn://episode/{id}'));
  const { contents } = await client.readResource({ uri: 'cairn://episode/e' });
  check('it holds the words, fenced', contents[0].text.includes(`\`\`\`text\n${WORDS}\n\`\`\``));
  const none = await client.readResource({ uri: 'cairn://episode/none' }).catch((e) => e);
  same('one that is not there is not found', none.code, -32002);
  const { completion } = await client.complete({
    ref: { type: 'ref/resource', uri: 'cairn://episode/{id}' },
    argument: { name: 'id', value: '' },
  });
  same('its name is completed', completion.values, ['e']);
  const { prompts } = await client.listPrompts();
  same('prompts are offered', prompts.map((prompt) => prompt.name), ['brief', 'review']);
  const brief = await client.getPrompt({ name: 'brief', arguments: { prompt: 'force push' } });
  check('brief cites the words', brief.messages[0].content.text.includes(WORDS));
  const review = await client.getPrompt({ name: 'review' });
  check('review shows the episode', review.messages[0].content.text.includes('# Episode e'));
}

async function holdsTogether(client) {
  await call(client, 'start_episode', { id: 'many' });
  const texts = Array.from({ length: 50 }, (_, i) => `line ${i} of many`);
  const entries = await Promise.all(
    texts.map((text) => call(client, 'log', { episode: 'many', role: 'tool', tool: 'shell:bash', ok: true, text })),
  );
  same('50 calls at once write 50 entries', new Set(entries.map((entry) => entry.position)).size, 50);
  await client.ping();
}

export async function contract(client) {
  await greets(client);
  await lists(client);
  await remembers(client);
  await reads(client);
  await refuses(client);
  await holdsTogether(client);
}
