import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { projectEnv } from './fresh-node.mjs';
import { at, ROOT } from './paths.mjs';
import { readText } from './read-text.ts';
import { Stop } from './stop.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without a window: the same pages for less work, but it keeps none for going back to. */
export const SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell'];

const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 && /^ID="?debian"?$/m.test(readText('/etc/os-release') ?? '');

const run = (command: string, args: string[], env = {}): boolean =>
  spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: projectEnv(env) }).status === 0;

function installWithApt(): boolean {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update', '-qq'], env) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES], env)
  );
}

function ownOfPlaywright(): string | null {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function find(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Stop(`CHROMIUM_PATH=${given} no existe.`);
  return given || (INSTALLED.find((path) => existsSync(path)) ?? ownOfPlaywright());
}

/** The browser of the tests: CHROMIUM_PATH, or one that is installed. Throws a Stop when there is none. */
export function chromiumPath(): string {
  const path = find();
  if (!path)
    throw new Stop(
      'No hay Chromium para las pruebas. Corre «npm test», que lo instala, o pon su ruta en CHROMIUM_PATH.',
    );
  return path;
}

/**
 * Installs a browser when there is none: Debian's packages for root on Debian, else Playwright's own. `say` is called
 * before it does.
 */
export function ensureChromium(say: () => void): void {
  const canInstall = !process.env.CHROMIUM_PATH && isDebianRoot();
  if (find() && (existsSync(SHELL) || !canInstall)) return;
  say();
  if ((canInstall && installWithApt()) || find()) return;
  run(process.execPath, [at('node_modules/playwright/cli.js'), 'install', 'chromium']);
  if (!ownOfPlaywright())
    throw new Stop('No se pudo instalar Chromium. Instálalo y repite, o pon su ruta en CHROMIUM_PATH.');
}
