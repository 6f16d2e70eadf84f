import type { words as keys } from '../es-mx/dispatch';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Guide numbers': 'Numeri di spedizione',
  'Guide number': 'Numero di spedizione',
  Carrier: 'Corriere',
  'Choose the carrier': 'Scegli il corriere',
  'Sent with': 'Spedito con',
  'Follow the parcel': 'Segui il pacco',
  'Choose one of the carriers': 'Scegli uno dei corrieri',
  'Write the guide number': 'Scrivi il numero di spedizione',
  'This is no guide number of this carrier': 'Questo non è un numero di spedizione di questo corriere',
  'Sent: {orders}': 'Spediti: {orders}',
  'Their guide number was corrected: {orders}': 'Numero di spedizione corretto: {orders}',
  'They had this guide number before: {orders}': 'Avevano già questo numero: {orders}',
  'Not sent, since of these nothing is to be sent now: {orders}':
    'Non spediti, perché ora non sono da spedire: {orders}',
  'Not sent, since their card was refused: {orders}':
    'Non spediti, perché l’addebito sulla carta è stato rifiutato: {orders}',
  'Left as they were, since somebody changed them meanwhile: {orders}':
    'Rimasti com’erano, perché nel frattempo qualcuno li ha modificati; controllali: {orders}',
  'Not sent, since they are picked up at a branch: {orders}': 'Non spediti, perché si ritirano in negozio: {orders}',
  'There are no such orders: {orders}': 'Non ci sono ordini con questi numeri: {orders}',
  'These guide numbers are none of this carrier: {orders}': 'Il numero non è di questo corriere per: {orders}',
  'Not sent, try these again: {orders}': 'Non spediti, riprova con: {orders}',
  'The same guide number stands with {orders}': 'Lo stesso numero è anche su {orders}',
  'At most {most} orders at once': 'Al massimo {most} ordini alla volta',
  'Paste a line for each order: its number and its guide number':
    'Incolla una riga per ordine: il suo numero e il numero di spedizione',
  'Each order is sent, its card is charged where it is held, and its customer is told. At most {most} at once.':
    'Ogni ordine risulta spedito, la carta che lo teneva bloccato viene addebitata e il cliente è avvisato. Al massimo {most} alla volta.',
  'Orders and guide numbers': 'Ordini e numeri di spedizione',
  'A line for each: the number of the order, then its guide number':
    'Una riga per ciascuno: il numero dell’ordine, poi il numero di spedizione',
  'It comes with {carrier}.': 'Viaggia con {carrier}.',
  'It comes with {carrier}, guide number {guide}.': 'Viaggia con {carrier}, numero di spedizione {guide}.',
  'The guide number of your order {number}': 'Nuovo numero di spedizione per l’ordine {number}',
  'This is how your order comes now, in place of what we wrote before.':
    'Ecco come arriva ora il tuo ordine: il nostro messaggio precedente non vale più.',
  'It is not to be sent now': 'Ora non è da spedire',
  'Its card was refused': 'La sua carta è stata rifiutata',
  'Somebody changed it meanwhile: look at it again': "Nel frattempo qualcuno l'ha cambiato: ricontrollalo",
  'Not sent, since they were pasted with two guide numbers: {orders}':
    'Non spediti, perché incollati con due numeri di spedizione: {orders}',
  'It was pasted with two guide numbers: leave the true one':
    'Compare con due numeri di spedizione: lascia quello giusto',
  'It is picked up at a branch': 'Si ritira in negozio',
  'There is no order of this number': "Non c'è un ordine con questo numero",
  'It was not sent: try it again': 'Non è stato spedito: riprova',
  '{count} lines were not sent': { one: '1 riga non è stata spedita', other: '{count} righe non sono state spedite' },
  'Mend them here and check them again; a line that is emptied is left out.':
    'Correggile qui e ricontrollale; una riga vuota resta fuori.',
  'Its guide number is corrected': 'Il suo numero di spedizione viene corretto',
  '{count} are sent': { one: '1 ordine viene spedito', other: '{count} ordini vengono spediti' },
  '{count} change their guide number': {
    one: '1 cambia numero di spedizione',
    other: '{count} cambiano numero di spedizione',
  },
  '{count} have theirs already': { one: '1 lo ha già', other: '{count} lo hanno già' },
  '{count} are left out': { one: '1 riga resta fuori', other: '{count} righe restano fuori' },
  'Left out': 'Restano fuori',
  'What is sent': 'Che cosa viene spedito',
  'It has this guide number already': 'Ha già questo numero di spedizione',
  'Its guide number changes: it was {guide}': 'Il numero di spedizione cambia: prima era {guide}',
  '{count} digits': { one: '{count} cifra', other: '{count} cifre' },
  '{count} letters': { one: '{count} lettera', other: '{count} lettere' },
  '{count} letters or digits': { one: '{count} lettera o cifra', other: '{count} lettere o cifre' },
  '{from} to {most}': 'da {from} a {most}',
  'A guide of {carrier} has {shape}, like {example}.':
    'Un numero di spedizione di {carrier} ha {shape}, come {example}.',
  '{count} leave without a guide number: {orders}.': {
    one: '1 parte senza numero di spedizione: {orders}.',
    other: '{count} partono senza numero di spedizione: {orders}.',
  },
  'Send them with their guide numbers': 'Spediscili con il loro numero',
  'Is marked as sent, without a guide number': 'Segnato come spedito senza numero, il cliente viene avvisato',
};
