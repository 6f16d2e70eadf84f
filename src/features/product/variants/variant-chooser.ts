import type { Choosing } from './choosing';
import { variantsOfPage } from './variant-source';
import { shownPatches, showVariant } from './variant-store';
import { VARIANTS_PARAM } from './variants-param';

/**
 * For so long after its opening a page shows the variants it holds; later the link is followed, for price and stock of
 * that moment.
 */
const HELD_MS = 10 * 60_000;

/** What names a variant in an address: the path, and in the query what is left to choose. */
export const variantOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => `${pathname}${search}`;
const hereNow = (): string => variantOf(location);

/** Shows the variants of a product in place of one another, under their addresses. */
export class VariantChooser {
  private readonly choosing: Choosing;
  private readonly since = Date.now();
  private readonly opened = hereNow();
  private readonly source = variantsOfPage();
  private shown: string;
  private choice = 0;

  constructor(choosing: Choosing) {
    this.choosing = choosing;
    this.shown = choosing.own;
  }

  /** Whether a choice of this variant is to be answered here. */
  answers(path: string): boolean {
    const isHeld = this.choosing.from !== null || this.source.exchange(this.shown, path) !== null;
    return isHeld && Date.now() - this.since <= HELD_MS;
  }

  /** What the page becomes with this variant, null where that is not known. */
  patchesOf(path: string) {
    const { own } = this.choosing;
    const fromOwn = this.source.exchange(own, path);
    if (fromOwn) return [fromOwn];
    const patch = this.source.exchange(this.shown, path);
    return patch && [...shownPatches(), patch];
  }

  /**
   * Shows the variant of this path under `address`, unless another is chosen meanwhile; false where it cannot be shown
   * here.
   */
  async show(path: string, address = path): Promise<boolean> {
    this.choice += 1;
    const mine = this.choice;
    const answer = this.answerFor(this.shown);
    if (answer !== null && !this.patchesOf(path)) await this.source.ask(answer);
    if (mine !== this.choice) return true;
    const patches = this.patchesOf(path);
    if (!patches) return false;
    this.shown = path;
    showVariant(patches);
    if (hereNow() !== address) history.replaceState(history.state, '', address);
    const next = this.answerFor(path);
    if (next !== null) void this.source.ask(next);
    return true;
  }

  /** Shows the variant that the address names now. */
  async showAddressed(): Promise<void> {
    const path = hereNow() === this.opened ? this.choosing.own : hereNow();
    if (path !== this.shown && !(await this.show(path, hereNow()))) location.reload();
  }

  /** Where the variants that can follow this one are fetched; null where the page has them. */
  private answerFor(path: string): string | null {
    const { from, isNear } = this.choosing;
    return isNear && from !== null ? `${path}${path.includes('?') ? '&' : '?'}${VARIANTS_PARAM}=1` : from;
  }
}
