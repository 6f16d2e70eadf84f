/** Made by scripts/lib/build/cart-words.ts. */
declare module 'virtual:cart-words' {
  /** What the cart says in a locale. Rejects where its file does not come. */
  export function wordsOf(locale: string): Promise<ReturnType<typeof import('./cart-messages').cartWords>>;
}
