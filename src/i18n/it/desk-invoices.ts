import type { words as keys } from '../es-mx/desk-invoices';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Invoices to make': 'Da emettere',
  'Invoices made': 'Emesse',
  'Invoices refused': 'Rifiutate',
  'Folio, or why not': 'Numero, o perché no',
  'It is made': 'È emessa',
  'Refuse it': 'Rifiutala',
  'Postal code {code}': 'CAP {code}',
  'No invoices like this': 'Nessuna fattura così',
  'More invoices': 'Altre fatture',
  'Told invoice-decided': 'Risposta sulla fattura',
};
