import type { words as keys } from '../es-mx/back-in-stock';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'We will write to you when it is back': 'Wir schreiben dir, sobald es wieder da ist',
  'We will not write to you about it any more': 'Wir schreiben dir dazu nicht mehr',
  'Many notices were asked for from your network. Please wait a while before you ask for another one.':
    'Aus deinem Netz wurden viele Benachrichtigungen angefordert. Warte eine Weile, bevor du die nächste anforderst.',
  'Notices of stock are not available in this shop': 'In diesem Shop gibt es keine Benachrichtigungen zum Bestand',
  'We write to you once. Signed in, you can leave it empty.':
    'Wir schreiben dir ein einziges Mal. Wenn du angemeldet bist, kannst du das Feld leer lassen.',
  'Tell me when it is back': 'Benachrichtige mich, wenn es wieder da ist',
  'Notice of stock': 'Benachrichtigung zum Bestand',
  'Do not write to me about it': 'Schreibt mir dazu nicht mehr',
};
