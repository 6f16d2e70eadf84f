// npm run deploy [-- --dry-run] [-- --url https://…]: builds, migrates, deploys to production and looks at it.
// npm run deploy -- preview BRANCH: makes or renews the preview of a branch.   npm run deploy -- remove BRANCH: removes it.
import { onProjectNode } from './lib/fresh-node.mjs';
import { script } from './lib/stop.mjs';

await script(async () => {
  await onProjectNode();
  const { deployCommand } = await import('./lib/ops/deploy-command.ts');
  process.exit(await deployCommand(process.argv.slice(2)));
});
