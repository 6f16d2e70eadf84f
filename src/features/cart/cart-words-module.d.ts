/** Made by scripts/lib/build/cart-words.ts. */
declare module 'virtual:cart-words' {
  /** What the cart may answer in words of a locale: message key → text. Rejects where their file does not come. */
  export function wordsOf(locale: string): Promise<Record<string, string>>;
}
