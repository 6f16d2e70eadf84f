/** Longest body of one import call. */
export const MAX_IMPORT_BYTES = 512 * 1024 * 1024;

/** The stream was longer than allowed. */
export class TooLong extends Error {}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * The same bytes, ending in a TooLong error past `maxBytes`. `leave` ends what is not read to its end; without it that
 * is cut off.
 */
export function limited(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  leave = (reader: Reader): Promise<void> => reader.cancel(),
): typeof stream {
  const reader = stream.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        bytes += value.byteLength;
        if (bytes <= maxBytes) return controller.enqueue(value);
        await leave(reader);
        controller.error(new TooLong(`more than ${maxBytes} bytes`));
      },
      cancel: () => leave(reader),
    },
    { highWaterMark: 0 },
  );
}
