import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type GivenMessage, toEml } from './eml.ts';

const MAX_BYTES = 1024 * 1024;
const OWNER_ONLY = 0o600;
const folder = process.env.MAIL_FOLDER ?? '';
const token = process.env.MAIL_TOKEN ?? '';
if (folder === '' || token === '') throw new Error('MAIL_FOLDER and MAIL_TOKEN are needed');
mkdirSync(folder, { recursive: true });

/** Keys of what was taken, and what it was, for as long as this peer runs. */
const taken = new Map<string, string>();

async function textOf(request: IncomingMessage): Promise<string | null> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_BYTES) return null;
  }
  return text;
}

const pathOf = (message: GivenMessage, id: string, at: Date): string =>
  join(
    folder,
    `${at.toISOString().replace(/[:.]/g, '-')}-${message.subject.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40)}-${id.slice(0, 6)}.eml`,
  );

/** Writes the message as a file and says where it is. */
function write(message: GivenMessage, id: string): void {
  const at = new Date();
  const path = pathOf(message, id, at);
  // Whoever watches the folder sees whole files alone.
  writeFileSync(`${path}.tmp`, toEml(message, id, at), { mode: OWNER_ONLY });
  renameSync(`${path}.tmp`, path);
  console.log(path);
}

/**
 * A provider of mail on this computer: it takes what a real one takes, sends nothing, and writes each message as an
 * .eml file.
 */
const server = createServer(async (request, response) => {
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.method !== 'POST' || request.url !== '/emails') return answer(404, { message: 'not found' });
  if (request.headers.authorization !== `Bearer ${token}`) return answer(401, { message: 'unauthorised' });
  const text = await textOf(request);
  if (text === null) return answer(413, { message: 'too large' });
  const key = String(request.headers['idempotency-key'] ?? '');
  const content = createHash('sha256').update(text).digest('hex');
  const before = key === '' ? undefined : taken.get(key);
  if (before !== undefined)
    return before === content
      ? answer(200, { id: content })
      : answer(409, { message: 'another message under this key' });
  try {
    write(
      JSON.parse(text) as GivenMessage,
      createHash('sha256').update(`${key}\n${content}`).digest('hex').slice(0, 24),
    );
  } catch (error) {
    return answer(422, { message: error instanceof Error ? error.message : 'refused' });
  }
  if (key !== '') taken.set(key, content);
  return answer(200, { id: content });
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}/emails`);
});

// Whoever started it holds the other end: when that one is gone, so is the peer.
process.stdin.resume().on('end', () => process.exit());
