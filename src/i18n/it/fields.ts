import type { fields as keys } from '../es-mx/fields';
import type { Dictionary } from '../translate';

export const fields: Dictionary<keyof typeof keys> = {
  'Field is required': 'Questo dato è necessario',
  'Number is too large': 'Il numero è troppo grande',
  'Must be a whole number': 'Deve essere un numero intero',
  'The quantity must be a whole number': 'La quantità deve essere un numero intero',
  'Invalid value': 'Il valore non è valido',
  'The form could not be read': 'Non siamo riusciti a leggere il modulo. Riprova.',
  'This kind of file is not accepted': 'Questo tipo di file non è accettato',
  'Text is too long': 'Il testo è troppo lungo',
  'Text contains characters that are not allowed': 'Il testo contiene caratteri non ammessi',
  'The text is too long or has characters that are not allowed': 'Il testo è troppo lungo o contiene caratteri non ammessi',
  'Invalid email. Please provide valid e-mail address.': "Scrivi un'e-mail valida, come nome@posta.it",
  'Phone must have 10 numbers': 'Scrivi le 10 cifre, con il prefisso',
  'Postal code must have 5 numbers': 'Il codice postale ha 5 cifre',
  'Name must have at least 3 letters': 'Il nome ha almeno 3 lettere',
  'Surname must have at least 1 letter': 'Scrivi almeno un cognome',
  'City must have at least 1 letter': 'Scrivi il nome della città',
  'Tax identification number must have at least 3 letters': 'Il codice fiscale ha almeno 3 lettere',
  'The reference must have at most 80 characters': 'Il riferimento ha al massimo 80 caratteri',
  'Password must have at least 8 characters with at least 3 of 4 character classes':
    'La password ha almeno 8 caratteri e 3 di 4: minuscole, maiuscole, cifre, simboli',
  'Password must have at least one upper case letter': 'La password ha almeno una maiuscola',
  'Password must have at least one number': 'La password ha almeno una cifra',
  'This password is one of the most used ones. Please choose another.': 'Questa password è tra le più usate. Scegline un’altra.',
  'The two passwords must be identical': 'Le due password devono essere uguali',
  'Terms and conditions must be accepted': 'Accetta i termini e le condizioni per continuare',
};
