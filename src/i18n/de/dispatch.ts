import type { words as keys } from '../es-mx/dispatch';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Guide numbers': 'Sendungsnummern',
  'Guide number': 'Sendungsnummer',
  Carrier: 'Versanddienst',
  'Choose the carrier': 'Versanddienst wählen',
  'Sent with': 'Versandt mit',
  'Follow the parcel': 'Sendung verfolgen',
  'Choose one of the carriers': 'Wähle einen der Versanddienste',
  'Write the guide number': 'Gib die Sendungsnummer ein',
  'This is no guide number of this carrier': 'Das ist keine Sendungsnummer dieses Versanddienstes',
  'Sent: {orders}': 'Versandt: {orders}',
  'Their guide number was corrected: {orders}': 'Sendungsnummer geändert: {orders}',
  'They had this guide number before: {orders}': 'Hatten diese Sendungsnummer schon: {orders}',
  'Not sent, since of these nothing is to be sent now: {orders}':
    'Nicht versandt, da jetzt nichts davon zu versenden ist: {orders}',
  'Not sent, since their card was refused: {orders}':
    'Nicht versandt, da die Belastung der Karte abgelehnt wurde: {orders}',
  'Left as they were, since somebody changed them meanwhile: {orders}':
    'Unverändert geblieben, da jemand sie inzwischen geändert hat; bitte prüfen: {orders}',
  'Not sent, since they are picked up at a branch: {orders}':
    'Nicht versandt, da sie in einer Filiale abgeholt werden: {orders}',
  'There are no such orders: {orders}': 'Es gibt keine Bestellungen mit diesen Nummern: {orders}',
  'These guide numbers are none of this carrier: {orders}': 'Keine Sendungsnummer dieses Versanddienstes bei: {orders}',
  'Not sent, try these again: {orders}': 'Nicht versandt, versuche diese noch einmal: {orders}',
  'The same guide number stands with {orders}': 'Dieselbe Sendungsnummer steht auch bei {orders}',
  'At most {most} orders at once': 'Höchstens {most} Bestellungen auf einmal',
  'Paste a line for each order: its number and its guide number':
    'Füge je Bestellung eine Zeile ein: ihre Nummer und ihre Sendungsnummer',
  'Each order is sent, its card is charged where it is held, and its customer is told. At most {most} at once.':
    'Jede Bestellung gilt als versandt, eine vorgemerkte Karte wird belastet und der Kunde benachrichtigt. Höchstens {most} auf einmal.',
  'Orders and guide numbers': 'Bestellungen und Sendungsnummern',
  'A line for each: the number of the order, then its guide number':
    'Je eine Zeile: die Nummer der Bestellung, dann ihre Sendungsnummer',
  'It comes with {carrier}.': 'Sie kommt mit {carrier}.',
  'It comes with {carrier}, guide number {guide}.': 'Sie kommt mit {carrier}, Sendungsnummer {guide}.',
  'The guide number of your order {number}': 'Neue Sendungsnummer für deine Bestellung {number}',
  'This is how your order comes now, in place of what we wrote before.':
    'So kommt deine Bestellung jetzt; unsere vorige Nachricht gilt damit nicht mehr.',
  'It is not to be sent now': 'Sie ist jetzt nicht zu versenden',
  'Its card was refused': 'Die Karte wurde abgelehnt',
  'Somebody changed it meanwhile: look at it again': 'Jemand hat sie inzwischen geändert: sieh sie dir an',
  'Not sent, since they were pasted with two guide numbers: {orders}':
    'Nicht verschickt, da sie mit zwei Sendungsnummern eingefügt wurden: {orders}',
  'It was pasted with two guide numbers: leave the true one':
    'Sie steht mit zwei Sendungsnummern da: lass die richtige stehen',
  'It is picked up at a branch': 'Sie wird in der Filiale abgeholt',
  'There is no order of this number': 'Es gibt keine Bestellung mit dieser Nummer',
  'It was not sent: try it again': 'Sie wurde nicht versandt: versuch es noch einmal',
  '{count} lines were not sent': {
    one: '1 Zeile wurde nicht versandt',
    other: '{count} Zeilen wurden nicht versandt',
  },
  'Mend them here and check them again; a line that is emptied is left out.':
    'Verbessere sie hier und prüfe sie noch einmal; eine leere Zeile bleibt weg.',
  'Its guide number is corrected': 'Die Sendungsnummer wird berichtigt',
  '{count} are sent': { one: '1 Bestellung wird versandt', other: '{count} Bestellungen werden versandt' },
  '{count} change their guide number': {
    one: '1 bekommt eine andere Sendungsnummer',
    other: '{count} bekommen eine andere Sendungsnummer',
  },
  '{count} have theirs already': { one: '1 hat sie schon', other: '{count} haben sie schon' },
  '{count} are left out': { one: '1 Zeile bleibt außen vor', other: '{count} Zeilen bleiben außen vor' },
  'Left out': 'Bleiben außen vor',
  'What is sent': 'Was versandt wird',
  'It has this guide number already': 'Hat diese Sendungsnummer schon',
  'Its guide number changes: it was {guide}': 'Die Sendungsnummer ändert sich: bisher {guide}',
  '{count} digits': { one: '{count} Ziffer', other: '{count} Ziffern' },
  '{count} letters': { one: '{count} Buchstabe', other: '{count} Buchstaben' },
  '{count} letters or digits': { one: '{count} Buchstabe oder Ziffer', other: '{count} Buchstaben oder Ziffern' },
  '{from} to {most}': '{from} bis {most}',
  'A guide of {carrier} has {shape}, like {example}.': 'Eine Sendungsnummer von {carrier} hat {shape}, etwa {example}.',
  '{count} leave without a guide number: {orders}.': {
    one: '1 geht ohne Sendungsnummer: {orders}.',
    other: '{count} gehen ohne Sendungsnummer: {orders}.',
  },
  'Send them with their guide numbers': 'Mit ihren Sendungsnummern senden',
  'Is marked as sent, without a guide number': 'Wird ohne Sendungsnummer als versandt vermerkt, der Kunde erfährt es',
};
