import type { Redis } from '@upstash/redis/cloudflare';
import { z } from 'zod';
import { once } from '../../../src/domain/once';
import type { UpstashSettings } from '../../settings/attempts';

const TIMEOUT_MS = 1_000;
const TRIES = 2;

const wholeNumber = once(() => z.int());

/**
 * Why a Redis did not answer: the kind of its error alone, since its words and those of its client quote what was sent.
 */
class RedisFailed extends Error {
  override name = 'RedisFailed';
}

/** The first word of what a Redis refuses with (ERR, WRONGPASS); of any other failure the name of its error. */
function kindOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'unknown', message: '' };
  return name === 'UpstashError' ? (/^[A-Z]+\b/.exec(message)?.[0] ?? name) : name;
}

/**
 * The client is loaded when it is first asked: a shop without a Redis never reads it. Each of its requests has a
 * second, and is made once.
 */
async function clientOf({ url, token }: UpstashSettings): Promise<Redis> {
  const client = await import('@upstash/redis/cloudflare');
  return new client.Redis({
    url,
    token,
    retry: { retries: 0 },
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
    automaticDeserialization: false,
    enableAutoPipelining: false,
    enableTelemetry: false,
    readYourWrites: false,
    responseEncoding: false,
  });
}

/**
 * Runs a command that may come twice in a Redis of Upstash, and answers the whole number it comes to. Each of two tries
 * has a second, whatever the first one met; throws when neither came to a whole number.
 */
export async function inRedis(settings: UpstashSettings, command: (redis: Redis) => Promise<unknown>): Promise<number> {
  const redis = await clientOf(settings);
  for (let tries = 1; ; tries += 1) {
    try {
      return wholeNumber().parse(await command(redis));
    } catch (error) {
      if (tries >= TRIES) throw new RedisFailed(kindOf(error));
    }
  }
}
