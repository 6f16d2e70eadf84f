// npm run budgets: weighs home, category and product of the built shop, and counts the requests of a first visit. Exit code 1 when anything is over.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { measureBudgets } = await import('./lib/budgets-command.ts');
  process.exit(await measureBudgets());
});
