// Writes what a store view of a running shop serves into files that the importer takes.
// Usage: node scripts/export.mjs [--url URL] [--store CODE] [--token TOKEN] [--only ENTITY,ENTITY] FOLDER
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Escribe lo que vende una vista de tienda en una carpeta, un archivo por entidad, como los toma la importación.

  npm run export -- [--store viu] [--url DIRECCIÓN] [--token CLAVE] [--only product,category] CARPETA

  --store CÓDIGO     vista de tienda (viu)
  --url DIRECCIÓN    tienda; sin ella, la que está abierta en esta máquina
  --token CLAVE      clave de servicio; también en SERVICE_TOKEN
  --only ENTIDADES   solo estas, separadas por comas`;

await script(async () => {
  await onProjectNode();
  const { exportCommand } = await import('./lib/export-command.ts');
  await exportCommand(process.argv.slice(2));
}, HELP);
