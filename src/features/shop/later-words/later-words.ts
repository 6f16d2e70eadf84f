import { wordsOf } from 'virtual:later-words';

type LaterWords = Awaited<ReturnType<typeof wordsOf>>;

let brought: Promise<LaterWords> | null = null;

/** The words that no document carries (later-texts.ts). Rejects where they do not come; they are asked for again then. */
export function laterWords(): Promise<LaterWords> {
  brought ??= wordsOf(document.body.dataset.locale ?? 'es-MX').catch((error) => {
    brought = null;
    throw error;
  });
  return brought;
}
