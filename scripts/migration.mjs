// npm run migration -- DATABASE NAME: writes the migration that brings the tables of a database to what their schema
// says.
import { spawnSync } from 'node:child_process';
import { onProjectNode, projectEnv } from './lib/fresh-node.mjs';
import { at, ROOT } from './lib/paths.mjs';
import { Stop, script } from './lib/stop.mjs';

const DATABASES = ['shop', 'catalogue'];
const NAME = /^[a-z][a-z0-9_]*$/;
const HELP = `Escribe la migración que lleva las tablas de una base a lo que dice su esquema (workers/adapters/embedded/schema).

  npm run migration -- shop nombre_de_la_migracion
  npm run migration -- catalogue nombre_de_la_migracion

Queda en migrations/<base>, para leerla y confirmarla con el código. «npm start» y «npm run deploy» la aplican.`;

await script(async () => {
  await onProjectNode();
  const [database, name, ...more] = process.argv.slice(2);
  if (!DATABASES.includes(database))
    throw new Stop(`Di de qué base: ${DATABASES.join(' o ')}. Uso: npm run migration -- shop nombre`);
  if (!name || !NAME.test(name) || more.length > 0)
    throw new Stop('El nombre va en una palabra de minúsculas, cifras y «_». Uso: npm run migration -- shop nombre');
  const kit = [
    at('node_modules/drizzle-kit/bin.cjs'),
    'generate',
    `--config=drizzle.${database}.config.ts`,
    `--name=${name}`,
  ];
  const { status } = spawnSync(process.execPath, kit, { cwd: ROOT, stdio: 'inherit', env: projectEnv() });
  if (status !== 0) throw new Stop('drizzle-kit no pudo escribir la migración; arriba dice por qué.');
}, HELP);
