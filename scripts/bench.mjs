// npm run bench: what a request costs the built Worker, in requests a second and CPU time, beside bare Workers that do no more than they must.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { bench } = await import('./bench/command.ts');
  await bench();
  process.exit(0);
});
