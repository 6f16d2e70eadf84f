import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { avifUrl, MEDIA_SIZES, mediaUrl } from '../../../src/features/shop/media';
import { at, DIST } from '../paths.mjs';
import { ENCODE, loadSharp } from '../pictures/sharp.ts';
import { Stop } from '../stop.mjs';

const SOURCES = ['', '.jpg', '.jpeg', '.png', '.webp', '.gif'];
/** Where the shop's own files are: those of the project, and the copy a built shop serves. */
const ROOTS = [at('public'), join(DIST, 'public')];

/**
 * The file of a picture below a folder, with or without its ending; null when there is none. Nothing outside of the
 * folder counts.
 */
function fileOf(folder: string, path: string): string | null {
  const bare = path.replace(/^\/+/, '');
  const candidates = [bare, bare.split('/').at(-1) ?? bare].flatMap((name) =>
    SOURCES.map((ending) => resolve(folder, name + ending)),
  );
  return (
    candidates.find((one) => one.startsWith(resolve(folder) + sep) && existsSync(one) && statSync(one).isFile()) ?? null
  );
}

/** Where the files of a picture go below a folder; nowhere where its path leads out of it. */
function targetsOf(path: string, root: string) {
  const formats = (size: (typeof MEDIA_SIZES)[number]) => [
    ['webp', mediaUrl(path, size)] as const,
    ['avif', avifUrl(path, size)] as const,
  ];
  const targets = MEDIA_SIZES.flatMap((size) =>
    formats(size).map(([format, address]) => ({ size, format, file: join(root, decodeURIComponent(address ?? '')) })),
  );
  return targets.filter(({ file, size }) => file.startsWith(join(root, 'media', String(size)) + sep));
}

/** Which pictures are not in a folder. Throws a Stop when there is no such folder. */
export function missingIn(folder: string, paths: ReadonlySet<string>): string[] {
  needFolder(folder);
  return [...paths].filter((path) => fileOf(folder, path) === null);
}

function needFolder(folder: string): void {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Stop(`No existe la carpeta ${folder}.`);
}

/**
 * Encodes the pictures that documents name from a folder into the shop's own files, in every size and format, each
 * once. Says how many were written and which are not in the folder. Throws a Stop when there is no such folder, or no
 * encoder.
 */
export async function encodeCatalogue(
  folder: string,
  paths: ReadonlySet<string>,
  into: readonly string[] = ROOTS,
): Promise<void> {
  needFolder(folder);
  const sharp = loadSharp();
  const roots = into.filter((root) => existsSync(root));
  let written = 0;
  const missing: string[] = [];
  for (const path of paths) {
    const wanted = roots.flatMap((root) => targetsOf(path, root)).filter(({ file }) => !existsSync(file));
    if (wanted.length === 0) continue;
    const source = fileOf(folder, path);
    if (!source) missing.push(path);
    for (const { size, format, file } of source ? wanted : []) {
      mkdirSync(dirname(file), { recursive: true });
      await sharp(source ?? '')
        .resize(size, size, { fit: 'cover' })
        [format](ENCODE[format])
        .toFile(file);
      written += 1;
    }
  }
  console.log(
    `  ${paths.size - missing.length} imágenes de ${folder}, ${written} archivos nuevos${written > 0 ? '; una tienda abierta los muestra cuando vuelve a empezar' : ''}.`,
  );
  if (missing.length > 0)
    console.log(`  ${missing.length} imágenes no están en ${folder}, como ${missing.slice(0, 3).join(', ')}`);
}
