import type { fields as keys } from '../es-mx/fields';
import type { Dictionary } from '../translate';

export const fields: Dictionary<keyof typeof keys> = {
  'Field is required': 'Questo dato è necessario',
  'Number is too large': 'Il numero è troppo grande',
  'Must be a whole number': 'Deve essere un numero intero',
  'The quantity must be a whole number': 'La quantità deve essere un numero intero',
  'Invalid value': 'Il valore non è valido',
  'Text is too long': 'Il testo è troppo lungo',
  'Text contains characters that are not allowed': 'Il testo contiene caratteri non ammessi',
  'The text is too long or has characters that are not allowed': 'Il testo è troppo lungo o contiene caratteri non ammessi',
  'Invalid email. Please provide valid e-mail address.': "Scrivi un'e-mail valida, come nome@posta.it",
  'Phone must have 10 numbers': 'Scrivi le 10 cifre, con il prefisso',
  'Phone must have 10 to 15 numbers': 'Il telefono ha da 10 a 15 cifre',
  'Postal code must have 5 numbers': 'Il codice postale ha 5 cifre',
  'Name must have at least 3 letters': 'Il nome ha almeno 3 lettere',
  'Surname must have at least 1 letter': 'Scrivi almeno un cognome',
  'Tax identification number must have at least 3 letters': 'Il codice fiscale ha almeno 3 lettere',
  'Password must have at least 8 characters with at least 3 of 4 character classes':
    'La password ha almeno 8 caratteri e 3 di questi 4: minuscole, maiuscole, numeri, segni',
  'Password must have at least one upper case letter': 'La password ha almeno una maiuscola',
  'Password must have at least one number': 'La password ha almeno un numero',
  'The two passwords must be identical': 'Le due password devono essere uguali',
  'The PIN is 4 digits': 'Il PIN ha 4 cifre',
  'The customer number is a capital C followed by 8 digits': 'Il numero cliente è una C maiuscola seguita da 8 cifre',
  'Please enter the last 4 digits of the card': 'Scrivi le ultime 4 cifre della carta',
  'The name must have at most 30 characters': 'Il nome ha al massimo 30 caratteri',
  'The reference must have at most 80 characters': 'Il riferimento ha al massimo 80 caratteri',
  'Terms and conditions must be accepted': 'Bisogna accettare i termini e le condizioni',
  'The date must not be later than today': 'La data non può essere successiva a oggi',
  'You must be of legal age': 'Devi essere maggiorenne',
};
