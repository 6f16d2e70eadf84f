import { z } from 'zod';
import { log } from '../http/log';
import { isSafeAddress } from '../http/safe-address';
import type { Deployed } from './deployment';
import { jsonSetting, type Setting, type Variables } from './setting';

/** Where a retailer is told of its orders, and the key its notifications are signed with. */
export interface Webhook {
  url: string;
  key: string;
}

const URL_EXAMPLE = '{"store code": "https://retailer.example/tianguis"}';
const KEY_EXAMPLE = '{"store code": "key"}';

const settings = jsonSetting('WEBHOOK_URL', () => z.record(z.string(), z.url({ protocol: /^https?$/ })), URL_EXAMPLE);

const keys = jsonSetting('WEBHOOK_KEY', () => z.record(z.string(), z.string().min(1)), KEY_EXAMPLE);

const holdsKeys = (text: string): boolean => text.startsWith('{');

export const WEBHOOK_URL = {
  name: 'WEBHOOK_URL',
  kind: 'variable',
  shape: 'JSON by store view',
  about: 'Where a retailer is told what happens to its orders (docs/operations.md).',
  without: 'nobody is told',
  example: URL_EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

export const WEBHOOK_KEY = {
  name: 'WEBHOOK_KEY',
  kind: 'secret',
  shape: 'text',
  about: 'The key that it is signed with; where several retailers are told, JSON of store code → key.',
  without: 'nobody is told',
  example: KEY_EXAMPLE,
  isTakenByStart: true,
  check: (text: string) => holdsKeys(text) && keys(text),
} as const satisfies Setting;

/** The key of a store view: of its own where several retailers are told, so that none can sign what another reads. */
function keyOf(env: WebhookVariables, storeCode: string): string | undefined {
  const { WEBHOOK_KEY: key } = env;
  if (key && holdsKeys(key)) return keys(key)[storeCode];
  return webhookStores(env).length === 1 ? key : undefined;
}

type WebhookVariables = Deployed & Variables<'WEBHOOK_URL' | 'WEBHOOK_KEY'>;

/** Store views whose retailer is told, by the variable WEBHOOK_URL. Throws on a wrong setting. */
export const webhookStores = (env: Variables<'WEBHOOK_URL'>): string[] => Object.keys(settings(env.WEBHOOK_URL));

/**
 * The webhook of a store view; null without one, and, with a line in the log, without a key of its own or with an
 * address that is no https one.
 */
export function webhookOf(env: WebhookVariables, storeCode: string): Webhook | null {
  const { APP_ENV } = env;
  const url = settings(env.WEBHOOK_URL)[storeCode];
  if (!url) return null;
  const key = keyOf(env, storeCode);
  const failing = !key ? 'webhook.no-key' : !isSafeAddress(url, APP_ENV === 'local') ? 'webhook.unsafe-address' : null;
  if (!failing && key) return { url, key };
  log('error', failing ?? 'webhook.no-key', { store: storeCode });
  return null;
}
