// The import command in a process of its own, without the check of what is installed; says its largest memory at the
// end.
import { script } from '../stop.mjs';

await script(async () => {
  await import('../source-imports.mjs');
  const { ownPeakKib } = await import('./peak.ts');
  process.on('exit', () => process.stderr.write(`maxRSS ${ownPeakKib()}\n`));
  const { importCommand } = await import('./command.ts');
  await importCommand(process.argv.slice(2));
});
