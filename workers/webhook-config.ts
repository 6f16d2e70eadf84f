import { z } from 'zod';
import type { Env } from './env';
import { log } from './http/log';
import { isSafeAddress } from './http/safe-address';
import { jsonSetting } from './json-setting';

/** Where a retailer is told of its orders, and the key its notifications are signed with. */
export interface Webhook {
  url: string;
  key: string;
}

const settings = jsonSetting(
  'WEBHOOK_URL',
  z.record(z.string(), z.url({ protocol: /^https?$/ })),
  '{"store code": "https://retailer.example/tianguis"}',
);

const keys = jsonSetting('WEBHOOK_KEY', z.record(z.string(), z.string().min(1)), '{"store code": "key"}');

/** The key of a store view: of its own where several retailers are told, so that none can sign what another reads. */
function keyOf(env: Variables, storeCode: string): string | undefined {
  const { WEBHOOK_KEY: key } = env;
  if (key?.startsWith('{')) return keys(key)[storeCode];
  return webhookStores(env).length === 1 ? key : undefined;
}

type Variables = Pick<Env, 'APP_ENV' | 'WEBHOOK_URL' | 'WEBHOOK_KEY'>;

/** Store views whose retailer is told, by the variable WEBHOOK_URL. Throws on a wrong setting. */
export const webhookStores = (env: Pick<Env, 'WEBHOOK_URL'>): string[] => Object.keys(settings(env.WEBHOOK_URL));

/**
 * The webhook of a store view; null without one, and, with a line in the log, without a key of its own or with an
 * address that is no https one.
 */
export function webhookOf(env: Variables, storeCode: string): Webhook | null {
  const { APP_ENV } = env;
  const url = settings(env.WEBHOOK_URL)[storeCode];
  if (!url) return null;
  const key = keyOf(env, storeCode);
  const failing = !key ? 'webhook.no-key' : !isSafeAddress(url, APP_ENV === 'local') ? 'webhook.unsafe-address' : null;
  if (!failing && key) return { url, key };
  log('error', failing ?? 'webhook.no-key', { store: storeCode });
  return null;
}
