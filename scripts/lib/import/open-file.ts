import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Stop } from '../stop.mjs';

export const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

const GZIP_ERRORS: Record<string, string> = {
  Z_BUF_ERROR: 'el archivo está cortado',
  Z_DATA_ERROR: 'lo comprimido está dañado o no es gzip',
};

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path);
  try {
    yield* path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  } catch (error) {
    const { code = '', message = String(error) } = error as { code?: string; message?: string };
    throw new Stop(`No se puede leer ${basename(path)}: ${GZIP_ERRORS[code] ?? message}.`);
  }
}

/** The bytes of a file, unpacked where it is packed. Reading ends with a Stop where it cannot be read or unpacked. */
export const openFile = (path: string): ReadableStream<Uint8Array> => toWeb(Readable.from(bytesOf(path)));
