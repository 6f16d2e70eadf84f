import { toOklch } from './recolour.ts';

/**
 * Part of a picture that has about one colour: lightness from 0 to 1, chroma and hue (degrees) of OKLCH on average, and
 * its share of all pixels.
 */
export type Patch = [light: number, chroma: number, hue: number, share: number];

/** Chroma from which a pixel is coloured. */
const COLOURED = 0.02;
/** Degrees of hue that count as one colour. */
const STEP = 15;
/** Lightness of neutral pixels: black things, grey ones, the studio's ground, white things. */
const NEUTRALS = [0.42, 0.68, 0.925] as const;
const LEAST = 0.008;
const MOST = 6;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The colours of a picture, the largest first; `pixels` are RGB bytes. */
export function paletteOf(pixels: Uint8Array): Patch[] {
  const patches = new Map<string, { light: number; chroma: number; x: number; y: number; count: number }>();
  for (let start = 0; start + 2 < pixels.length; start += 3) {
    const [light, chroma, hue] = toOklch([pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0]);
    const dark = light < NEUTRALS[1] ? 'd' : 'l';
    const key =
      chroma >= COLOURED ? `${Math.floor(hue / STEP)}${dark}` : `n${NEUTRALS.filter((limit) => light >= limit).length}`;
    const patch = patches.get(key) ?? { light: 0, chroma: 0, x: 0, y: 0, count: 0 };
    patch.light += light;
    patch.chroma += chroma;
    patch.x += Math.cos((hue * Math.PI) / 180);
    patch.y += Math.sin((hue * Math.PI) / 180);
    patch.count += 1;
    patches.set(key, patch);
  }
  const all = pixels.length / 3;
  return [...patches.values()]
    .map(({ light, chroma, x, y, count }): Patch => {
      const hue = Math.round(((Math.atan2(y, x) * 180) / Math.PI + 360) % 360);
      return [round(light / count, 2), round(chroma / count, 3), hue, round(count / all, 3)];
    })
    .filter(([, , , share]) => share >= LEAST)
    .sort((a, b) => b[3] - a[3])
    .slice(0, MOST);
}
