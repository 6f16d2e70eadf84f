// npm run deploy [-- --dry-run] [-- --url https://…]: builds, migrates, deploys to production and looks at it.
// npm run deploy -- preview BRANCH: makes or renews the preview of a branch.   npm run deploy -- remove BRANCH: removes it.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

const HELP = `Construye, migra, publica y revisa la tienda publicada; docs/operations.md dice lo que hace falta antes.

  npm run deploy -- [--dry-run] [--url https://…]   producción
  npm run deploy -- preview RAMA                    crea o renueva la vista previa de una rama
  npm run deploy -- remove RAMA                     la quita`;

await script(async () => {
  await onProjectNode();
  const { deployCommand } = await import('./lib/ops/deploy-command.ts');
  process.exit(await deployCommand(process.argv.slice(2)));
}, HELP);
