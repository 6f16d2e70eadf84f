// npm run dev: the same Worker over its sources and data of its own; open pages follow a change. PORT changes the port.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `La misma tienda, con datos propios; lo que cambia en el código se ve en la página abierta.

  npm run dev
  PORT=9000 npm run dev     en otro puerto`;

await script(async () => {
  await onProjectNode();
  const { openWorkshop } = await import('./lib/shop/open-workshop.ts');
  await openWorkshop();
}, HELP);
