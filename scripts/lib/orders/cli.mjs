// The command in a process of its own, without the check of what is installed.
import { script } from '../stop.mjs';

await script(async () => {
  await import('../source-imports.mjs');
  const { ordersCommand } = await import('./command.ts');
  await ordersCommand(process.argv.slice(2));
});
