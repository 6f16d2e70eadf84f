import type { words as keys } from '../es-mx/invoices';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Ask for an invoice': 'Chiedi la fattura',
  'You may ask for it until {day}.': 'Puoi chiederla fino al {day}.',
  'You asked for an invoice for {rfc} on {day}. We write to you when it is ready.':
    'Hai chiesto la fattura per {rfc} il {day}. Ti scriviamo quando è pronta.',
  'The invoice for {rfc} is made out. You got it by e-mail.':
    'La fattura per {rfc} è stata emessa. L’hai ricevuta per e-mail.',
  'There is no invoice for {rfc}: {why}': 'La fattura per {rfc} non è stata emessa: {why}',
  'You asked for an invoice for {rfc} with the order.': 'Hai chiesto la fattura per {rfc} con l’ordine.',
  'We have your request and write to you when your invoice is ready':
    'Abbiamo ricevuto la richiesta. Ti scriviamo quando la fattura è pronta.',
  'An invoice of this order has been asked for already': 'La fattura di questo ordine è già stata chiesta.',
  'An invoice can be asked for once the order is paid': 'La fattura si può chiedere quando l’ordine è pagato.',
  'The time to ask for an invoice of this order is over':
    'Il tempo per chiedere la fattura di questo ordine è scaduto.',
  'Many invoices were asked for from your network. Please wait a while before you ask for another one.':
    'Dalla tua rete sono state chieste molte fatture. Aspetta un po’ prima di chiederne un’altra.',
  'The invoice of your order {number} is ready': 'La fattura del tuo ordine {number} è pronta',
  'The invoice of your order {number} could not be made': 'Non abbiamo emesso la fattura dell’ordine {number}',
  'We made out the invoice you asked for. You get it by e-mail, as PDF and XML.':
    'Abbiamo emesso la fattura che hai chiesto. La ricevi per e-mail, in PDF e XML.',
  'We could not make out the invoice you asked for: {why}':
    'Non abbiamo potuto emettere la fattura che hai chiesto: {why}',
  'Check your data and ask for it again on the page of the order.':
    'Controlla i tuoi dati e chiedila di nuovo dalla pagina dell’ordine.',
  'Fiscal folio': 'Folio fiscale',
  'Open the invoice': 'Apri la fattura',
  'We made out the invoice you asked for.': 'Abbiamo emesso la fattura che hai chiesto.',
  'The invoice for {rfc} is made out.': 'La fattura per {rfc} è emessa.',
  'Write the fiscal folio: the 36 characters of the UUID in the stamp':
    'Scrivi il folio fiscale: i 36 caratteri dell’UUID del timbro.',
  'Write the whole address, beginning with https://': 'Scrivi l’indirizzo completo, da https://',
  'The customer is told by e-mail': 'Il cliente viene avvisato per e-mail',
  'There is no such request, or somebody has decided about it': 'La richiesta non esiste, o qualcuno ha già deciso',
  'Write why there is no invoice': 'Scrivi perché non c’è fattura',
  'Why not': 'Perché no',
  Invoices: 'Fatture',
};
