// Some of the official tools need a newer Node than Debian has; it comes as a package.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEEDED = 22;

export function newerNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
    return process.execPath;
  }
  const packaged = fileURLToPath(
    new URL(`node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url),
  );
  if (!existsSync(packaged)) {
    throw new Error(`Node ${NEEDED} is needed and not packaged for ${process.platform}-${process.arch}; install it`);
  }
  return packaged;
}
