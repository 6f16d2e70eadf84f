// npm start: installs, builds, creates the database, loads the demo catalogue and serves the shop. PORT changes the
// port.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Instala, construye, crea las bases, carga el catálogo de demostración y abre la tienda en http://localhost:8787.

  npm start
  PORT=9000 npm start     en otro puerto`;

await script(async () => {
  await onProjectNode();
  const { openShop } = await import('./lib/shop/open-shop.ts');
  await openShop();
}, HELP);
