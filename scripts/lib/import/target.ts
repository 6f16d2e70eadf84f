import { runningShop } from '../shop/running.ts';
import { serviceToken } from '../shop/service-token.ts';
import { Stop } from '../stop.mjs';
import type { Door } from './door.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const DEFAULT_URL = 'http://localhost:8787';

/** Options that name a shop, for parseArgs. */
export const TARGET_OPTIONS = {
  url: { type: 'string' },
  store: { type: 'string', default: 'viu' },
  token: { type: 'string' },
} as const;

/**
 * The shop that was named, by URL (--url or SHOP_URL, else the one that runs on this machine) and token (--token or
 * SERVICE_TOKEN). Beyond this machine the token only travels over https, and the local shop's own token never leaves
 * it. Throws a Stop on anything else.
 */
export function targetOf(
  { url: named, store, token }: { url?: string | undefined; store: string; token?: string | undefined },
  usage: string,
): Door {
  const url = named ?? process.env.SHOP_URL ?? runningShop()?.url ?? DEFAULT_URL;
  if (!URL.canParse(url)) throw new Stop(`«${url}» no es una dirección. ${usage}`);
  const { protocol, hostname, origin } = new URL(url);
  const isLocal = LOCAL_HOSTS.includes(hostname);
  if (protocol !== 'https:' && !(isLocal && protocol === 'http:'))
    throw new Stop(
      `La clave de servicio solo viaja por https: usa https://${hostname || '…'} (http es solo para localhost).`,
    );
  const given = token ?? process.env.SERVICE_TOKEN;
  if (!given && !isLocal)
    throw new Stop(`Falta la clave de servicio de ${url}: pásala con --token o en SERVICE_TOKEN.`);
  return { url: origin, store, token: given || serviceToken() };
}
