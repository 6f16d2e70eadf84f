/** Message keys of what keeps a code from being read. */
export const SCAN_MESSAGES = {
  noPermission: 'Camera error: no permission',
  noDevice: 'Camera error: no device',
  inUse: 'Camera error: in use',
  unsupported: 'Camera error: browser unsupported',
  failed: 'QR scan failed',
} as const;

export type ScanMessage = (typeof SCAN_MESSAGES)[keyof typeof SCAN_MESSAGES];

const BY_NAME: Record<string, ScanMessage> = {
  NotAllowedError: SCAN_MESSAGES.noPermission,
  SecurityError: SCAN_MESSAGES.noPermission,
  NotFoundError: SCAN_MESSAGES.noDevice,
  OverconstrainedError: SCAN_MESSAGES.noDevice,
  NotReadableError: SCAN_MESSAGES.inUse,
  AbortError: SCAN_MESSAGES.inUse,
};

/** What a camera that does not open says, by the name of its error. */
export const cameraProblem = (error: unknown): ScanMessage =>
  BY_NAME[(error as Error | null)?.name ?? ''] ?? SCAN_MESSAGES.unsupported;

/** What of the browser is used to read a code. */
export interface ScanWays {
  /** Opens the camera and shows it; undefined where the browser has none or cannot read codes. */
  open: (() => Promise<void>) | undefined;
  /** Texts of the codes seen now. */
  detect(): Promise<string[]>;
  /** What the text of a code stands for; null where it is none of ours. */
  take(text: string): Promise<string | null>;
  /** Waits for the next look; false once nobody wants one. */
  next(): Promise<boolean>;
  close(): void;
}

/**
 * Reads a code: what it stands for, or what to say instead; null where it was given up. The camera is closed whatever
 * comes.
 */
export async function scan(ways: ScanWays): Promise<{ code: string } | { message: ScanMessage } | null> {
  if (!ways.open) return { message: SCAN_MESSAGES.unsupported };
  try {
    await ways.open();
  } catch (error) {
    ways.close();
    return { message: cameraProblem(error) };
  }
  try {
    do {
      const [text] = await ways.detect();
      if (text === undefined) continue;
      const code = await ways.take(text);
      return code === null ? { message: SCAN_MESSAGES.failed } : { code };
    } while (await ways.next());
    return null;
  } catch {
    return { message: SCAN_MESSAGES.failed };
  } finally {
    ways.close();
  }
}
