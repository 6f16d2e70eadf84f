import { fromOklch, toOklch } from './recolour.ts';

/**
 * Neutral pixels between these lightnesses are ground and shadow: lighter ones are the white thing itself, darker ones
 * its grips and feet.
 */
const WHITE = [0.78, 0.97] as const;
const DARK = [0.25, 0.6] as const;
/** Chroma up to which a pixel counts as neutral, and from which it is coloured. */
const NEUTRAL = [0.015, 0.04] as const;
/** What the ground becomes: darker by so much, and a little blue. */
const DARKER = 0.13;
const CHROMA = 0.024;
const HUE = 235;

const smooth = ([low, high]: readonly [number, number], value: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
};

/** Darkens the pale ground under a white thing, in place, so that its outline is seen; `pixels` are RGB bytes. */
export function darkenGround(pixels: Uint8Array): void {
  for (let start = 0; start + 2 < pixels.length; start += 3) {
    const [light, chroma] = toOklch([pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0]);
    const share = (1 - smooth(NEUTRAL, chroma)) * (1 - smooth(WHITE, light)) * smooth(DARK, light);
    if (share === 0) continue;
    const ground = fromOklch([light - DARKER * share, CHROMA * share, HUE]);
    for (let index = 0; index < 3; index += 1)
      pixels[start + index] = Math.round((pixels[start + index] ?? 0) * (1 - share) + (ground[index] ?? 0) * share);
  }
}
