import { appendFileSync, readFileSync } from 'node:fs';
import { argumentsOf } from '../arguments.ts';
import { checkBuild } from '../budgets/build.ts';
import { build } from '../build/build.ts';
import { CONFIG } from '../paths.mjs';
import { loadDemo } from '../shop/demo.ts';
import { checkSettings } from '../shop/settings.ts';
import { Stop } from '../stop.mjs';
import { readBuiltConfig } from './built-config.ts';
import { deploy } from './deploy.ts';
import { makePreview, removePreview, untilHealthy } from './preview.ts';
import { smoke, smokeLine } from './smoke.ts';
import { wrangler } from './wrangler.ts';

const USAGE =
  'Uso: npm run deploy -- [--dry-run] [--url URL], npm run deploy -- preview RAMA, o npm run deploy -- remove RAMA';

const OPTIONS = { 'dry-run': { type: 'boolean', default: false }, url: { type: 'string' } } as const;

const read = (args: string[]) => argumentsOf(args, OPTIONS, USAGE);

/** The name of the Worker and the bindings of its databases. */
function configured(): { worker: string; bindings: string[]; namespaces: string[] } {
  const text = readFileSync(CONFIG, 'utf8');
  const worker = /^name = "([^"]+)"/m.exec(text)?.[1];
  if (!worker) throw new Stop('wrangler.toml no dice el nombre del Worker.');
  const named = (kind: string) =>
    [...text.matchAll(new RegExp(`^\\[\\[${kind}\\]\\]\\nbinding = "([^"]+)"`, 'gm'))].map(
      ([, binding = '']) => binding,
    );
  return { worker, bindings: named('d1_databases'), namespaces: named('kv_namespaces') };
}

async function freshBuild(): Promise<void> {
  await build(() => console.log('Construyendo…'));
  await checkBuild();
}

/** What a step of GitHub Actions hands to the next one. */
function tellActions(name: string, value: string): void {
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `${name}=${value}\n`);
}

async function preview(branch: string): Promise<number> {
  await freshBuild();
  const url = await makePreview(branch, { wrangler, ready: untilHealthy, seed: loadDemo });
  tellActions('url', url);
  console.log(`✓ ${url}`);
  return 0;
}

async function production(dryRun: boolean, url: string | null): Promise<number> {
  await freshBuild();
  checkSettings(readBuiltConfig().vars);
  const failed = await deploy({ dryRun, url }, { wrangler, smoke, say: (line) => console.log(line) });
  for (const one of failed) console.log(smokeLine(one));
  if (failed.length === 0) console.log(dryRun ? '✓ Listo para desplegar.' : '✓ Desplegado.');
  return failed.length === 0 ? 0 : 1;
}

/** Does what the arguments ask for; answers the exit code. */
export async function deployCommand(args: string[]): Promise<number> {
  const { values, positionals } = read(args);
  const [what, branch] = positionals;
  if (!what) return production(values['dry-run'], values.url ?? null);
  if (!branch || (what !== 'preview' && what !== 'remove')) throw new Stop(USAGE);
  if (what === 'preview') return preview(branch);
  await removePreview(branch, configured(), { wrangler });
  console.log(`✓ ${branch}: vista previa, bases de datos y KV borrados.`);
  return 0;
}
