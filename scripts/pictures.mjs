// Encodes the pictures of the demo catalogue into public/media, in the sizes and formats the shop asks for, and notes
// whose they are. Usage: node scripts/pictures.mjs FOLDER [name …]; FOLDER holds name.webp files and an
// attribution.json.
import { onProjectNode } from './lib/fresh-node.mjs';
import { Stop, script } from './lib/stop.mjs';

const HELP = `Codifica las imágenes del catálogo de demostración en public/media y anota de quién son.

  node scripts/pictures.mjs CARPETA [nombre …]

CARPETA trae archivos nombre.webp y un attribution.json.`;

await script(async () => {
  const [folder, ...names] = process.argv.slice(2);
  if (!folder) throw new Stop('Uso: node scripts/pictures.mjs CARPETA [nombre …]');
  await onProjectNode();
  const { encodePictures } = await import('./lib/pictures/encode.ts');
  await encodePictures(folder, names);
}, HELP);
