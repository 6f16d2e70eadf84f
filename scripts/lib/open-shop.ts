import { startPeer } from '../../tests/peers/spawn.ts';
import { build, copyOfBuild } from './build.ts';
import { loadDemoOnce } from './demo.ts';
import { migrate } from './migrate.ts';
import { onSignal } from './on-signal.ts';
import { STATE } from './paths.mjs';
import { claimPort, portFrom } from './ports.ts';
import { endLeftOver, runWorker } from './run-worker.ts';
import { noteRunning, runningShop } from './running.ts';
import { serviceToken } from './service-token.ts';
import { Stop } from './stop.mjs';

const DEFAULT_PORT = 8787;
const MINUTE_MS = 60_000;
/** A shop that does not answer for so long is closed with a message instead of left hanging. */
const SILENT_MINUTES = 3;

/** Vars of the local shop that may be set from outside; everything else stands in wrangler.toml. */
const PASSED_ON = [
  'BACKENDS',
  'STORE_VIEWS',
  'MEDIA_TEMPLATE',
  'MEDIA_HOSTS',
  'CORS_ORIGINS',
  'LIVE_SEARCH',
  'CONTACT_PHONES',
  'LIMITS_TIMES',
  'UNPAID_ORDERS',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_SECRET_KEY',
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_REDIS_REST_TOKEN',
];
const passedOn = (): Record<string, string> => Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** The service of challenges on this computer; its widget says that it is none. */
const CHALLENGES = new URL('../../tests/peers/turnstile/main.ts', import.meta.url);

/** Starts it where no keys of the real one are set; answers what the Worker has to know of it. */
async function openChallenges(): Promise<{ vars: Record<string, string>; stop(): Promise<void> }> {
  if (process.env.TURNSTILE_SITE_KEY && process.env.TURNSTILE_SECRET_KEY) return { vars: {}, stop: async () => undefined };
  const { url, stop } = await startPeer(CHALLENGES);
  console.log('Sin claves de Turnstile: el captcha es de prueba y pasa siempre, solo en esta computadora.');
  return { vars: { TURNSTILE_URL: url }, stop };
}

/** Opens the shop over the local data and keeps it open until Ctrl-C. */
export async function openShop(): Promise<void> {
  const port = portFrom(process.env.PORT, DEFAULT_PORT);
  const open = runningShop();
  if (open) throw new Stop(`La tienda ya está abierta en ${open.url}. Ciérrala con Ctrl-C antes de abrirla otra vez.`);
  await endLeftOver(STATE);
  await claimPort(port);
  const token = serviceToken();
  noteRunning(`http://localhost:${port}`);
  await build(() => console.log('Construyendo…'));
  await migrate(STATE, () => console.log('Creando las bases de datos…'));
  const challenges = await openChallenges();
  const vars = { ...passedOn(), ...challenges.vars, SERVICE_TOKEN: token };
  const worker = await runWorker({ port, state: STATE, vars, name: 'shop', config: copyOfBuild() }).catch(async (error) => {
    await challenges.stop();
    throw error;
  });
  let closing = false;
  onSignal(async () => {
    closing = true;
    console.log('\nCerrando…');
    await Promise.all([worker.stop(), challenges.stop()]);
  });
  try {
    await loadDemoOnce(STATE, worker.url, token, () => console.log('Cargando el catálogo de demostración…'));
  } catch (error) {
    await Promise.all([worker.stop(), challenges.stop()]);
    throw error;
  }
  // The clock that Cloudflare's cron triggers are when deployed.
  let silent = 0;
  const minute = () =>
    worker.tick().then(
      () => {
        silent = 0;
      },
      () => {
        silent += 1;
        if (silent === SILENT_MINUTES) void worker.stop();
      },
    );
  setInterval(minute, MINUTE_MS).unref();
  console.log(`\nTianguis abierto en ${worker.url}\n`);
  const code = await worker.exited;
  await challenges.stop();
  if (!closing) throw new Stop(`La tienda se cerró sola (código ${code}). El detalle está en ${worker.log}.`);
  await new Promise(() => {});
}
