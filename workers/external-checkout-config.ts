import { z } from 'zod';
import type { StoreView } from '../src/domain/store-view';
import type { Env } from './env';
import { isSafeAddress } from './http/safe-address';
import { jsonSetting } from './json-setting';
import { configuredViews } from './store-settings-config';

const settings = jsonSetting(
  'EXTERNAL_CHECKOUT',
  z.record(z.string(), z.url({ protocol: /^https?$/ }).nullable()),
  '{"store code": "https://pago.example"}',
);

type Settings = Pick<Env, 'STORE_VIEWS' | 'STORE_SETTINGS' | 'EXTERNAL_CHECKOUT' | 'APP_ENV'>;

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
  if (known?.text !== text || known.views !== views) known = { text, views, enabled: read(env, views) };
  return known.enabled;
}
