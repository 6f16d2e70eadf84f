import { serviceToken } from '../service-token.ts';
import { Stop } from '../stop.mjs';
import type { Door } from './door.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Options that name a shop, for parseArgs. */
export const TARGET_OPTIONS = {
  url: { type: 'string', default: process.env.SHOP_URL ?? 'http://localhost:8787' },
  store: { type: 'string', default: 'viu' },
  token: { type: 'string' },
} as const;

/**
 * The shop that was named, by URL (--url or SHOP_URL) and token (--token or SERVICE_TOKEN). Beyond this machine the token only travels
 * over https, and the local shop's own token never leaves it. Throws a Stop on anything else.
 */
export function targetOf({ url, store, token }: { url: string; store: string; token?: string | undefined }, usage: string): Door {
  if (!URL.canParse(url)) throw new Stop(`«${url}» no es una dirección. ${usage}`);
  const { protocol, hostname, origin } = new URL(url);
  const isLocal = LOCAL_HOSTS.includes(hostname);
  if (protocol !== 'https:' && !(isLocal && protocol === 'http:'))
    throw new Stop(`La clave de servicio solo viaja por https: usa https://${hostname || '…'} (http es solo para localhost).`);
  const given = token ?? process.env.SERVICE_TOKEN;
  if (!given && !isLocal) throw new Stop(`Falta la clave de servicio de ${url}: pásala con --token o en SERVICE_TOKEN.`);
  return { url: origin, store, token: given || serviceToken() };
}
