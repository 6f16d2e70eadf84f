import type { words as keys } from '../es-mx/social';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'That way of signing in is not available in this shop': 'Diese Anmeldung gibt es in diesem Shop nicht',
  'Signing in with {provider} did not work. Try again, or use your password.':
    'Die Anmeldung mit {provider} hat nicht geklappt. Versuch es noch einmal oder nimm dein Passwort.',
  '{provider} does not answer at the moment. Try again in a minute, or use your password.':
    '{provider} antwortet gerade nicht. Versuch es in einer Minute noch einmal oder nimm dein Passwort.',
  'You did not sign in with {provider}. Try again whenever you like.':
    'Du hast dich nicht mit {provider} angemeldet. Du kannst es jederzeit noch einmal versuchen.',
  'This sign-in was used already, took longer than ten minutes, or was begun in another browser. Please start it again.':
    'Diese Anmeldung wurde schon verwendet, hat länger als zehn Minuten gedauert oder wurde in einem anderen Browser begonnen. Bitte beginn sie noch einmal.',
  '{provider} gave no e-mail address that it has confirmed. Confirm it there and try again, or create an account with your e-mail.':
    '{provider} hat uns keine bestätigte E-Mail-Adresse gegeben. Bestätige sie dort und versuch es noch einmal, oder leg mit deiner E-Mail ein Konto an.',
  'There is an account with this e-mail already. Sign in with its password once, and {provider} is connected with it.':
    'Mit dieser E-Mail gibt es schon ein Konto. Melde dich einmal mit seinem Passwort an, dann ist {provider} damit verbunden.',
  'That is not the password of this account': 'Das ist nicht das Passwort dieses Kontos',
  '{provider} is connected: next time you can sign in with it':
    '{provider} ist verbunden: Beim nächsten Mal kannst du dich damit anmelden',
  '{provider} is no longer connected with your account': '{provider} ist nicht mehr mit deinem Konto verbunden',
  'That account of {provider} is connected with another account of this shop':
    'Dieses Konto bei {provider} ist mit einem anderen Konto in diesem Shop verbunden',
  'Choose a password first: without {provider} you could not sign in any more':
    'Wähl zuerst ein Passwort: Ohne {provider} könntest du dich nicht mehr anmelden',
  'Continue with {provider}': 'Weiter mit {provider}',
  'If you are new here, this makes your account and you accept the':
    'Bist du zum ersten Mal hier, legst du damit ein Konto an und akzeptierst die',
  'Connect your account': 'Verbinde dein Konto',
  'There is an account with {email} already.': 'Mit {email} gibt es schon ein Konto.',
  'Type its password once, so that we know it is yours. After that you can sign in with {provider}.':
    'Gib einmal sein Passwort ein, damit wir wissen, dass es deins ist. Danach kannst du dich mit {provider} anmelden.',
  'Connect and sign in': 'Verbinden und anmelden',
  'No password, or forgotten? Choose a new one': 'Kein Passwort, oder vergessen? Wähl ein neues',
  'Sign in another way': 'Anders anmelden',
  'Connected accounts': 'Verbundene Konten',
  'Sign in without typing your password, with an account that you have elsewhere.':
    'Melde dich ohne Passwort an, mit einem Konto, das du anderswo schon hast.',
  'Connected on {date}': 'Verbunden am {date}',
  'Disconnect {name}': 'Trennen: {name}',
  Disconnect: 'Trennen',
  'Connect {provider}': '{provider} verbinden',
  'Your account has no password yet. With one you can sign in without {provider} too.':
    'Dein Konto hat noch kein Passwort. Mit einem kannst du dich auch ohne {provider} anmelden.',
  'Choose a password': 'Passwort wählen',
  'To connect an account, sign out and in again first: so we know that it is you.':
    'Um ein Konto zu verbinden, melde dich zuerst ab und wieder an: So wissen wir, dass du es bist.',
};
