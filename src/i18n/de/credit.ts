import type { words as keys } from '../es-mx/credit';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Incorrect key account': 'Der Kontoschlüssel ist falsch',
  'Wrong debit card': 'Die Debitkarte ist falsch',
  'Incorrect NIP': 'Die PIN ist falsch',
  'Invalid account number': 'Die Kontonummer ist ungültig',
  'Client not found, please verify the information': 'Der Kunde wurde nicht gefunden. Prüfe die Angaben.',
  'No STP account found': 'Es wurde kein Konto für Überweisungen gefunden',
  'Invalid promoter code': 'Der Vermittlercode ist ungültig',
  'The ID photo is not legible': 'Das Foto des Ausweises ist nicht lesbar',
  'Buy now, pay in instalments': 'Heute mitnehmen, in Raten zahlen',
  'With store credit, subject to approval. You know the total and the CAT before you sign.':
    'Auf Kredit, nach Prüfung. Gesamtbetrag und effektiven Jahreszins kennst du vor der Unterschrift.',
  'Instalments from': 'Raten ab',
  'a month': 'im Monat',
  'Up to': 'Bis zu',
  '{count} months': { one: '{count} Monat', other: '{count} Monate' },
  'to pay': 'zum Bezahlen',
  'See payment methods': 'Zahlungsarten ansehen',
  'See the terms': 'Laufzeiten ansehen',
  '{count} payments of {amount}': { one: '{count} Rate zu {amount}', other: '{count} Raten zu {amount}' },
  'Total {amount}': 'Gesamt {amount}',
  'Instalments are monthly.': 'Die Raten sind monatlich.',
};
