import type { StoreView } from '../../src/domain/store-view';

const HSTS_SECONDS = 365 * 24 * 60 * 60;

/**
 * Content-Security-Policy of a page. `scripts` are the hashes of its inline scripts ('sha256-…'), none run by default;
 * `hosts` are further origins of pictures; `leads` are where a form may lead besides the shop; `challenge` is the
 * origin of the challenge a page shows, whose script and frame it needs; `tag` is the retailer's own script and the
 * origins it talks to.
 */
export function contentSecurityPolicy(
  scripts: string[],
  hosts: string[],
  leads: string[],
  challenge: string | null = null,
  tag: StoreView['tag'] = null,
): string {
  const measuring = (tag?.hosts ?? []).map((host) => ` ${host}`).join('');
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...(challenge ? [challenge] : []), ...(tag ? [new URL(tag.script).origin] : [])].join(' ')}`,
    ...(challenge ? [`frame-src ${challenge}`] : []),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${hosts.map((host) => ` ${host}`).join('')}${measuring}`,
    `connect-src 'self'${measuring}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${leads.map((address) => ` ${new URL(address).origin}`).join('')}`,
  ].join('; ');
}

/** The policy of a page that carries styles of these hashes ('sha256-…', with their quotes). */
export const allowStyles = (policy: string, hashes: string[]): string =>
  policy.replace("style-src 'self'", `$& ${hashes.join(' ')}`);

const NO_SCRIPT_POLICY = contentSecurityPolicy([], [], []);

/** What a page may ask of the device; the camera on the pages that read codes alone. */
export const permissionsPolicy = (hasCamera: boolean): string =>
  `camera=(${hasCamera ? 'self' : ''}), geolocation=(self), microphone=(), payment=(self), usb=()`;

const DEFAULTS: [string, string][] = [
  ['content-security-policy', NO_SCRIPT_POLICY],
  ['strict-transport-security', `max-age=${HSTS_SECONDS}; includeSubDomains`],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', permissionsPolicy(false)],
  ['cross-origin-opener-policy', 'same-origin'],
];

/** Puts on a response what protects whoever reads it; keeps what is already set. */
export function protect(headers: Headers): void {
  for (const [name, value] of DEFAULTS) if (!headers.has(name)) headers.set(name, value);
}

/** Puts on a response what every response carries, whatever its class; keeps what is already set. */
export function secure(headers: Headers): void {
  protect(headers);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
}
