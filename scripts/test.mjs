// npm test: installs what is missing, then types, lint, build and every test; ends with "N passed, N failed".
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { runChecks } = await import('./lib/run-checks.ts');
  process.exit(await runChecks());
});
