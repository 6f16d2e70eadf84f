/** Made by scripts/lib/build/speculation-rules.ts. */
declare module 'virtual:speculation-rules' {
  /** Speculation rules for any store view, as `rulesOfView` reads them. */
  export const RULES: string;
}
