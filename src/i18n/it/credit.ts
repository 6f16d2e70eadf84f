import type { words as keys } from '../es-mx/credit';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Incorrect key account': 'La chiave del conto è sbagliata',
  'Wrong debit card': 'La carta di debito è sbagliata',
  'Incorrect NIP': 'Il PIN è sbagliato',
  'Invalid account number': 'Il numero di conto non è valido',
  'Client not found, please verify the information': 'Non abbiamo trovato il cliente. Controlla i dati.',
  'No STP account found': 'Non abbiamo trovato un conto per i bonifici',
  'Invalid promoter code': 'Il codice del promotore non è valido',
  'The ID photo is not legible': 'La foto del documento non è leggibile',
  'Buy now, pay in instalments': 'Portalo a casa oggi, pagalo a rate',
  'With store credit, subject to approval. You know the total and the CAT before you sign.':
    'Con credito, salvo approvazione. Conosci il totale e il TAEG prima di firmare.',
  'Instalments from': 'Rate da',
  'a month': 'al mese',
  'Up to': 'Fino a',
  '{count} months': { one: '{count} mese', other: '{count} mesi' },
  'to pay': 'per pagare',
  'See payment methods': 'Vedi i metodi di pagamento',
  'See the terms': 'Vedi le durate',
  '{count} payments of {amount}': { one: '{count} rata da {amount}', other: '{count} rate da {amount}' },
  'Total {amount}': 'Totale {amount}',
  'Instalments are monthly.': 'Le rate sono mensili.',
};
