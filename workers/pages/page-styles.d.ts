/** Made by scripts/lib/build/page-styles-plugin.ts out of src/pages/page-styles.ts and the style files it does not name. */
declare module 'virtual:page-styles' {
  /**
   * What every page needs first: as text with its hash as a Content-Security-Policy names it, and as the file a browser
   * keeps.
   */
  export const SHARED: { text: string; hash: string; mark: string; address: string };
  /**
   * What pages of a kind need besides: first, as text, and everything it needs later, as a file; and whether cards of
   * products are among what is needed first; and what only those need first in whose HTML some text is found.
   */
  export const SETS: Record<
    import('../../src/pages/page-styles').StyleSet,
    {
      text: string;
      hash: string;
      late: string;
      hasCards: boolean;
      where: { text: string; hash: string; holds: RegExp }[];
    }
  >;
  /** First styles that only some pages have, by their file. */
  export const OWN: Record<string, { text: string; hash: string }>;
}
