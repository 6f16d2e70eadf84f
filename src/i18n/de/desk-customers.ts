import type { words as keys } from '../es-mx/desk-customers';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  Customers: 'Kunden',
  'Name, telephone, e-mail or number': 'Name, Telefon, E-Mail oder Nummer',
  'Find customer': 'Suchen',
  'There is no such customer': 'Diesen Kunden gibt es nicht.',
  'Nobody with an account is found like this': 'So wird niemand mit Konto gefunden.',
  'Look for it among the orders': 'Unter den Bestellungen suchen',
  'Customers of this store are kept by your own system; here you find their orders.':
    'Die Konten dieses Shops führt dein eigenes System; hier findest du ihre Bestellungen.',
  'On the telephone': 'Am Telefon',
  'Ask before you tell: let them say two things by themselves, and never read one out to be confirmed.':
    'Frag, bevor du etwas sagst: Lass dir zwei Angaben nennen und lies nie eine zum Bestätigen vor.',
  'To the customer: where the order is, its promised day, its guide number, what is still to be paid.':
    'Dem Kunden: wo die Bestellung ist, wann sie kommt, die Sendungsnummer und was noch zu zahlen ist.',
  'To whoever receives it, with the order number: only whether it arrives, and when.':
    'Wer es annimmt und die Bestellnummer nennt: nur ob und wann es kommt.',
  'To nobody: card numbers, passwords, a whole address, what somebody else ordered.':
    'Niemandem: Kartennummern, Passwörter, eine ganze Adresse, was jemand anders bestellt hat.',
  'Who asks for their data, or to correct, erase or oppose it, is answered within 20 business days.':
    'Wer Auskunft, Berichtigung, Löschung oder Widerspruch verlangt, bekommt binnen 20 Werktagen Antwort.',
  'Note it among the requests': 'Bei den Personendaten vermerken',
  'Who is calling?': 'Wer ruft an?',
  'Why you look': 'Grund der Einsicht',
  'Look call': 'Anruf des Kunden',
  'Look order': 'Arbeit an einer Bestellung',
  'Look complaint': 'Beschwerde',
  'Look arco': 'Anfrage zu eigenen Daten',
  'They said by themselves, and it was right': 'Selbst genannt und richtig',
  'Check name': 'Voller Name',
  'Check email': 'E-Mail des Kontos',
  'Check postcode': 'Postleitzahl der Lieferung',
  'Check order': 'Nummer und Summe einer Bestellung',
  'Part checks': 'Geprüft',
  'Your name, the moment and the reason stay on record.': 'Dein Name, die Uhrzeit und der Grund stehen im Protokoll.',
  'Open their data': 'Daten öffnen',
  'Open to you until': 'Für dich offen bis',
  Addresses: 'Adressen',
  '1 is that of everybody who signs up. It counts from their next page on.':
    '1 ist die Gruppe aller, die sich anmelden. Sie gilt ab der nächsten Seite.',
  'Change group': 'Gruppe ändern',
  'Ask for two things before you open it': 'Lass dir zwei Angaben nennen, bevor du sie öffnest.',
  'Their data is open to you for half an hour': 'Die Daten sind eine halbe Stunde für dich offen.',
  'They are in group {groupId} by now': 'Inzwischen ist es Gruppe {groupId}. Prüfe und speichere erneut.',
  'The price group is changed': 'Die Preisgruppe ist geändert.',
};
