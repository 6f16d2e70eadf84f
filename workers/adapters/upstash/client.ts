import { z } from 'zod';
import type { UpstashSettings } from './settings';

const TIMEOUT_MS = 1_000;
const TRIES = 2;
const SERVER_ERROR = 500;

const answer = z.object({ result: z.int() });
const failure = z.object({ error: z.string() });

/** What Redis does not take, whoever asks again: the kind of its error alone, since its words may quote what was sent. */
class Refused extends Error {
  override name = 'RedisRefused';
}

async function refusal(response: Response): Promise<Error> {
  const said = failure.safeParse(await response.json().catch(() => null));
  const kind = /^[A-Z]+\b/.exec(said.data?.error ?? '')?.[0] ?? 'no reason';
  const text = `${response.status} ${kind}`;
  return response.status >= SERVER_ERROR ? new Error(text) : new Refused(text);
}

async function ask({ url, token }: UpstashSettings, command: readonly (string | number)[]): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(command),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw await refusal(response);
  return answer.parse(await response.json()).result;
}

/**
 * Sends a command that may come twice to a Redis of Upstash, by its REST protocol, and answers the whole number it comes to. Each of two tries has a
 * second; throws when neither was answered.
 */
export async function command(settings: UpstashSettings, parts: readonly (string | number)[]): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(settings, parts);
    } catch (error) {
      if (tries >= TRIES || error instanceof Refused) throw error;
    }
  }
}
