import type { words as keys } from '../es-mx/contact';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  Contact: 'Kontakt',
  'Write to us or call us: we answer within two working days.':
    'Schreib uns oder ruf an: Wir antworten innerhalb von zwei Werktagen.',
  Telephones: 'Telefonnummern',
  'What is it about?': 'Worum geht es?',
  'My order': 'Meine Bestellung',
  'A product': 'Ein Artikel',
  'A warranty or a return': 'Garantie oder Rückgabe',
  'My invoice': 'Meine Rechnung',
  'My personal data': 'Meine persönlichen Daten',
  'A complaint': 'Eine Beschwerde',
  'Something else': 'Etwas anderes',
  Phone: 'Telefon',
  'With the code of the country, if it is not Mexico': 'Mit Ländervorwahl, wenn sie nicht aus Mexiko ist',
  'Your message': 'Deine Nachricht',
  'We use what you write to answer you, and for nothing else.':
    'Was du schreibst, nutzen wir nur, um dir zu antworten.',
  'Send the message': 'Nachricht senden',
  'We have your message and answer by e-mail within two working days':
    'Deine Nachricht ist da. Wir antworten innerhalb von zwei Werktagen per E-Mail.',
  'Many messages came from your network. Please wait a while before you write another one.':
    'Aus deinem Netz kamen viele Nachrichten. Bitte warte eine Weile, bevor du noch eine schreibst.',
  'Phone must have 10 to 15 numbers': 'Die Telefonnummer braucht 10 bis 15 Ziffern',
  Messages: 'Nachrichten',
  'No messages': 'Keine Nachrichten',
  'Older messages': 'Ältere Nachrichten',
  'See the messages': 'Nachrichten ansehen',
  'Answer to the e-mail above, not to this message.': 'Antworte an die E-Mail oben, nicht auf diese Nachricht.',
  Services: 'Dienste',
  'Proof of purchase': 'Kaufbeleg',
  'Electronic billing': 'Elektronische Rechnung',
  'Account statement': 'Kontoauszug',
  'Job board': 'Stellenangebote',
  Chat: 'Chat',
};
