// npm run build: builds the Worker, checks its budgets, and notes what it was built from, so that `npm start` does not
// build again.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Construye la tienda y revisa lo que pesa; npm start la abre sin construirla otra vez.

  npm run build`;

await script(async () => {
  await onProjectNode();
  const { buildAloud } = await import('./lib/build/build.ts');
  await buildAloud();
}, HELP);
