// npm run budgets: weighs home, category and product of the built shop, and counts the requests of a first visit. Exit code 1 when anything is over.
// With --build only what the build alone tells is checked: JavaScript and CSS.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Pesa inicio, categoría y producto de la tienda construida y cuenta las peticiones de una primera visita.

  npm run budgets -- [--build]

  --build     solo lo que dice la construcción: JavaScript y CSS`;

await script(async () => {
  await onProjectNode();
  if (process.argv.includes('--build')) {
    const { checkBuild } = await import('./lib/budgets-build.ts');
    await checkBuild();
    return;
  }
  const { measureBudgets } = await import('./lib/budgets-command.ts');
  process.exit(await measureBudgets());
}, HELP);
