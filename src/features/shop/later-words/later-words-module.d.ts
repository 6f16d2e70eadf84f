/** Made by scripts/lib/build/later-words.ts. */
declare module 'virtual:later-words' {
  /** The later words of a locale. Rejects where their file does not come. */
  export function wordsOf(locale: string): Promise<ReturnType<typeof import('./later-texts').laterTexts>>;
}
