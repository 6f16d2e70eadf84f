import type { FileField } from '../../../src/contract/form';
import type { MultipartReader, PartHead } from '../../http/multipart';
import { Malformed } from '../../http/multipart';

/** The file of a form, as it comes. */
export interface Upload {
  /** Name the browser gave it; never a path to write to. */
  filename: string;
  /** Media type it says it is. */
  type: string;
  /**
   * Its bytes, none of them held. The stream ends well only when the whole form did: past its bound, with anything
   * after the file or a body that is cut off it fails, and so does whatever it is written to.
   */
  stream: ReadableStream<Uint8Array>;
  /** Why the stream failed; null while it did not. */
  failure(): unknown;
}

/** The file whose head was just read. */
export function uploadOf(reader: MultipartReader, head: PartHead, { maxBytes }: FileField): Upload {
  const chunks = reader.chunks(maxBytes);
  let failure: unknown = null;
  const read = async (): Promise<Uint8Array | null> => {
    const { done, value } = await chunks.next();
    if (!done) return value;
    if ((await reader.next()) !== null) throw new Malformed('something stands after the file');
    return null;
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const chunk = await read();
          if (chunk) controller.enqueue(chunk);
          else controller.close();
        } catch (error) {
          failure = error;
          controller.error(error);
        }
      },
    },
    { highWaterMark: 0 },
  );
  return { filename: head.filename ?? '', type: head.type, stream, failure: () => failure };
}
