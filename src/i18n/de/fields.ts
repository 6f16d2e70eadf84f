import type { fields as keys } from '../es-mx/fields';
import type { Dictionary } from '../translate';

export const fields: Dictionary<keyof typeof keys> = {
  'Field is required': 'Diese Angabe wird gebraucht',
  'Number is too large': 'Die Zahl ist zu groß',
  'Must be a whole number': 'Muss eine ganze Zahl sein',
  'The quantity must be a whole number': 'Die Menge muss eine ganze Zahl sein',
  'Invalid value': 'Der Wert ist ungültig',
  'The form could not be read': 'Das Formular konnte nicht gelesen werden. Versuche es noch einmal.',
  'This kind of file is not accepted': 'Diese Art von Datei wird nicht angenommen',
  'Text is too long': 'Der Text ist zu lang',
  'Text contains characters that are not allowed': 'Der Text enthält Zeichen, die nicht erlaubt sind',
  'The text is too long or has characters that are not allowed': 'Der Text ist zu lang oder enthält Zeichen, die nicht erlaubt sind',
  'Invalid email. Please provide valid e-mail address.': 'Gib eine gültige E-Mail-Adresse an, etwa name@mail.de',
  'Phone must have 10 numbers': 'Gib alle 10 Ziffern mit Vorwahl an',
  'Postal code must have 5 numbers': 'Die Postleitzahl hat 5 Ziffern',
  'Name must have at least 3 letters': 'Der Name hat mindestens 3 Buchstaben',
  'Surname must have at least 1 letter': 'Gib mindestens einen Nachnamen an',
  'City must have at least 1 letter': 'Gib den Namen der Stadt an',
  'Tax identification number must have at least 3 letters': 'Die Steuernummer hat mindestens 3 Buchstaben',
  'The reference must have at most 80 characters': 'Der Hinweis hat höchstens 80 Zeichen',
  'Password must have at least 8 characters with at least 3 of 4 character classes':
    'Das Passwort hat mindestens 8 Zeichen und 3 von 4: Kleinbuchstaben, Großbuchstaben, Ziffern, Sonderzeichen',
  'Password must have at least one upper case letter': 'Das Passwort hat mindestens einen Großbuchstaben',
  'Password must have at least one number': 'Das Passwort hat mindestens eine Ziffer',
  'This password is one of the most used ones. Please choose another.': 'Dieses Passwort gehört zu den meistbenutzten. Wähle ein anderes.',
  'The two passwords must be identical': 'Beide Passwörter müssen gleich sein',
  'Terms and conditions must be accepted': 'Akzeptiere die Geschäftsbedingungen, um fortzufahren',
};
