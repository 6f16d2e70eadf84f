import type { words as keys } from '../es-mx/fields';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Field is required': 'Completa questo dato',
  'Write your e-mail': 'Scrivi la tua e-mail',
  'Write your password': 'Scrivi la tua password',
  'Write your first name': 'Scrivi il tuo nome',
  'Write your last names': 'Scrivi i tuoi cognomi',
  'Write your postal code': 'Scrivi il tuo codice postale',
  'Write the name of your street': 'Scrivi il nome della via',
  'Write the outside number': 'Scrivi il numero civico',
  'Write your phone number': 'Scrivi il tuo telefono',
  'Number is too large': 'Il numero è troppo grande',
  'Must be a whole number': 'Deve essere un numero intero',
  'The quantity must be a whole number': 'La quantità deve essere un numero intero',
  'Invalid value': 'Il valore non è valido',
  'The form could not be read': 'Non siamo riusciti a leggere il modulo. Riprova.',
  'This kind of file is not accepted': 'Questo tipo di file non è accettato',
  'Text is too long': 'Il testo è troppo lungo',
  'Text contains characters that are not allowed': 'Il testo contiene caratteri non ammessi',
  'The text is too long or has characters that are not allowed':
    'Il testo è troppo lungo o contiene caratteri non ammessi',
  'Invalid email. Please provide valid e-mail address.': 'Scrivi un’e-mail valida, come nome@posta.it',
  'Phone must have 10 numbers': 'Scrivi le 10 cifre, con il prefisso',
  'The order number has up to 9 digits': 'Il numero d’ordine ha fino a 9 cifre',
  'Postal code must have 5 numbers': 'Il codice postale ha 5 cifre',
  'Name must have at least 3 letters': 'Il nome ha almeno 3 lettere',
  'Write your first name and your last names': 'Scrivi il tuo nome e cognome.',
  'Surname must have at least 1 letter': 'Scrivi almeno un cognome',
  'City must have at least 1 letter': 'Scrivi il nome della città',
  'The RFC has 12 characters of a company or 13 of a person':
    'L’RFC ha 12 caratteri per le aziende o 13 per le persone',
  'The date in the RFC does not exist': 'La data nell’RFC non esiste',
  'With a generic RFC the regime is 616 and the use S01': 'Con un RFC generico il regime è 616 e l’uso S01',
  'Write the name as in the tax certificate, without S.A. de C.V. or the like':
    'Scrivi il nome come nel certificato fiscale, senza S.A. de C.V. o simili',
  'Choose the tax regime of the certificate': 'Scegli il regime fiscale del certificato',
  'This regime is not of this kind of RFC': 'Questo regime non è di questo tipo di RFC',
  'Choose what the invoice is used for': 'Scegli l’uso della fattura',
  'This regime does not allow this use': 'Questo regime non permette questo uso',
  'Tax identification number must have at least 3 letters': 'Il codice fiscale ha almeno 3 lettere',
  'The reference must have at most 80 characters': 'Il riferimento ha al massimo 80 caratteri',
  'Password must have at least 8 characters with at least 3 of 4 character classes':
    'La password ha almeno 8 caratteri e 3 di 4: minuscole, maiuscole, cifre, simboli',
  'Password must have at least one upper case letter': 'La password ha almeno una maiuscola',
  'Password must have at least one number': 'La password ha almeno una cifra',
  'This password is one of the most used ones. Please choose another.':
    'Questa password è tra le più usate. Scegline un’altra.',
  'The two passwords must be identical': 'Le due password devono essere uguali',
  'Terms and conditions must be accepted': 'Accetta i termini e le condizioni per continuare',
  'The date must exist and not be later than today': 'Scegli una data che esiste, di oggi o precedente',
  'A rating must be picked': 'Scegli quante stelle gli dai',
};
