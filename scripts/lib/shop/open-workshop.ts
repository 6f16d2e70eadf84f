import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { QUIET } from '../command.ts';
import { projectEnv } from '../fresh-node.mjs';
import { onSignal } from '../on-signal.ts';
import { at, CONFIG, DEV_STATE, ROOT } from '../paths.mjs';
import { endGroup } from '../processes.ts';
import { readText } from '../read-text.ts';
import { Stop } from '../stop.mjs';
import { waitUntil } from '../wait-until.ts';
import { loadDemoOnce } from './demo.ts';
import { migrate } from './migrate.ts';
import { claimPort, portFrom } from './ports.ts';
import { serviceToken } from './service-token.ts';
import { sessionKeys } from './session-keys.ts';

const DEFAULT_PORT = 8787;
const START_TIMEOUT_MS = 240_000;
const ANSWER_TIMEOUT_MS = 30_000;
const OWNER_ONLY = 0o600;
const DEV_VARS = at('.dev.vars');

/** The Vite plugin takes vars from .dev.vars; what a person wrote there stays. */
function giveVars(vars: Record<string, string>): void {
  const kept = readText(DEV_VARS) ?? '';
  const missing = Object.entries(vars).filter(([name]) => !new RegExp(`^${name}=`, 'm').test(kept));
  if (missing.length > 0)
    writeFileSync(DEV_VARS, `${kept}${missing.map(([name, value]) => `${name}='${value}'\n`).join('')}`, {
      mode: OWNER_ONLY,
    });
}

/** Serves the sources with reload on change until Ctrl-C. */
export async function openWorkshop(): Promise<void> {
  const port = portFrom(process.env.PORT, DEFAULT_PORT);
  await claimPort(port);
  const token = serviceToken();
  // A page that was rendered before a change is not shown after it.
  giveVars({ SERVICE_TOKEN: token, SESSION_KEYS: sessionKeys(DEV_STATE), PAGE_FRESH_MS: '0' });
  await migrate(DEV_STATE, () => console.log('Creando las bases de datos…'), CONFIG);
  const { CI: _, NO_COLOR: __, FORCE_COLOR: ___, ...quiet } = QUIET;
  const child = spawn(process.execPath, [at('node_modules/waku/cli.js'), 'dev', '--port', String(port)], {
    cwd: ROOT,
    env: projectEnv(quiet),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const pid = child.pid ?? 0;
  let ended = pid === 0;
  const exited = new Promise<void>((resolve) => {
    child.on('exit', () => {
      ended = true;
      resolve();
    });
  });
  let closing = false;
  const close = async () => {
    closing = true;
    if (pid) await endGroup(pid);
  };
  onSignal(close);
  const url = `http://localhost:${port}`;
  try {
    await waitUntil(
      async () => (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })).ok,
      {
        timeoutMs: START_TIMEOUT_MS,
        message: 'El servidor de desarrollo no contestó; revisa lo que dice arriba.',
        abort: () => (ended ? 'El servidor de desarrollo se cerró al abrir; revisa lo que dice arriba.' : null),
      },
    );
    await loadDemoOnce(DEV_STATE, url, token, () => console.log('Cargando el catálogo de demostración…'));
  } catch (error) {
    await close();
    throw error instanceof Stop ? error : new Stop(error instanceof Error ? error.message : String(error));
  }
  console.log(`\nTianguis en desarrollo en ${url}\n`);
  await exited;
  if (!closing) throw new Stop('El servidor de desarrollo se cerró solo; revisa lo que dice arriba.');
  await new Promise(() => {});
}
