/** Made by the build, scripts/lib/build/browser-assets.ts. */
declare module 'virtual:browser-assets' {
  /** Code of the inline script of every document that sells nothing itself: constant for a build. */
  export const earlyScript: string;
  /** The same of a document with a form that buys. */
  export const buyingScript: string;
  /** Code of the inline script behind the header of the shop: it shows where the shopper has things sent. */
  export const placeScript: string;
  /** The same of a document whose first screen has no cards. */
  export const headerPlaceScript: string;
  /** Code of the inline script of a document that says a cut: it takes it away once that has passed. */
  export const cutsScript: string;
  /** Addresses of the scripts of every page under '', that of the entry first, of each island's by its name, and of all under '*'. */
  export const browserFiles: Record<string, string[]>;
}
