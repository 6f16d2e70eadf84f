import type { Env } from '../env';
import { isSafeAddress } from './safe-address';

type Variables = Pick<Env, 'APP_ENV' | 'PUBLIC_ORIGIN' | 'PREVIEW_HOST_SUFFIX'>;

/** Thrown where a deployment does not know under which address it is. */
export class OriginUnknown extends Error {
  override name = 'OriginUnknown';
}

/** Whether the shop is deployed for shoppers: whatever is not said to be a laptop or a preview is. */
export const isProduction = ({ APP_ENV }: Pick<Env, 'APP_ENV'>): boolean =>
  APP_ENV !== 'local' && APP_ENV !== 'preview';

/** Whether a host name is that of a preview: the configured suffix itself, or a name below it. */
function isPreviewHost(hostname: string, suffix: string | undefined): boolean {
  const wanted = (suffix ?? '').trim().toLowerCase().replace(/^\./, '');
  return wanted !== '' && `.${hostname.toLowerCase()}`.endsWith(`.${wanted}`);
}

/**
 * Scheme and host of the shop as browsers know it. The Host of a request is what whoever sends it wrote there: it is
 * taken on a laptop, and on a preview where it ends in the configured suffix; anything else needs PUBLIC_ORIGIN. Throws
 * OriginUnknown with what is missing.
 */
export function publicOrigin(env: Variables, url: URL): string {
  if (env.APP_ENV === 'local') return url.origin;
  if (env.PUBLIC_ORIGIN) {
    if (!isSafeAddress(env.PUBLIC_ORIGIN, false)) throw new OriginUnknown('PUBLIC_ORIGIN is no https address');
    return new URL(env.PUBLIC_ORIGIN).origin;
  }
  if (isProduction(env)) throw new OriginUnknown('PUBLIC_ORIGIN is not set');
  if (!isPreviewHost(url.hostname, env.PREVIEW_HOST_SUFFIX))
    throw new OriginUnknown('the host does not end in PREVIEW_HOST_SUFFIX');
  return url.origin;
}
