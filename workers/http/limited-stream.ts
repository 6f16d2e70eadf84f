/** Longest body of one import call. */
export const MAX_IMPORT_BYTES = 512 * 1024 * 1024;

/** The stream was longer than allowed. */
export class TooLong extends Error {}

/** The same bytes, ending in a TooLong error past `maxBytes`. */
export function limited(stream: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new TooLong(`more than ${maxBytes} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
}
