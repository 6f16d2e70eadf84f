import type { customers as keys } from '../es-mx/customers';
import type { Dictionary } from '../translate';

export const customers: Dictionary<keyof typeof keys> = {
  'Reset password feature does not work while offline!': 'Offline lässt sich das Passwort nicht ändern.',
  'Incorrect password': 'Das Passwort ist falsch',
  'Invalid username/password': 'Benutzername oder Passwort ist ungültig',
  'The code is wrong': 'Der Code ist falsch',
  'Incorrect date': 'Das Datum ist falsch',
  'The number of attempts was exceeded': 'Es gab zu viele Versuche',
  'Error while sending reset password e-mail': 'Die E-Mail zum Ändern des Passworts ließ sich nicht senden',
  'Provided email does not exist': 'Diese E-Mail-Adresse ist nicht registriert',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'Die Anmeldung ist fehlgeschlagen: Die Angaben sind falsch oder das Konto ist kurzzeitig gesperrt. Versuche es später noch einmal.',
  'The password reset deadline has expired, or the token does not match; resubmit the request':
    'Der Link zum Ändern des Passworts ist abgelaufen oder ungültig. Fordere ihn neu an.',
  'The SMS was not sent': 'Die SMS wurde nicht gesendet',
  'A customer with this email already exists': 'Mit dieser E-Mail-Adresse gibt es schon einen Kunden',
  "You're logged out": 'Du bist abgemeldet',
  'Signing in is not available in this shop at the moment': 'In diesem Shop kann man sich zurzeit nicht anmelden',
  'Please confirm that you are a person to go on': 'Bestätige, dass du ein Mensch bist, um fortzufahren',
  'Many accounts were made from your network. Please wait a while before you make another one.':
    'Aus deinem Netz wurden viele Konten angelegt. Warte eine Weile, bevor du ein weiteres anlegst.',
  'Many sign-ins failed from your network. Please wait a while before you try again.':
    'Aus deinem Netz sind viele Anmeldungen fehlgeschlagen. Warte eine Weile, bevor du es noch einmal versuchst.',
  Password: 'Passwort',
  'The password again': 'Passwort wiederholen',
  'At least 8 characters, with a capital letter and a number.': 'Mindestens 8 Zeichen, mit einem Großbuchstaben und einer Zahl.',
  Show: 'Zeigen',
  Hide: 'Verbergen',
  'Show the password': 'Passwort zeigen',
  'Sign in': 'Anmelden',
  'Create account': 'Konto anlegen',
  'Log out': 'Abmelden',
  'Log out on all devices': 'Auf allen Geräten abmelden',
  'My account': 'Mein Konto',
  'Hello, {name}': 'Hallo, {name}',
  'You are signed in': 'Du bist angemeldet',
  'New here? An account keeps your cart and your orders on all your devices.':
    'Neu hier? Mit einem Konto folgen dir Warenkorb und Bestellungen auf alle Geräte.',
  'Buy without an account': 'Ohne Konto kaufen',
  'Do you have an account already?': 'Hast du schon ein Konto?',
  'I accept the': 'Ich akzeptiere die',
  'We use your data for your account and your orders.': 'Wir nutzen deine Daten für dein Konto und deine Bestellungen.',
  Name: 'Name',
  'You signed in': 'Du hast dich angemeldet',
  'Your account is ready': 'Dein Konto ist bereit',
  'You have lost nothing: type your password once more, and the rest is sent again.':
    'Nichts ist verloren: Gib dein Passwort noch einmal ein, der Rest wird noch einmal gesendet.',
  'Your orders': 'Deine Bestellungen',
  'No orders yet. When you buy, you see here how they are going.': 'Du hast noch keine Bestellungen. Wenn du etwas kaufst, siehst du hier, wie es steht.',
};
