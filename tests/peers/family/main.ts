import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readIndex } from './documents.ts';
import { familyServer } from './server.ts';

const fixture = fileURLToPath(new URL('../../fixtures/catalogue', import.meta.url));

/** Serves the family peer on PORT, or a free one, and says where on its first line. */
const server = familyServer(readIndex(fixture));
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

// Whoever started it holds the other end: when that one is gone, so is the peer.
process.stdin.resume().on('end', () => process.exit());
