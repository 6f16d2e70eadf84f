import { parseArgs } from 'node:util';
import { importSources, type Progress } from './import-client.ts';
import { sourcesFrom } from './import-files.ts';
import { progressLine } from './progress.ts';
import { serviceToken } from './service-token.ts';
import { Stop } from './stop.mjs';

const USAGE = 'Uso: npm run import -- [--url http://localhost:8787] [--store viu] [--token CLAVE] ARCHIVO, CARPETA o entidad=ARCHIVO …';
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** Skipped documents are listed up to this many; the rest is counted. */
const LISTED_SKIPS = 50;

const OPTIONS = {
  url: { type: 'string', default: 'http://localhost:8787' },
  store: { type: 'string', default: 'viu' },
  token: { type: 'string' },
} as const;

function read(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}. ${USAGE}`);
  }
}

/** The token given; the local shop's own only ever goes to this machine. */
function tokenFor(url: string, given: string | undefined): string {
  const token = given ?? process.env.SERVICE_TOKEN;
  if (token) return token;
  if (LOCAL_HOSTS.includes(new URL(url).hostname)) return serviceToken();
  throw new Stop(`Falta la clave de servicio de ${url}: pásala con --token o en SERVICE_TOKEN.`);
}

function stepText({ source, sent, accepted }: Progress): string {
  if (accepted !== null) return `${source.name}: ${accepted} documentos`;
  return `${source.name}: ${source.bytes ? `${Math.floor((sent / source.bytes) * 100)} %` : `${Math.round(sent / 1024)} KB`}`;
}

/** Imports what the arguments name, says what was skipped and why; ends with exit code 1 when nothing was taken over. */
export async function importCommand(args: string[]): Promise<void> {
  const { values, positionals } = read(args);
  if (positionals.length === 0) throw new Stop(USAGE);
  if (!URL.canParse(values.url)) throw new Stop(`«${values.url}» no es una dirección. ${USAGE}`);
  const door = { url: values.url, store: values.store, token: tokenFor(values.url, values.token) };
  const progress = progressLine();
  const summary = await importSources(door, sourcesFrom(positionals), (step) => progress.show(stepText(step))).finally(progress.end);
  for (const { source, position, id, reason } of summary.skipped.slice(0, LISTED_SKIPS))
    console.log(`  omitido ${source} nº ${position}${id ? ` (${id})` : ''}: ${reason}`);
  if (summary.skipped.length > LISTED_SKIPS) console.log(`  … y ${summary.skipped.length - LISTED_SKIPS} omitidos más`);
  console.log(
    `✓ ${door.store}: ${summary.products} productos y ${summary.categories} categorías; ${summary.accepted} documentos tomados, ${summary.skipped.length} omitidos.`,
  );
}
