/** Made by scripts/lib/build/speculation-rules.ts. */
declare module 'virtual:speculation-rules' {
  /** Speculation rules for any store view, as `rulesOfView` reads them. */
  export const RULES: string;
  /** Paths that a finger may have fetched, as the source of a regular expression. */
  export const OPENED_PATHS: string;
}
