import type { fields as keys } from '../es-mx/fields';
import type { Dictionary } from '../translate';

export const fields: Dictionary<keyof typeof keys> = {
  'Field is required': 'Diese Angabe wird gebraucht',
  'Number is too large': 'Die Zahl ist zu groß',
  'Must be a whole number': 'Muss eine ganze Zahl sein',
  'The quantity must be a whole number': 'Die Menge muss eine ganze Zahl sein',
  'Invalid value': 'Der Wert ist ungültig',
  'Text is too long': 'Der Text ist zu lang',
  'Text contains characters that are not allowed': 'Der Text enthält Zeichen, die nicht erlaubt sind',
  'The text is too long or has characters that are not allowed': 'Der Text ist zu lang oder enthält Zeichen, die nicht erlaubt sind',
  'Invalid email. Please provide valid e-mail address.': 'Gib eine gültige E-Mail-Adresse an, etwa name@mail.de',
  'Phone must have 10 numbers': 'Gib alle 10 Ziffern mit Vorwahl an',
  'Phone must have 10 to 15 numbers': 'Die Telefonnummer hat 10 bis 15 Ziffern',
  'Postal code must have 5 numbers': 'Die Postleitzahl hat 5 Ziffern',
  'Name must have at least 3 letters': 'Der Name hat mindestens 3 Buchstaben',
  'Surname must have at least 1 letter': 'Gib mindestens einen Nachnamen an',
  'Tax identification number must have at least 3 letters': 'Die Steuernummer hat mindestens 3 Buchstaben',
  'Password must have at least 8 characters with at least 3 of 4 character classes':
    'Das Passwort hat mindestens 8 Zeichen und 3 von diesen 4: Kleinbuchstaben, Großbuchstaben, Ziffern, Zeichen',
  'Password must have at least one upper case letter': 'Das Passwort hat mindestens einen Großbuchstaben',
  'Password must have at least one number': 'Das Passwort hat mindestens eine Ziffer',
  'The two passwords must be identical': 'Die beiden Passwörter müssen gleich sein',
  'The PIN is 4 digits': 'Die PIN hat 4 Ziffern',
  'The customer number is a capital C followed by 8 digits': 'Die Kundennummer ist ein großes C mit 8 Ziffern',
  'Please enter the last 4 digits of the card': 'Gib die letzten 4 Ziffern der Karte ein',
  'The name must have at most 30 characters': 'Der Name hat höchstens 30 Zeichen',
  'The reference must have at most 80 characters': 'Der Hinweis hat höchstens 80 Zeichen',
  'Terms and conditions must be accepted': 'Die Geschäftsbedingungen müssen angenommen werden',
  'The date must not be later than today': 'Das Datum darf nicht nach heute liegen',
  'You must be of legal age': 'Du musst volljährig sein',
};
