// npm run dev: the same Worker with reload on change, over data of its own. PORT changes the port.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `La misma tienda, con datos propios y recarga al cambiar el código.

  npm run dev
  PORT=9000 npm run dev     en otro puerto`;

await script(async () => {
  await onProjectNode();
  const { openWorkshop } = await import('./lib/open-workshop.ts');
  await openWorkshop();
}, HELP);
