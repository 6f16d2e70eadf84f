import { words as de } from '../../i18n/de/network';
import { words as es } from '../../i18n/es-mx/network';
import { words as it } from '../../i18n/it/network';
import { type Entry, render } from '../../i18n/translate';
import { GENERAL } from '../shop/general-message';

type Texts = Record<string, Entry>;

/**
 * What is said where nothing can be asked for stands in the queue; what may be answered comes by its language, and only
 * when it is to be said.
 */
const LANGUAGES: Record<string, { network: Texts; refusals: () => Promise<{ texts: Texts }> }> = {
  de: { network: de, refusals: () => import('./refusals/de') },
  it: { network: it, refusals: () => import('./refusals/it') },
};
const SPANISH = { network: es, refusals: () => import('./refusals/es') };

/** Texts that can be said without the parameters that no refusal brings along. */
const plain = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string' && !text.includes('{')));

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * The words of the queue, which speaks where no page has brought any: one text, or a sentence for each of several. A
 * message that is none of its keys, and one whose text cannot be had, is not shown as it came: the general one stands
 * for it.
 */
export async function wordsFor(messages: readonly string[], locale: string): Promise<string> {
  const { network, refusals } = LANGUAGES[locale.split('-')[0] ?? ''] ?? SPANISH;
  const areKnown = messages.every((message) => message in network);
  const more = areKnown
    ? {}
    : await refusals().then(
        ({ texts }) => plain(texts),
        () => ({}),
      );
  const words: Texts = { ...more, ...network };
  const texts = [...new Set(messages.map((message) => render(words[message] ?? words[GENERAL] ?? '', {}, locale)))];
  return texts.length > 1 ? texts.map(asSentence).join(' ') : (texts[0] ?? '');
}
