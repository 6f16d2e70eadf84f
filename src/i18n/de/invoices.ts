import type { words as keys } from '../es-mx/invoices';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Ask for an invoice': 'Rechnung anfordern',
  'You may ask for it until {day}.': 'Du kannst sie bis {day} anfordern.',
  'You asked for an invoice for {rfc} on {day}. We write to you when it is ready.':
    'Du hast am {day} eine Rechnung für {rfc} angefordert. Wir schreiben dir, wenn sie fertig ist.',
  'The invoice for {rfc} is made out. You got it by e-mail.':
    'Die Rechnung für {rfc} ist ausgestellt. Du hast sie per E-Mail bekommen.',
  'There is no invoice for {rfc}: {why}': 'Für {rfc} gibt es keine Rechnung: {why}',
  'You asked for an invoice for {rfc} with the order.':
    'Du hast mit der Bestellung eine Rechnung für {rfc} angefordert.',
  'We have your request and write to you when your invoice is ready':
    'Deine Anfrage ist da. Wir schreiben dir, wenn deine Rechnung fertig ist.',
  'An invoice of this order has been asked for already': 'Für diese Bestellung wurde schon eine Rechnung angefordert.',
  'An invoice can be asked for once the order is paid': 'Eine Rechnung gibt es, sobald die Bestellung bezahlt ist.',
  'The time to ask for an invoice of this order is over':
    'Die Frist, für diese Bestellung eine Rechnung anzufordern, ist vorbei.',
  'Many invoices were asked for from your network. Please wait a while before you ask for another one.':
    'Aus deinem Netz wurden viele Rechnungen angefordert. Warte etwas, bevor du noch eine anforderst.',
  'The invoice of your order {number} is ready': 'Die Rechnung zu deiner Bestellung {number} ist fertig',
  'The invoice of your order {number} could not be made': 'Keine Rechnung zur Bestellung {number} ausgestellt',
  'We made out the invoice you asked for. You get it by e-mail, as PDF and XML.':
    'Deine Rechnung ist ausgestellt. Du bekommst sie per E-Mail als PDF und XML.',
  'We could not make out the invoice you asked for: {why}': 'Wir konnten die Rechnung nicht ausstellen: {why}',
  'Check your data and ask for it again on the page of the order.':
    'Prüf deine Angaben und fordere sie auf der Seite der Bestellung noch einmal an.',
  'Fiscal folio': 'Steuerliche Folionummer',
  'Open the invoice': 'Rechnung öffnen',
  'We made out the invoice you asked for.': 'Wir haben die gewünschte Rechnung ausgestellt.',
  'The invoice for {rfc} is made out.': 'Die Rechnung für {rfc} ist ausgestellt.',
  'Write the fiscal folio: the 36 characters of the UUID in the stamp':
    'Gib die steuerliche Folionummer ein: die 36 Zeichen der UUID im Stempel.',
  'Write the whole address, beginning with https://': 'Gib die ganze Adresse ein, ab https://',
  'The customer is told by e-mail': 'Der Kunde erfährt es per E-Mail',
  'There is no such request, or somebody has decided about it':
    'Diese Anfrage gibt es nicht, oder jemand hat schon entschieden',
  'Write why there is no invoice': 'Schreib, warum es keine Rechnung gibt',
  'Why not': 'Warum nicht',
  Invoices: 'Rechnungen',
};
