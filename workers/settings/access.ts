import { has, type Setting, type Variables } from './setting';

const MIN_KEY_LENGTH = 32;
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

const areLong = (text: string): boolean =>
  text.split(',').every((key) => key.trim() === '' || key.trim().length >= MIN_KEY_LENGTH);

export const SERVICE_TOKEN = {
  name: 'SERVICE_TOKEN',
  kind: 'secret',
  shape: 'text',
  about: 'Bearer token of the import and service calls, and of `npm run orders`.',
  without: 'those calls answer 404; the local shop makes its own',
  example: 'a long random text',
  isTakenByStart: false,
  check: null,
} as const satisfies Setting;

export const SESSION_KEYS = {
  name: 'SESSION_KEYS',
  kind: 'secret',
  shape: 'text',
  about:
    "Keys of customers' tokens, at least 32 characters each, separated by commas; the first one signs, all verify.",
  without: 'nobody can sign in; the local shop makes its own',
  example: 'two long random texts, comma-separated',
  isTakenByStart: false,
  check: (text: string) => {
    // The text is a secret: what is said of it does not quote it.
    if (!areLong(text)) throw new Error(`SESSION_KEYS: each key needs ${MIN_KEY_LENGTH} characters`);
  },
} as const satisfies Setting;

export const ACCESS_TEAM = {
  name: 'ACCESS_TEAM',
  kind: 'variable',
  shape: 'text',
  about: 'Cloudflare Access in front of `/operacion`: the host of the team.',
  without: 'a deployment has no desk',
  example: 'tienda.cloudflareaccess.com',
  isTakenByStart: false,
  check: has('ACCESS_TEAM', (text) => HOST.test(text), 'no host name'),
} as const satisfies Setting;

export const ACCESS_AUD = {
  name: 'ACCESS_AUD',
  kind: 'variable',
  shape: 'text',
  about: 'The audience of the application of Cloudflare Access.',
  without: 'a deployment has no desk',
  example: 'as Access shows it',
  isTakenByStart: false,
  check: null,
} as const satisfies Setting;

/** Who issues the tokens of operators, for whom, and where its keys stand. */
export interface AccessSettings {
  /** https://TEAM.cloudflareaccess.com */
  issuer: string;
  audience: string;
}

/** The settings of Cloudflare Access; null where it is not configured, or not wholly. */
export function accessSettings(env: Variables<'ACCESS_TEAM' | 'ACCESS_AUD'>): AccessSettings | null {
  const { ACCESS_TEAM: team, ACCESS_AUD: audience } = env;
  if (!team || !audience || !HOST.test(team)) return null;
  return { issuer: `https://${team}`, audience };
}
