import { pageData } from '../../../ui/hooks/page-data';
import { type Patch, type ReadVariants, readVariants } from './variant-table';

/** After this long an answer is not waited for any more. */
const ANSWER_WAIT_MS = 1_000;

const inPage = (): ReadVariants[] => {
  const text = pageData('variants');
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
class VariantSource {
  private readonly known = inPage();
  private readonly asked = new Map<string, Promise<void>>();

  /** How a variant differs from another one that is shown, by the paths of their pages; null unless one table has both. */
  exchange(from: string, to: string): Patch | null {
    for (const read of this.known) {
      const patch = read.patch(from) && read.patch(to);
      if (patch) return patch;
    }
    return null;
  }

  /** Every variant that can take the place of this one. */
  others(from: string): Patch[] {
    return this.known
      .filter((read) => read.patch(from))
      .flatMap((read) => read.paths.flatMap((path) => read.patch(path) ?? []));
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

let source: VariantSource | null = null;

/** The variants of this page's product. */
export function variantsOfPage(): VariantSource {
  source ??= new VariantSource();
  return source;
}
