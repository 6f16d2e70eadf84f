import type { words as keys } from '../es-mx/fields';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Field is required': 'Fülle dieses Feld aus',
  'Write your e-mail': 'Gib deine E-Mail-Adresse ein',
  'Write your password': 'Gib dein Passwort ein',
  'Write your first name': 'Gib deinen Vornamen ein',
  'Write your last names': 'Gib deine Nachnamen ein',
  'Write your postal code': 'Gib deine Postleitzahl ein',
  'Write your street and number': 'Gib Straße und Hausnummer ein',
  'Write your phone number': 'Gib deine Telefonnummer ein',
  'Number is too large': 'Die Zahl ist zu groß',
  'Must be a whole number': 'Muss eine ganze Zahl sein',
  'The quantity must be a whole number': 'Die Menge muss eine ganze Zahl sein',
  'Invalid value': 'Der Wert ist ungültig',
  'The form could not be read': 'Das Formular konnte nicht gelesen werden. Versuche es noch einmal.',
  'This kind of file is not accepted': 'Diese Art von Datei wird nicht angenommen',
  'The file is too big: it may have {size} MB at most': 'Die Datei ist zu groß: höchstens {size} MB',
  'Text is too long': 'Der Text ist zu lang',
  'Text contains characters that are not allowed': 'Der Text enthält Zeichen, die nicht erlaubt sind',
  'The text is too long or has characters that are not allowed':
    'Der Text ist zu lang oder enthält Zeichen, die nicht erlaubt sind',
  'Invalid email. Please provide valid e-mail address.': 'Gib eine gültige E-Mail-Adresse an, etwa name@mail.de',
  'Phone must have 10 numbers': 'Gib alle 10 Ziffern mit Vorwahl an',
  'The order number has up to 9 digits': 'Die Bestellnummer hat bis zu 9 Ziffern',
  'Postal code must have 5 numbers': 'Die Postleitzahl hat 5 Ziffern',
  'Name must have at least 3 letters': 'Der Name hat mindestens 3 Buchstaben',
  'Write your first name and your last names': 'Schreib deinen Vor- und Nachnamen.',
  'Surname must have at least 1 letter': 'Gib mindestens einen Nachnamen an',
  'City must have at least 1 letter': 'Gib den Namen der Stadt an',
  'The RFC has 12 characters of a company or 13 of a person': 'Der RFC hat 12 Zeichen bei Firmen, 13 bei Personen',
  'The date in the RFC does not exist': 'Das Datum im RFC gibt es nicht',
  'With a generic RFC the regime is 616 and the use S01':
    'Mit einem allgemeinen RFC ist das Regime 616 und die Verwendung S01',
  'Write the name as in the tax certificate, without S.A. de C.V. or the like':
    'Schreibe den Namen wie in der Steuerbescheinigung, ohne S.A. de C.V. und Ähnliches',
  'Choose the tax regime of the certificate': 'Wähle das Steuerregime der Bescheinigung',
  'This regime is not of this kind of RFC': 'Dieses Regime gehört nicht zu dieser Art von RFC',
  'Choose what the invoice is used for': 'Wähle, wofür die Rechnung ist',
  'This regime does not allow this use': 'Dieses Regime erlaubt diese Verwendung nicht',
  'Tax identification number must have at least 3 letters': 'Die Steuernummer hat mindestens 3 Buchstaben',
  'Write the number of the house too, or S/N if it has none':
    'Gib auch die Hausnummer ein, oder S/N, wenn es keine gibt',
  'The reference must have at most 80 characters': 'Der Hinweis hat höchstens 80 Zeichen',
  'Password must have at least 8 characters with at least 3 of 4 character classes':
    'Das Passwort hat mindestens 8 Zeichen und 3 von 4: Kleinbuchstaben, Großbuchstaben, Ziffern, Sonderzeichen',
  'Password must have at least one upper case letter': 'Das Passwort hat mindestens einen Großbuchstaben',
  'Password must have at least one number': 'Das Passwort hat mindestens eine Ziffer',
  'This password is one of the most used ones. Please choose another.':
    'Dieses Passwort gehört zu den meistbenutzten. Wähle ein anderes.',
  'The two passwords must be identical': 'Beide Passwörter müssen gleich sein',
  'Terms and conditions must be accepted': 'Akzeptiere die Geschäftsbedingungen, um fortzufahren',
  'The date must exist and not be later than today': 'Wähle ein Datum, das es gibt: heute oder früher',
  'A rating must be picked': 'Wähle, wie viele Sterne du gibst',
};
