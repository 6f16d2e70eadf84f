import type { words as keys } from '../es-mx/contact';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  Contact: 'Contatti',
  'Write to us or call us: we answer within two working days.':
    'Scrivici o chiamaci: rispondiamo entro due giorni lavorativi.',
  Telephones: 'Telefoni',
  'What is it about?': 'Di che cosa si tratta?',
  'My order': 'Il mio ordine',
  'A product': 'Un prodotto',
  'A warranty or a return': 'Garanzia o reso',
  'My invoice': 'La mia fattura',
  'My personal data': 'I miei dati personali',
  'A complaint': 'Un reclamo',
  'Something else': 'Altro',
  Phone: 'Telefono',
  'With the code of the country, if it is not Mexico': 'Con il prefisso del paese, se non è del Messico',
  'Your message': 'Il tuo messaggio',
  'We use what you write to answer you, and for nothing else.':
    'Usiamo quello che scrivi per risponderti e per nient’altro.',
  'Send the message': 'Invia il messaggio',
  'We have your message and answer by e-mail within two working days':
    'Abbiamo ricevuto il tuo messaggio. Rispondiamo per e-mail entro due giorni lavorativi.',
  'Many messages came from your network. Please wait a while before you write another one.':
    'Dalla tua rete sono arrivati molti messaggi. Aspetta un po’ prima di scriverne un altro.',
  'Phone must have 10 to 15 numbers': 'Scrivi un telefono di 10–15 cifre',
  Messages: 'Messaggi',
  'No messages': 'Nessun messaggio',
  'Older messages': 'Messaggi precedenti',
  'See the messages': 'Vedi i messaggi',
  'Answer to the e-mail above, not to this message.': 'Rispondi all’indirizzo qui sopra, non a questo messaggio.',
  Services: 'Servizi',
  'Proof of purchase': 'Prova d’acquisto',
  'Electronic billing': 'Fatturazione elettronica',
  'Account statement': 'Estratto conto',
  'Job board': 'Offerte di lavoro',
  Chat: 'Chat',
};
