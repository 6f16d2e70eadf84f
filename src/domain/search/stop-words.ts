/** Words that say nothing of what is looked for, folded, by language. */
const STOP_WORDS: Record<string, ReadonlySet<string>> = {
  es: new Set(
    'a al con de del e el en la las lo los mi o para por que su sus tu un una unas uno unos y busco quiero necesito comprar'.split(
      ' ',
    ),
  ),
  de: new Set('am an auf aus das dem den der die ein eine einen fur im in mit oder und von zu zum zur'.split(' ')),
  it: new Set('a ad al alla con da dal di del della e ed gli i il in la le lo o per su un una uno'.split(' ')),
};

const NONE: ReadonlySet<string> = new Set();

/** Whether a folded word says nothing of what is looked for. `locale` is that of the store view, as es-MX. */
export const isStopWord = (word: string, locale: string): boolean => (STOP_WORDS[locale.slice(0, 2)] ?? NONE).has(word);
