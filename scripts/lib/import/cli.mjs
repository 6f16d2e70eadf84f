// The import command in a process of its own, without the check of what is installed; says its largest memory at the end.
import { script } from '../stop.mjs';

process.on('exit', () => process.stderr.write(`maxRSS ${process.resourceUsage().maxRSS}\n`));
await script(async () => {
  await import('../source-imports.mjs');
  const { importCommand } = await import('./command.ts');
  await importCommand(process.argv.slice(2));
});
