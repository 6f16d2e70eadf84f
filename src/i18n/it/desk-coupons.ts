import type { words as keys } from '../es-mx/desk-coupons';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  Coupons: 'Coupon',
  'Coupons open': 'Validi',
  'Coupons over': 'Scaduti',
  'Coupons of this store are made in your own system.':
    'I coupon di questo negozio si creano nel tuo sistema; qui non si possono vedere né modificare.',
  'Code begins with': 'Il codice inizia con',
  'Find coupons': 'Cerca',
  'New coupon': 'Nuovo coupon',
  'No coupons like this': 'Non ci sono coupon così.',
  'More coupons': 'Altri coupon',
  'Used {count} times': { one: 'Usato {count} volta', other: 'Usato {count} volte' },
  'Coupon code': 'Codice',
  'However its letters are typed, it is the same coupon.': 'Maiuscole e minuscole non contano.',
  Percentage: 'Percentuale',
  '10 is 10% or $10, as you chose.': '10 è il 10% o $10, secondo il tipo.',
  'Coupon first day': 'Primo giorno',
  'Coupon last day': 'Ultimo giorno',
  'It can be used all of that day.': 'Quel giorno vale ancora, fino alla mezzanotte di Città del Messico.',
  'Of the goods, with IVA.': 'Dei prodotti, con IVA e prima del coupon.',
  'Orders that may use it in all': 'Ordini che possono usarlo in tutto',
  'Save coupon': 'Salva le modifiche',
  'Make coupon': 'Crea il coupon',
  'End it now': 'Chiudilo ora',
  'Nobody can use it from now on. Orders that used it keep it.':
    'Da ora nessuno potrà usarlo. Gli ordini che l’hanno usato lo mantengono.',
  'Yes, end {code}': 'Sì, chiudi {code}',
  'An import brought it: the next one sets it as its file says.':
    'L’ha portato un’importazione: la prossima lo reimposta come dice il suo file.',
  'Nobody changed it here': 'Qui non l’ha modificato nessuno.',
  'From {from} to {to}': 'Dal {from} al {to}',
  'From {from} on': 'Dal {from}',
  'Until {to}': 'Fino al {to}',
  'Without end': 'Senza scadenza',
  'From a purchase of {amount}': 'Da {amount} di spesa',
  'At most {count} orders': 'Al massimo {count} ordini',
  'There is a coupon of this code already': 'C’è già un coupon con questo codice.',
  'There is no coupon of this code': 'Non c’è un coupon con questo codice.',
  '{who} changed this coupon meanwhile; look at it again':
    'Nel frattempo {who} ha modificato questo coupon. Ricontrollalo e salva di nuovo.',
  'The coupon is saved': 'Il coupon è salvato.',
  'The coupon is over': 'Il coupon è chiuso.',
  'A percentage is a whole number from 1 to 100': 'Controlla lo sconto: una percentuale è un numero intero da 1 a 100.',
  'The last day lies before the first': 'L’ultimo giorno viene prima del primo.',
};
