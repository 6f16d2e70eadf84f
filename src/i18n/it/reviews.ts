import type { words as keys } from '../es-mx/reviews';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Thank you. Your review is shown once we have read it.': 'Grazie. La tua recensione appare appena l’avremo letta.',
  'You have already written a review of this purchase': 'Hai già scritto una recensione di questo acquisto',
  'This order does not have the product, or it has not been sent yet':
    'Quest’ordine non contiene il prodotto, o non è ancora stato spedito',
  'Many reviews came from your network. Please wait a while before you write another one.':
    'Dalla tua rete sono arrivate molte recensioni. Aspetta un po’ prima di scriverne un’altra.',
  'Many reviews of this product wait to be read. Please write yours another day.':
    'Molte recensioni di questo prodotto aspettano di essere lette. Scrivi la tua un altro giorno.',
  'There is no such review': 'Questa recensione non esiste',
  'This review has its stars already': 'Questa recensione ha già le sue stelle',
  'Somebody has decided about this review already': 'Su questa recensione è già stato deciso',
  'Your review': 'La tua recensione',
  'Write a review': 'Scrivi una recensione',
  'Nobody has written a review yet. Be the first.': 'Ancora nessuna recensione. Scrivi la prima.',
  'Verified purchase': 'Acquisto verificato',
  'How many stars do you give it?': 'Quante stelle gli dai?',
  '1 star': '1 stella',
  '2 stars': '2 stelle',
  '3 stars': '3 stelle',
  '4 stars': '4 stelle',
  '5 stars': '5 stelle',
  'Title of your review': 'Titolo',
  'In a few words': 'In poche parole',
  'What did you like or dislike?': 'Che cosa ti è piaciuto e che cosa no?',
  'How it is made, whether it fits, how it arrived. Leave out telephones and addresses.':
    'Com’è fatto, se ci sta, com’è arrivato. Senza telefoni né indirizzi.',
  'Name that is shown': 'Nome da mostrare',
  'I bought it here: mark my review as a verified purchase':
    'L’ho comprato qui: segna la recensione come acquisto verificato',
  'The one you gave with the order. It is not shown.': 'Quella che hai dato con l’ordine. Non viene mostrata.',
  'We read every review before it is shown, good or bad.':
    'Leggiamo ogni recensione prima di mostrarla, buona o cattiva che sia.',
  'Send my review': 'Invia la recensione',
  'Back to the product': 'Torna al prodotto',
  'Your reviews': 'Le tue recensioni',
  'You have not written a review yet': 'Non hai ancora scritto recensioni',
  'What you say of what you bought helps others choose.':
    'Ciò che racconti dei tuoi acquisti aiuta gli altri a scegliere.',
  'It is shown': 'Pubblicata',
  'We are reading it': 'La stiamo leggendo',
  'It is not shown': 'Non pubblicata',
};
