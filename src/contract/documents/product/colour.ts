/** Least contrast of text on its background (WCAG 2.2, AA). */
const MIN_CONTRAST = 4.5;
const MIX_STEPS = 20;

type Rgb = readonly [number, number, number];

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: '#000000',
    silver: '#c0c0c0',
    gray: '#808080',
    grey: '#808080',
    white: '#ffffff',
    maroon: '#800000',
    red: '#ff0000',
    purple: '#800080',
    fuchsia: '#ff00ff',
    green: '#008000',
    lime: '#00ff00',
    olive: '#808000',
    yellow: '#ffff00',
    navy: '#000080',
    blue: '#0000ff',
    teal: '#008080',
    aqua: '#00ffff',
    orange: '#ffa500',
    pink: '#ffc0cb',
    brown: '#a52a2a',
    gold: '#ffd700',
    beige: '#f5f5dc',
  }),
);
const HEX = /^#?(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/;
const RGB = /^rgba?\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/;

const mapParts = ([red, green, blue]: Rgb, change: (part: number, index: 0 | 1 | 2) => number): Rgb => [
  change(red, 0),
  change(green, 1),
  change(blue, 2),
];
const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const toRgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/**
 * A colour in hex (3, 4, 6 or 8 digits), rgb() or by a common name as #rrggbb, transparency left out; null for anything
 * else.
 */
export function parseColour(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  const [, short, long] = HEX.exec(text) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  if (long) return `#${long}`;
  const [, red, green, blue] = RGB.exec(text) ?? [];
  if (red && green && blue)
    return toHex([Math.min(Number(red), 255), Math.min(Number(green), 255), Math.min(Number(blue), 255)]);
  return NAMED.get(text) ?? null;
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = mapParts(rgb, (part) =>
    part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours in #rrggbb, 1 to 21. */
export function contrast(a: string, b: string): number {
  const first = luminance(toRgb(a));
  const second = luminance(toRgb(b));
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The text colour, moved towards black or white no further than a contrast of 4.5 on the background needs. */
export function readableOn(background: string, text: string | null): string {
  const end = contrast('#000000', background) > contrast('#ffffff', background) ? '#000000' : '#ffffff';
  if (text === null) return end;
  const start = toRgb(text);
  const target = toRgb(end);
  for (let step = 0; step < MIX_STEPS; step += 1) {
    const mixed = toHex(mapParts(start, (part, index) => part + ((target[index] - part) * step) / MIX_STEPS));
    if (contrast(mixed, background) >= MIN_CONTRAST) return mixed;
  }
  return end;
}
