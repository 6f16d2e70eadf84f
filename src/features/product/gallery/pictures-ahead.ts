import { isSlow, savesData } from '../../../ui/connection';
import { decodedPicture, isDecoded } from '../../../ui/hooks/decoded-picture';
import type { Patch } from '../variants/variant-table';

/** Most pictures that are fetched before their variant is chosen. */
const MOST_AHEAD = 6;
/** A picture that is not there after this long is shown while it loads. */
const WAIT_MS = 100;

type Sources = Parameters<typeof decodedPicture>[0];

/** The first picture of a variant. */
let firstOf: (patches: readonly Patch[]) => Sources | null = () => null;

/** Takes which picture of a variant the gallery of this page shows first. */
export function tellFirstPicture(read: typeof firstOf): void {
  firstOf = read;
}

/**
 * Where another variant has another first picture: resolves when that can be shown at once, or has been waited for long
 * enough. null where it is the same, or there already.
 */
export function comingPicture(before: readonly Patch[], after: readonly Patch[]): Promise<unknown> | null {
  const sources = firstOf(after);
  if (!sources || sources.src === firstOf(before)?.src || isDecoded(sources)) return null;
  return Promise.race([decodedPicture(sources, 'high'), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
}

/** Fetches the first picture of a variant that is about to be chosen. */
export function pictureAhead(patches: readonly Patch[]): void {
  const sources = firstOf(patches);
  if (sources) void decodedPicture(sources, 'high');
}

/**
 * Fetches the first pictures of these variants one after the other, behind everything else: a few, and none where data
 * is spared.
 */
export async function picturesAhead(variants: readonly (readonly Patch[])[]): Promise<void> {
  if (savesData() || isSlow()) return;
  const pictures = new Map(
    variants.flatMap((patches) => {
      const sources = firstOf(patches);
      return sources ? [[sources.src, sources] as const] : [];
    }),
  );
  for (const sources of [...pictures.values()].slice(0, MOST_AHEAD)) await decodedPicture(sources, 'low');
}
