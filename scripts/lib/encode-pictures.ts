import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { demoPictures } from '../demo/index.ts';
import { at, ROOT } from './paths.mjs';
import { readText } from './read-text.ts';
import { Stop } from './stop.mjs';

const MEDIA = at('public/media');
const DRAWN = at('scripts/demo/pictures');

type Format = 'webp' | 'avif';
/** Edge in pixels and its formats; small pictures are too light for AVIF to save anything. */
const OUTPUTS: [edge: number, formats: Format[]][] = [
  [1024, ['webp', 'avif']],
  [480, ['webp', 'avif']],
  [200, ['webp']],
  [150, ['webp']],
];
const ENCODE = { webp: { quality: 80, effort: 6 }, avif: { quality: 52, effort: 4 } };

/** What we use of sharp. */
interface Picture {
  resize(width: number, height: number, options: { fit: 'cover' }): Picture;
  webp(options: object): Picture;
  avif(options: object): Picture;
  toFile(path: string): Promise<unknown>;
}

/** sharp is no dependency of the shop: pictures change rarely, and the encoded ones are in the repository. */
function loadSharp(): (path: string) => Picture {
  for (const folder of [ROOT, process.env.SHARP_FROM]) {
    try {
      if (folder) return createRequire(join(resolve(folder), 'package.json'))('sharp');
    } catch {
      // It is not there; the next folder may have it.
    }
  }
  throw new Stop('Falta sharp. Instálalo fuera del proyecto (mkdir /tmp/sharp && cd /tmp/sharp && npm i sharp) y repite con SHARP_FROM=/tmp/sharp.');
}

interface Credit {
  slug: string;
  sources: object[];
  changes: string;
}
const creditsIn = (folder: string): Credit[] => JSON.parse(readText(join(folder, 'attribution.json')) ?? '[]') as Credit[];

/** Encodes the named pictures anew, or those of the demo that are missing, and keeps the credits of all that are used. Throws a Stop when a source is missing. */
export async function encodePictures(folder: string, named: string[]): Promise<void> {
  const sharp = loadSharp();
  const names = named.length ? named : demoPictures();
  let written = 0;
  for (const name of names) {
    const source = [join(DRAWN, `${name}.svg`), join(folder, `${name}.webp`)].find((path) => existsSync(path));
    const targets = OUTPUTS.flatMap(([edge, formats]) => formats.map((format) => ({ edge, format, path: join(MEDIA, String(edge), `${name}.${format}`) })));
    for (const { edge, format, path } of targets) {
      if (!named.length && existsSync(path)) continue;
      if (!source) throw new Stop(`No hay imagen para «${name}» en ${folder}.`);
      mkdirSync(join(MEDIA, String(edge)), { recursive: true });
      await sharp(source).resize(edge, edge, { fit: 'cover' })[format](ENCODE[format]).toFile(path);
      written += 1;
    }
  }
  const known = new Map([...creditsIn(MEDIA), ...creditsIn(folder)].map((credit) => [credit.slug, credit]));
  const used = [...new Set([...demoPictures(), ...names])].sort();
  const credits = used.map((slug) => known.get(slug) ?? { slug, sources: [], changes: 'drawn for this shop' });
  writeFileSync(join(MEDIA, 'attribution.json'), `[\n${credits.map((credit) => `  ${JSON.stringify(credit)}`).join(',\n')}\n]\n`);
  console.log(`${names.length} imágenes, ${written} archivos nuevos.`);
}
