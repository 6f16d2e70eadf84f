import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ROOT } from '../paths.mjs';
import { Stop } from '../stop.mjs';

export type Format = 'webp' | 'avif';
/** How pictures are encoded: the same everywhere. */
export const ENCODE = { webp: { quality: 76, effort: 6 }, avif: { quality: 52, effort: 4 } };

/** What we use of sharp. */
export interface Picture {
  resize(width: number, height: number, options: { fit: 'cover' }): Picture;
  flop(): Picture;
  removeAlpha(): Picture;
  raw(): Picture;
  webp(options: object): Picture;
  avif(options: object): Picture;
  toBuffer(): Promise<Uint8Array>;
  toFile(path: string): Promise<unknown>;
}
export type Sharp = (
  source: string | Uint8Array,
  options?: { raw: { width: number; height: number; channels: 3 } },
) => Picture;

/**
 * Opens sharp, which is no dependency of the shop: pictures change rarely, and the encoded ones of the demo are in the
 * repository.
 */
export function loadSharp(): Sharp {
  for (const folder of [ROOT, process.env.SHARP_FROM]) {
    try {
      if (folder) return createRequire(join(resolve(folder), 'package.json'))('sharp');
    } catch {
      // It is not there; the next folder may have it.
    }
  }
  throw new Stop(
    'Falta sharp. Instálalo fuera del proyecto (mkdir /tmp/sharp && cd /tmp/sharp && npm i sharp) y repite con SHARP_FROM=/tmp/sharp.',
  );
}
