import { productionConfig, readBuiltConfig, writeBeside } from './built-config.ts';
import type { SmokeResult } from './smoke.ts';
import { unset } from './unset.ts';
import { jsonIn, type Wrangler } from './wrangler.ts';

const ADDRESS = /https:\/\/\S+/;
export interface DeployTools {
  wrangler: Wrangler;
  smoke(url: string): Promise<SmokeResult[]>;
  say(line: string): void;
  built?: string;
}

export interface DeployOptions {
  /** Checks everything that can be checked without an account, and changes nothing. */
  dryRun: boolean;
  /** Address to try afterwards; without it the one that wrangler names. */
  url: string | null;
}

/**
 * Deploys the built Worker to production: first the migrations, which only add, then the code, then a look at it.
 * Answers what failed in that look.
 */
export async function deploy(
  { dryRun, url }: DeployOptions,
  { wrangler, smoke, say, built }: DeployTools,
): Promise<SmokeResult[]> {
  const config = productionConfig(readBuiltConfig(built));
  const path = writeBeside('production', config, built);
  if (dryRun) {
    await wrangler('revisar el despliegue', ['deploy', '--dry-run', '-c', path]);
    return [];
  }
  for (const { database_name } of config.d1_databases) {
    say(`Migrando ${database_name}…`);
    await wrangler('migrar la base de datos', ['d1', 'migrations', 'apply', database_name, '--remote', '-c', path]);
  }
  say('Desplegando…');
  const output = await wrangler('desplegar', ['deploy', '-c', path]);
  const secrets = jsonIn(await wrangler('leer los nombres de los secretos', ['secret', 'list', '-c', path])) as {
    name: string;
  }[];
  for (const sentence of unset({ vars: config.vars, secrets: secrets.map(({ name }) => name) })) say(sentence);
  const address = url ?? ADDRESS.exec(output)?.[0];
  if (!address) {
    say('Wrangler no dijo la dirección. Pruébala con: npm run smoke -- URL');
    return [];
  }
  say(`Probando ${address}…`);
  return (await smoke(address)).filter(({ problem }) => problem !== null);
}
