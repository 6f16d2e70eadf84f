// npm start: installs, builds, creates the database, loads the demo catalogue and serves the shop. PORT changes the port.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { openShop } = await import('./lib/open-shop.ts');
  await openShop();
});
