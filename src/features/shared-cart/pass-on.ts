export interface Ways {
  /** The system's own sheet; undefined where there is none. */
  share?: (link: { title: string; url: string }) => Promise<void>;
  copy: (text: string) => Promise<void>;
}

const isClosed = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Passes a link on by the system's sheet, else by the clipboard. 'left' when whoever shares closed the sheet, 'failed'
 * when neither took it.
 */
export async function passOn(
  link: { title: string; url: string },
  { share, copy }: Ways,
): Promise<'shared' | 'left' | 'copied' | 'failed'> {
  try {
    await share?.(link);
    if (share) return 'shared';
  } catch (error) {
    if (isClosed(error)) return 'left';
  }
  try {
    await copy(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
