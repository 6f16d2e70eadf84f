// Writes workers/services/customers/common-passwords/data.ts: the passwords nobody may choose. Usage: node
// scripts/common-passwords.mjs LIST; LIST has one password a line, the most used first (for instance data/passwords.txt
// of zxcvbn).
import { onProjectNode } from './lib/fresh-node.mjs';
import { Stop, script } from './lib/stop.mjs';

const HELP = `Escribe la lista de las contraseñas más usadas, que nadie puede elegir, a partir de una lista pública.

  node scripts/common-passwords.mjs LISTA.txt

La lista trae una contraseña por renglón, la más usada primero.`;

await script(async () => {
  const [path] = process.argv.slice(2);
  if (!path) throw new Stop('Uso: node scripts/common-passwords.mjs LISTA.txt');
  await onProjectNode();
  const { writeCommonPasswords } = await import('./lib/common-passwords.ts');
  console.log(`✓ ${await writeCommonPasswords(path)} contraseñas.`);
}, HELP);
