import type { words as keys } from '../es-mx/desk-invoices';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Invoices to make': 'Auszustellen',
  'Invoices made': 'Ausgestellt',
  'Invoices refused': 'Abgelehnt',
  'Folio, or why not': 'Nummer, oder warum nicht',
  'It is made': 'Ist ausgestellt',
  'Refuse it': 'Ablehnen',
  'Postal code {code}': 'PLZ {code}',
  'No invoices like this': 'Keine solchen Rechnungen',
  'More invoices': 'Weitere Rechnungen',
  'Told invoice-decided': 'Antwort auf die Rechnungsanfrage',
};
