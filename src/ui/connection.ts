/** What some browsers say of the line they are on. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Whether the shopper has switched Save-Data on; false where the browser does not say. */
export const savesData = (): boolean => connection()?.saveData ?? false;

/** Whether the line is as slow as 2G; false where the browser does not say. */
export const isSlow = (): boolean => /2g/.test(connection()?.effectiveType ?? '');
