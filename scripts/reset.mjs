// npm run reset: empties the local data (catalogue, carts, orders). The next npm start begins anew.
import { rmSync } from 'node:fs';
import { onProjectNode } from './lib/fresh-node.mjs';
import { DEV_STATE, STATE } from './lib/paths.mjs';
import { Stop, script } from './lib/stop.mjs';

const HELP = `Borra los datos locales: catálogo, carritos y pedidos. «npm start» empieza de cero.

  npm run reset`;

await script(async () => {
  await onProjectNode();
  const { runningShop } = await import('./lib/shop/running.ts');
  const open = runningShop();
  if (open) throw new Stop(`La tienda está abierta en ${open.url}. Ciérrala con Ctrl-C y repite.`);
  const { endLeftOver } = await import('./lib/shop/run-worker.ts');
  await endLeftOver(STATE);
  for (const state of [STATE, DEV_STATE]) rmSync(state, { recursive: true, force: true });
  console.log('Listo: catálogo, carritos y pedidos locales borrados. «npm start» empieza de cero.');
}, HELP);
