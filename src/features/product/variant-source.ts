import { type ReadVariants, readVariants, type VariantMarkup } from './variant-data';

/** After this long an answer is not waited for any more. */
const ANSWER_WAIT_MS = 1_000;

/** What is shown, and what is to be shown in its place. */
export interface Exchange {
  before: VariantMarkup;
  after: VariantMarkup;
}

const inPage = (): ReadVariants[] => {
  const text = document.querySelector('script[data-variants]')?.textContent;
  return text ? [readVariants(text)] : [];
};

async function fetched(address: string): Promise<ReadVariants | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? readVariants(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** The variants a page can show: those it holds, and those it fetches. */
export class VariantSource {
  private readonly known = inPage();
  private readonly asked = new Map<string, Promise<void>>();

  /** The exchange of one variant for another, by the paths of their pages; null unless one text has both. */
  exchange(from: string, to: string): Exchange | null {
    for (const read of this.known) {
      const [before, after] = [read.variant(from), read.variant(to)];
      if (before && after) return { before, after };
    }
    return null;
  }

  /** Every variant that is known. */
  all(): VariantMarkup[] {
    return this.known.flatMap((read) => read.paths.flatMap((path) => read.variant(path) ?? []));
  }

  /**
   * Asks this address for variants, once; one that fails is not asked again. Resolves at the latest when a shopper
   * should not wait longer.
   */
  async ask(address: string): Promise<void> {
    const answer =
      this.asked.get(address) ??
      fetched(address).then((read) => {
        if (read) this.known.push(read);
      });
    this.asked.set(address, answer);
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, ANSWER_WAIT_MS))]);
  }
}
