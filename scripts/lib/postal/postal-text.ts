import { gunzipSync } from 'node:zlib';
import { Stop } from '../stop.mjs';

const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b];
const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Two bytes of UTF-8 as they look in Latin-1; no Spanish text has these letters side by side. */
const MISREAD = /[ÂÃ][\u0080-\u00bf]/;

function unpacked(bytes: Buffer): Buffer {
  if (beginsWith(bytes, ZIP))
    throw new Stop('El archivo es un zip: descomprímelo primero e importa el CPdescarga.txt que trae.');
  if (!beginsWith(bytes, GZIP)) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (error) {
    const isCut = (error as { code?: string }).code === 'Z_BUF_ERROR';
    throw new Stop(
      isCut
        ? 'El archivo está cortado: lo comprimido termina antes de tiempo.'
        : 'El archivo está dañado: lo comprimido no se puede leer.',
    );
  }
}

/**
 * The text of the official file, packed with gzip or not: UTF-8 where all of it is, else Latin-1, as the postal service
 * publishes it. Throws a Stop when it cannot be unpacked or is UTF-8 with damaged bytes, which read as Latin-1 would
 * spoil every accent.
 */
export function postalText(file: Buffer): string {
  const bytes = unpacked(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('latin1').decode(bytes);
    const line = bytes
      .toString('latin1')
      .split('\n')
      .findIndex((one) => MISREAD.test(one));
    if (line >= 0)
      throw new Stop(
        `El archivo está dañado: mezcla UTF-8 con otros bytes (renglón ${line + 1}). Pide el archivo de nuevo.`,
      );
    return text;
  }
}
