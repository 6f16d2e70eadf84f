// Works on any Node from 20 on, with nothing installed: it only uses what Node brings.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter } from 'node:path';
import { at, ROOT } from './paths.mjs';
import { Stop } from './stop.mjs';

const OLDEST_NODE = 20;
const WINDOWS = process.platform === 'win32';
const PROJECT_NODE = at('node_modules/node/bin', WINDOWS ? 'node.exe' : 'node');
const BIN = at('node_modules/.bin');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Names the packages of the lock file that are absent or of another version, after what npm noted when it installed;
 * optional ones do not count, because they depend on the machine.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>
 * }} lock
 * @param {{ packages: Record<string, { version?: string }> } | null} installed
 * @returns {string[]}
 */
export function stalePackages(lock, installed) {
  const present = installed?.packages ?? {};
  return Object.entries(lock.packages)
    .filter(
      ([path, entry]) =>
        path && !entry.optional && !entry.devOptional && !entry.peer && present[path]?.version !== entry.version,
    )
    .map(([path]) => path);
}

function needsInstall() {
  const noted = at('node_modules/.package-lock.json');
  if (!existsSync(PROJECT_NODE) || !existsSync(noted)) return true;
  return stalePackages(readJson(at('package-lock.json')), readJson(noted)).length > 0;
}

function npm(args, errors) {
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', errors], shell: WINDOWS };
  const run = spawnSync(
    WINDOWS ? 'npm.cmd' : 'npm',
    [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    options,
  );
  if (run.error?.code === 'ENOENT')
    throw new Stop('No se encontró npm. Instala Node 20 o más reciente con npm (https://nodejs.org) y repite.');
  return run.status === 0;
}

function install() {
  console.log('Instalando dependencias…');
  // npm ci is stricter about packages of other platforms than some registries allow.
  const done = npm(['ci'], 'ignore') || npm(['install', '--no-save'], 'inherit');
  if (!done)
    throw new Stop('npm no pudo instalar las dependencias. Revisa tu conexión y el mensaje de arriba, y repite.');
  if (!existsSync(PROJECT_NODE))
    throw new Stop(
      'npm no instaló el Node del proyecto. Corre «npm config delete ignore-scripts», borra node_modules y repite.',
    );
}

const isProjectNode = () => realpathSync(process.execPath) === realpathSync(PROJECT_NODE);

/**
 * The environment of every child: the project's own tools come first.
 * @param {Record<string, string>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export const projectEnv = (more = {}) => ({
  ...process.env,
  ...more,
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
});

/**
 * Makes sure that what follows runs on the project's Node with everything installed: installs what is missing and, on
 * another Node, runs the same command again on the right one and ends with its exit code (this call does not return
 * then). After it the project's own modules can be imported, which name each other without file extension.
 */
export async function onProjectNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    throw new Stop(
      `Este Node es el ${process.versions.node}. Instala Node ${OLDEST_NODE} o más reciente (https://nodejs.org) y repite.`,
    );
  if (needsInstall()) install();
  if (isProjectNode()) {
    await import('./source-imports.mjs');
    return;
  }
  const child = spawn(PROJECT_NODE, process.argv.slice(1), { stdio: 'inherit', env: projectEnv() });
  // A terminal sends Ctrl-C to both; the child ends in its own time and this process with it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (exit) => resolve(exit ?? 1));
  });
  process.exit(code);
}
