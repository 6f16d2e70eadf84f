import { z } from 'zod';
import type { StoreView } from '../../src/domain/store-view';
import { isSafeAddress } from '../http/safe-address';
import type { Deployed } from './deployment';
import { jsonSetting, type Setting, type Variables } from './setting';
import { configuredViews, type StoreViewVariables } from './store-views';

const EXAMPLE = '{"store code": "https://pago.example"}';

const settings = jsonSetting(
  'EXTERNAL_CHECKOUT',
  () => z.record(z.string(), z.url({ protocol: /^https?$/ }).nullable()),
  EXAMPLE,
);

export const EXTERNAL_CHECKOUT = {
  name: 'EXTERNAL_CHECKOUT',
  kind: 'variable',
  shape: 'JSON by store view',
  about: 'The checkout that a store view has elsewhere instead of ours, null for ours (docs/operations.md).',
  without: 'what `src/config/stores.ts` says; `npm start` has one for `mavi`',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

export const EXTERNAL_CHECKOUT_KEY = {
  name: 'EXTERNAL_CHECKOUT_KEY',
  kind: 'secret',
  shape: 'text',
  about: 'What that checkout signs its calls with.',
  without: 'it cannot turn what it was handed into tokens',
  example: 'a long random text',
  isTakenByStart: true,
  check: null,
} as const satisfies Setting;

type Settings = Deployed & StoreViewVariables & Variables<'EXTERNAL_CHECKOUT'>;

function read(env: Settings, views: StoreView[]): StoreView[] {
  const hosts = settings(env.EXTERNAL_CHECKOUT);
  return views.map((view) => {
    const host = hosts[view.storeCode];
    if (host === undefined) return view;
    if (host !== null && !isSafeAddress(host, env.APP_ENV === 'local'))
      throw new Error(`EXTERNAL_CHECKOUT: ${view.storeCode} needs an https address`);
    return { ...view, externalCheckout: host };
  });
}

let known: { text: string; views: StoreView[]; enabled: StoreView[] } | null = null;

/**
 * The enabled store views, with the external checkouts of the variable EXTERNAL_CHECKOUT in the place of their own
 * (null: checkout happens here). Throws on a wrong setting, and where customers would be sent over an address that is
 * not encrypted.
 */
export function enabledViews(env: Settings): StoreView[] {
  const views = configuredViews(env);
  const text = `${env.APP_ENV} ${env.EXTERNAL_CHECKOUT ?? ''}`;
  if (known?.text !== text || known.views !== views)
    known = { text, views, enabled: env.EXTERNAL_CHECKOUT ? read(env, views) : views };
  return known.enabled;
}
