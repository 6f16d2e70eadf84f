// Turns the national postal code catalogue (CPdescarga.txt) into import documents, one a line, on standard output.
// Usage: node scripts/import-postal-codes.mjs CPdescarga.txt > postal-codes.ndjson
import { onProjectNode } from './lib/fresh-node.mjs';
import { Stop, script } from './lib/stop.mjs';

const HELP = `Convierte el catálogo nacional de códigos postales en documentos para importar, uno por renglón.

  node scripts/import-postal-codes.mjs CPdescarga.txt > postal-codes.ndjson`;

await script(async () => {
  const [path] = process.argv.slice(2);
  if (!path) throw new Stop('Uso: node scripts/import-postal-codes.mjs CPdescarga.txt > postal-codes.ndjson');
  await onProjectNode();
  await import('./lib/source-imports.mjs');
  const { inputsFrom, sourceOf } = await import('./lib/import/files.ts');
  const [input] = await inputsFrom([`postal_code=${path}`]);
  for await (const line of sourceOf(input, 'postal_code', true).open()) process.stdout.write(line);
}, HELP);
