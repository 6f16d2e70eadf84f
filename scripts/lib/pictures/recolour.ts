/** How one colour of a picture turns into another: hues in degrees of OKLCH, the rest as factors. */
export interface Recolour {
  /** Hues that change, from one to the other going up; [330, 20] passes through 0. */
  from: [low: number, high: number];
  to: number;
  chroma?: number;
  light?: number;
  /** Chroma from which a pixel counts as coloured; below it belongs to the backdrop. */
  over?: number;
  /**
   * Takes every pixel darker than this lightness, whatever its hue, and gives it this chroma: for grey and black things
   * on the pale backdrop.
   */
  tint?: { under: number; chroma: number; lift?: number };
  /** Part of the picture that changes, as shares of its edges: left, top, right, bottom. */
  inside?: [number, number, number, number];
}

const DEGREES = 180 / Math.PI;
/** Over how many degrees the change fades out beside the chosen hues. */
const SOFT_HUE = 12;
/** Over how much lightness a tint fades out. */
const SOFT_LIGHT = 0.05;
const OVER = 0.035;
const FULL_FROM = 1.8;
/**
 * Chroma over which a floor or a white part shows the light that the object throws back, and how much of that light
 * stays.
 */
const GLOW = [0.003, 0.008] as const;
const GLOW_KEPT = 0.7;

const linear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const byte = (value: number): number => {
  const inside = Math.min(1, Math.max(0, value));
  return Math.round(255 * (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055));
};

type Triple = [number, number, number];

/** Lightness, chroma and hue (degrees) of a colour. Source: Björn Ottosson's OKLab, public domain. */
export function toOklch([red, green, blue]: Triple): Triple {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bee = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, bee),
    (Math.atan2(bee, a) * DEGREES + 360) % 360,
  ];
}

/** The bytes of a colour, cut off where the screen cannot show it. */
export function fromOklch([light, chroma, hue]: Triple): Triple {
  const [a, b] = [chroma * Math.cos(hue / DEGREES), chroma * Math.sin(hue / DEGREES)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const smooth = (low: number, high: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
};

/** How much a hue belongs to a span of hues: 1 inside, fading to 0 beside it. */
function belongs(hue: number, [low, high]: [number, number]): number {
  const width = (high - low + 360) % 360;
  const along = (hue - low + 360) % 360;
  if (along <= width) return 1;
  return 1 - smooth(0, SOFT_HUE, Math.min(along - width, 360 - along));
}

/** Changes the colour of the object in place; `pixels` are RGB bytes, row by row. */
export function recolour(pixels: Uint8Array, edge: number, recipe: Recolour): void {
  const over = recipe.over ?? OVER;
  const [left, top, right, bottom] = (recipe.inside ?? [0, 0, 1, 1]).map((share) => share * edge) as [
    number,
    number,
    number,
    number,
  ];
  for (let start = 0; start + 2 < pixels.length; start += 3) {
    const x = (start / 3) % edge;
    const y = Math.floor(start / 3 / edge);
    if (x < left || x > right || y < top || y > bottom) continue;
    const colour: Triple = [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0];
    const [light, chroma, hue] = toOklch(colour);
    const { tint } = recipe;
    const own = tint ? 1 : smooth(over / FULL_FROM, over, chroma);
    const share = tint
      ? 1 - smooth(tint.under - SOFT_LIGHT, tint.under, light)
      : smooth(...GLOW, chroma) * belongs(hue, recipe.from);
    if (share === 0) continue;
    const factor = (full: number | undefined, glow: number): number => glow + ((full ?? 1) - glow) * own;
    const lighter = Math.min(1, light * factor(recipe.light, 1) + (tint?.lift ?? 0));
    const changed = fromOklch([lighter, tint ? tint.chroma : chroma * factor(recipe.chroma, GLOW_KEPT), recipe.to]);
    for (let index = 0; index < 3; index += 1) {
      pixels[start + index] = Math.round((colour[index] ?? 0) * (1 - share) + (changed[index] ?? 0) * share);
    }
  }
}
