import { deviceEntry } from '../shop/device-entry';

/** Measures of a home as this browser keeps them, and nobody else. */
export interface KeptHome {
  /** The door as the filter of lists spells it. */
  door: string;
  /** What was typed, by field. */
  typed: Record<string, string>;
}

function readKept(text: string | null): KeptHome | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptHome> | null;
    return typeof kept?.door === 'string' && typeof kept.typed === 'object' && kept.typed !== null
      ? { door: kept.door, typed: kept.typed }
      : null;
  } catch {
    return null;
  }
}

/** One home of this browser for all store views. */
export const deviceHome = deviceEntry('mi-casa', readKept);
