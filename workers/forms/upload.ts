/** The file of a form, as it comes. Its stream fails when the file or the form turns out to be more than is allowed, so that nothing half-written is kept. */
export interface Upload {
  /** Name the browser gave it; never a path to write to. */
  filename: string;
  /** Media type it says it is. */
  type: string;
  stream: ReadableStream<Uint8Array>;
}
