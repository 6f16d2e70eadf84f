import type { words as keys } from '../es-mx/back-in-stock';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'We will write to you when it is back': 'Ti scriveremo quando sarà di nuovo disponibile',
  'We will not write to you about it any more': 'Non ti scriveremo più di questo prodotto',
  'Many notices were asked for from your network. Please wait a while before you ask for another one.':
    'Dalla tua rete sono stati chiesti molti avvisi. Aspetta un po’ prima di chiederne un altro.',
  'Notices of stock are not available in this shop': 'In questo negozio non ci sono avvisi di disponibilità',
  'We write to you once. Signed in, you can leave it empty.':
    'Ti scriviamo una volta sola. Se hai effettuato l’accesso, puoi lasciarlo vuoto.',
  'Tell me when it is back': 'Avvisami quando torna',
  'Notice of stock': 'Avviso di disponibilità',
  'Do not write to me about it': 'Non scrivetemi più di questo prodotto',
};
