import { has, type Setting, type Variables } from './setting';

const DEPLOYMENTS = ['local', 'preview', 'production'] as const;

/** Where the Worker runs; anything else is taken for production. */
export type Deployment = (typeof DEPLOYMENTS)[number];

/** What a reader needs that treats this computer otherwise than a deployment. */
export interface Deployed {
  APP_ENV: Deployment;
}

const isOneOf = (text: string): boolean => DEPLOYMENTS.some((one) => one === text);
const isPositive = (text: string): boolean => Number(text) > 0;
const isMilliseconds = (text: string): boolean => text.trim() !== '' && Number(text) >= 0;
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '');
const isHttpsOrigin = (text: string): boolean => isOrigin(text) && text.startsWith('https:');
const isContact = (text: string): boolean => URL.canParse(text) && /^(?:mailto|https):/.test(text);

const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

export const APP_ENV = {
  name: 'APP_ENV',
  kind: 'variable',
  shape: 'text',
  about: 'Where the Worker runs: `local` on a laptop and in tests, `preview` for a branch, `production`.',
  without: 'production, as anything else',
  example: 'local',
  isTakenByStart: false,
  check: has('APP_ENV', isOneOf, 'none of local, preview and production'),
} as const satisfies Setting;

export const PUBLIC_ORIGIN = {
  name: 'PUBLIC_ORIGIN',
  kind: 'variable',
  shape: 'text',
  about:
    'Scheme (https) and host of the shop: canonical addresses, links that are shared, passkeys. `npm run deploy` refuses production without it.',
  without: 'production answers 503; on this computer addresses are those of the request',
  example: 'https://tienda.example',
  isTakenByStart: false,
  check: has('PUBLIC_ORIGIN', isHttpsOrigin, 'no https address without a path'),
} as const satisfies Setting;

export const PREVIEW_HOST_SUFFIX = {
  name: 'PREVIEW_HOST_SUFFIX',
  kind: 'variable',
  shape: 'text',
  about:
    "What hosts of previews end in (whole labels), under `[previews]`: a preview without `PUBLIC_ORIGIN` takes the request's host where it does.",
  without: 'a preview answers 503',
  example: 'team.workers.dev',
  isTakenByStart: false,
  check: null,
} as const satisfies Setting;

export const CORS_ORIGINS = {
  name: 'CORS_ORIGINS',
  kind: 'variable',
  shape: 'text',
  about: 'Origins of other sites whose pages may use the cart and order calls, space-separated.',
  without: 'none',
  example: 'https://otra.example',
  isTakenByStart: true,
  check: has('CORS_ORIGINS', (text) => words(text).every(isOrigin), 'no list of origins like https://otra.example'),
} as const satisfies Setting;

export const SECURITY_CONTACT = {
  name: 'SECURITY_CONTACT',
  kind: 'variable',
  shape: 'text',
  about: 'Where a weakness of the shop is told, for `/.well-known/security.txt`.',
  without: 'there is no such file',
  example: 'mailto:seguridad@tienda.example',
  isTakenByStart: true,
  check: has('SECURITY_CONTACT', isContact, 'no mailto: or https: address'),
} as const satisfies Setting;

export const LIMITS_TIMES = {
  name: 'LIMITS_TIMES',
  kind: 'variable',
  shape: 'text',
  about:
    'For load on one computer: requests are counted in memory, against the limits times this. Never on a deployment.',
  without: 'the limits as they are',
  example: '1000',
  isTakenByStart: true,
  check: has('LIMITS_TIMES', isPositive, 'no number above zero'),
} as const satisfies Setting;

export const PAGE_FRESH_MS = {
  name: 'PAGE_FRESH_MS',
  kind: 'variable',
  shape: 'text',
  about:
    'For tests of a local shop: how many ms a shared page is fresh, with nothing between fresh and stale-if-error.',
  without: 'a minute',
  example: '0',
  isTakenByStart: false,
  check: has('PAGE_FRESH_MS', isMilliseconds, 'no number of milliseconds'),
} as const satisfies Setting;

/** Origins of the variable CORS_ORIGINS; none without it. */
export const corsOrigins = (env: Variables<'CORS_ORIGINS'>): string[] => words(env.CORS_ORIGINS);
