// The official TypeScript client against `cairn mcp`, over standard streams.
import { main } from './checks.js';
import { connect, withData } from './cairn.js';
import { contract } from './contract.js';

await main('The official client over stdio', () =>
  withData(async (data) => {
    const client = await connect(data);
    try {
      await contract(client);
    } finally {
      await client.close();
    }
  }),
);
