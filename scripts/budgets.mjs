// npm run budgets: measures every exact figure of the built shop and holds it against its bound and its budget. Exit
// code 1 when one does not fit. With --build only what the build alone tells is checked: JavaScript and CSS.
import { parseArgs } from 'node:util';
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Mide lo exacto de la tienda construida y lo compara con la tabla de cotas, scripts/lib/budgets/bounds.json: los scripts del Worker por pieza,
HTML, elementos, estilos y scripts de seis páginas, consultas y filas leídas de diez llamadas, peticiones de una primera visita.

  npm run budgets                 mide y dice qué pasa de su cota o quedó muy por debajo
  npm run budgets -- --write      además mueve las cotas a lo medido y dice cuáles se movieron
  npm run budgets -- --parts      en qué se van los bytes de las páginas compartidas: estilos, scripts, datos, props, dibujos, galería, fotos, lo demás
  npm run budgets -- --build      solo los presupuestos que dice la construcción: JavaScript y CSS`;

await script(async () => {
  await onProjectNode();
  const { values } = parseArgs({
    options: { build: { type: 'boolean' }, parts: { type: 'boolean' }, write: { type: 'boolean' } },
  });
  if (values.build) {
    const { checkBuild } = await import('./lib/budgets/build.ts');
    await checkBuild();
    return;
  }
  if (values.parts) {
    const { showParts } = await import('./lib/budgets/command.ts');
    await showParts();
    process.exit(0);
  }
  const { measureBudgets } = await import('./lib/budgets/command.ts');
  process.exit(await measureBudgets({ write: values.write === true }));
}, HELP);
