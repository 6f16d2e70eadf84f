import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPictures } from '../../demo/index.ts';
import { RECOLOURED } from '../../demo/pictures/recoloured.ts';
import { isMirrored, subjectOf, wholeOf } from '../../demo/pictures/views.ts';
import { WHITE_THINGS } from '../../demo/pictures/white-things.ts';
import { at } from '../paths.mjs';
import { readText } from '../read-text.ts';
import { Stop } from '../stop.mjs';
import { darkenGround } from './ground.ts';
import { paletteOf } from './palette.ts';
import { type Recolour, recolour } from './recolour.ts';
import { ENCODE, type Format, loadSharp, type Picture, type Sharp } from './sharp.ts';

const MEDIA = at('public/media');
const MANIFEST = at('src/config/media.json');
const DRAWN = at('scripts/demo/pictures');
const PALETTES = at('scripts/demo/pictures/palettes.json');

/** Edges in pixels; every one comes in both formats. */
const EDGES = [1024, 480, 200, 150];
const FORMATS: Format[] = ['webp', 'avif'];

interface Credit {
  slug: string;
  sources: object[];
  changes: string;
}
const creditsIn = (folder: string): Credit[] =>
  JSON.parse(readText(join(folder, 'attribution.json')) ?? '[]') as Credit[];

/** What a picture is made from and how, where another one's colour is changed; a view is made from the same view. */
function recipeOf(name: string): { from: string; recipe: Recolour } | undefined {
  const whole = wholeOf(name);
  const [, from, recipe] = RECOLOURED.find(([recoloured]) => recoloured === whole) ?? [];
  return from && recipe ? { from: from + name.slice(whole.length), recipe } : undefined;
}

/**
 * Opens the picture of a name: drawn, from the folder, or made from another of the folder. Throws a Stop when there is
 * none.
 */
async function original(sharp: Sharp, folder: string, name: string): Promise<() => Picture> {
  const source = [join(DRAWN, `${name}.svg`), join(folder, `${name}.webp`)].find((path) => existsSync(path));
  if (source) return () => sharp(source);
  const { from, recipe } = recipeOf(name) ?? {};
  const isMirror = isMirrored(name);
  if (!isMirror && !(from && recipe)) throw new Stop(`No hay imagen para «${name}» en ${folder}.`);
  const edge = EDGES[0] ?? 0;
  const base = (await original(sharp, folder, isMirror || !from ? wholeOf(name) : from))().resize(edge, edge, {
    fit: 'cover',
  });
  const pixels = await (isMirror ? base.flop() : base).removeAlpha().raw().toBuffer();
  if (!isMirror && recipe) recolour(pixels, edge, recipe);
  return () => sharp(pixels, { raw: { width: edge, height: edge, channels: 3 } });
}

/** Opens a picture as it is shown: white things stand on a darker ground. */
async function shown(sharp: Sharp, folder: string, name: string): Promise<() => Picture> {
  const open = await original(sharp, folder, name);
  const whole = wholeOf(name);
  if (!WHITE_THINGS.has(whole) && !WHITE_THINGS.has(subjectOf(whole))) return open;
  const edge = EDGES[0] ?? 0;
  const pixels = await open().resize(edge, edge, { fit: 'cover' }).removeAlpha().raw().toBuffer();
  darkenGround(pixels);
  return () => sharp(pixels, { raw: { width: edge, height: edge, channels: 3 } });
}

/** The credit of a picture: its own, that of the one it was made from, or ours when it was drawn here. */
function creditOf(slug: string, known: ReadonlyMap<string, Credit>): Credit {
  const own = known.get(slug);
  if (own) return own;
  const isMirror = isMirrored(slug);
  const from = isMirror ? wholeOf(slug) : recipeOf(slug)?.from;
  const source = from ? creditOf(from, known) : undefined;
  return source
    ? { ...source, slug, changes: [source.changes, isMirror ? 'mirrored' : 'recoloured'].filter(Boolean).join(', ') }
    : { slug, sources: [], changes: 'drawn for this shop' };
}

/** A colour as three hexadecimal digits. */
const shortColour = (pixel: Uint8Array): string =>
  [...pixel].map((part) => Math.round(part / 17).toString(16)).join('');

/** So far apart in one of its three parts, of sixteen steps, a view's colour may be from that of the whole thing. */
const NEAR = 2;

/** Whether two colours of three hexadecimal digits are told apart while a picture loads. */
const isOther = (one: string, other: string): boolean =>
  [...one].some((digit, part) => Math.abs(Number.parseInt(digit, 16) - Number.parseInt(other.charAt(part), 16)) > NEAR);

/**
 * Writes the colours that stand in place of the pictures while they load, the average of each as three hexadecimal
 * digits and those of views where they are far from that of the whole thing, and the palettes by which the demo is tested.
 */
async function writeManifest(sharp: Sharp): Promise<void> {
  const names = readdirSync(join(MEDIA, '150')).flatMap((file) =>
    file.endsWith('.webp') ? file.slice(0, -'.webp'.length) : [],
  );
  const small = (name: string): Picture => sharp(join(MEDIA, '150', `${name}.webp`)).removeAlpha();
  const colours = await Promise.all(
    names.sort().map(async (name) => {
      const pixel = await small(name).resize(1, 1, { fit: 'cover' }).raw().toBuffer();
      return [name, shortColour(pixel)] as const;
    }),
  );
  const known = new Map(colours);
  const isOwn = ([name, colour]: readonly [string, string]) => {
    const whole = known.get(wholeOf(name));
    return name === wholeOf(name) || whole === undefined || isOther(colour, whole);
  };
  const palettes = await Promise.all(
    names.map(
      async (name) => `  ${JSON.stringify(name)}: ${JSON.stringify(paletteOf(await small(name).raw().toBuffer()))}`,
    ),
  );
  writeFileSync(PALETTES, `{\n${palettes.join(',\n')}\n}\n`);
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(colours.filter(isOwn)), null, 2)}\n`);
}

/**
 * Encodes the named pictures anew, or those of the demo that are missing, and keeps the credits and colours of all that
 * are used. Throws a Stop when a source is missing.
 */
export async function encodePictures(folder: string, named: string[]): Promise<void> {
  const sharp = loadSharp();
  const names = named.length ? named : demoPictures();
  let written = 0;
  for (const name of names) {
    const targets = EDGES.flatMap((edge) =>
      FORMATS.map((format) => ({ edge, format, path: join(MEDIA, String(edge), `${name}.${format}`) })),
    );
    const wanted = targets.filter(({ path }) => named.length > 0 || !existsSync(path));
    if (wanted.length === 0) continue;
    const open = await shown(sharp, folder, name);
    for (const { edge, format, path } of wanted) {
      mkdirSync(join(MEDIA, String(edge)), { recursive: true });
      await open().resize(edge, edge, { fit: 'cover' })[format](ENCODE[format]).toFile(path);
      written += 1;
    }
  }
  const known = new Map([...creditsIn(MEDIA), ...creditsIn(folder)].map((credit) => [credit.slug, credit]));
  const used = [...new Set([...demoPictures(), ...names])].sort();
  writeFileSync(
    join(MEDIA, 'attribution.json'),
    `[\n${used.map((slug) => `  ${JSON.stringify(creditOf(slug, known))}`).join(',\n')}\n]\n`,
  );
  await writeManifest(sharp);
  console.log(`${names.length} imágenes, ${written} archivos nuevos.`);
}
