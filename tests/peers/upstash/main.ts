import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import RedisMock from 'ioredis-mock';
import { type Fault, Faults, isBefore, spoil } from '../family/faults.ts';

type Redis = InstanceType<typeof RedisMock>;
type Command = [name: string, ...parts: (string | number)[]];

/** What opens every Redis of the peer. */
const TOKEN = 'token-de-prueba';
/** The first line of a script is Upstash's own; the Redis behind this peer does not know it. */
const SHEBANG = /^#![^\n]*/;

interface Store {
  redis: Redis;
  faults: Faults;
}

/** Redises by the first segment of the path: every test has its own. */
const stores = new Map<string, Store>();

function storeOf(name: string): Store {
  const store = stores.get(name) ?? { redis: new RedisMock({ host: name }), faults: new Faults() };
  stores.set(name, store);
  return store;
}

async function answer(redis: Redis, [name, ...parts]: Command): Promise<{ status: number; body: object }> {
  try {
    const given =
      name === 'EVAL' ? parts.map((part, at) => (at === 0 ? String(part).replace(SHEBANG, '') : part)) : parts;
    const run = Reflect.get(redis, name.toLowerCase()) as (...parts: unknown[]) => Promise<unknown>;
    return { status: 200, body: { result: await Reflect.apply(run, redis, given) } };
  } catch (error) {
    return { status: 400, body: { error: `ERR ${error instanceof Error ? error.message : error}` } };
  }
}

/** Everything a Redis holds, with how long each key has to live. */
async function kept(redis: Redis): Promise<object[]> {
  const keys = await redis.keys('*');
  return Promise.all(
    keys.map(async (key) => ({
      key,
      livesMs: await redis.pttl(key),
      value: key.endsWith(':lock') ? await redis.get(key) : await redis.zrange(key, 0, -1),
    })),
  );
}

/**
 * The REST protocol of Upstash over a Redis in memory: POST /{name} runs a command; POST /{name}/__do arms faults, GET
 * /{name}/__kept shows what is held.
 */
const server = createServer(async (request, response) => {
  const [, name = '', order] = new URL(request.url ?? '/', 'http://peer').pathname.split('/');
  const { redis, faults } = storeOf(name);
  const json = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  let text = '';
  for await (const chunk of request) text += chunk;
  if (order === '__do') {
    faults.arm(JSON.parse(text) as Fault[]);
    return json(200, {});
  }
  if (order === '__kept') return json(200, await kept(redis));
  if (request.headers.authorization !== `Bearer ${TOKEN}`)
    return json(401, { error: 'WRONGPASS invalid or missing auth token' });
  const [written, ...parts] = JSON.parse(text) as Command;
  const command: Command = [written.toUpperCase(), ...parts];
  const fault = faults.take(command[0]);
  if (fault && isBefore(fault)) return spoil(fault, response, '');
  const { status, body } = await answer(redis, command);
  if (fault) return spoil(fault, response, JSON.stringify(body));
  json(status, body);
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

// Whoever started it holds the other end: when that one is gone, so is the peer.
process.stdin.resume().on('end', () => process.exit());
