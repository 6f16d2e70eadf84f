// npm run mutants -- AREA: breaks the code of an area in small ways and prints what no test noticed, with the share
// that was killed. A seeded sample of 100 unless --sample N or --all; --tests asks some tests alone; --least 85 makes
// less a failure. The tests must pass unbroken.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { mutants } = await import('./lib/mutants/command.ts');
  process.exit(await mutants(process.argv.slice(2)));
});
