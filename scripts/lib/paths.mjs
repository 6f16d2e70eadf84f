import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever a script is called from. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string[]} parts */
export const at = (...parts) => join(ROOT, ...parts);

/** Local data: state of the shop, its service token, logs. Never in the repository. */
export const DATA = at('.data');
export const STATE = join(DATA, 'state');
/** What the open shop runs from. */
export const APP = join(DATA, 'app');
export const LOGS = join(DATA, 'logs');

export const DIST = at('dist');
export const DIST_CONFIG = join(DIST, 'server', 'wrangler.json');
export const CONFIG = at('wrangler.toml');
export const WRANGLER = at('node_modules/wrangler/wrangler-dist/cli.js');
/** State of `npm run dev`, where Cloudflare's Vite plugin keeps it. */
export const DEV_STATE = at('.wrangler/state');
