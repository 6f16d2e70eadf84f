import { network as de } from '../../i18n/de/network';
import { network as es } from '../../i18n/es-mx/network';
import { network as it } from '../../i18n/it/network';
import { type Dictionary, render } from '../../i18n/translate';
import { GENERAL } from '../shop/general-message';

/** The words of the queue, which speaks where no page has brought any. A text that is none of its keys is not shown as it came. */
export function wordsFor(message: string, locale: string): string {
  const words: Dictionary<keyof typeof es> = { de, it }[locale.split('-')[0] ?? ''] ?? es;
  return render(words[message in words ? (message as keyof typeof es) : GENERAL], {}, locale);
}
