import type { words as keys } from '../es-mx/passkeys';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'The passkey was not accepted. Try again, or use your password.':
    'Der Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm dein Passwort.',
  'This shop does not know that passkey any more. Use your password.':
    'Dieser Shop kennt den Passkey nicht mehr. Nimm dein Passwort.',
  'No passkey was used. Try again, or use your password.':
    'Es wurde kein Passkey verwendet. Versuch es noch einmal oder nimm dein Passwort.',
  'No passkey was made. You can try again whenever you like.':
    'Es wurde kein Passkey angelegt. Du kannst es jederzeit noch einmal versuchen.',
  'Passkeys are not available in this shop': 'In diesem Shop gibt es keine Passkeys',
  'Your passkey is ready: next time you can sign in with it':
    'Dein Passkey ist bereit: Beim nächsten Mal kannst du dich damit anmelden',
  'The passkey has its new name': 'Der Passkey hat seinen neuen Namen',
  'The passkey was removed. Remove it on your device too.':
    'Der Passkey wurde entfernt. Lösch ihn auch auf deinem Gerät.',
  'This device has a passkey for your account already': 'Dieses Gerät hat schon einen Passkey für dein Konto',
  'You have ten passkeys. Remove one before you add another.':
    'Du hast zehn Passkeys. Entferne einen, bevor du einen neuen anlegst.',
  'The password is not right': 'Das Passwort stimmt nicht',
  'Sign in with a passkey': 'Mit Passkey anmelden',
  Passkeys: 'Passkeys',
  'My passkey': 'Mein Passkey',
  'Sign in with your fingerprint, your face or the lock of your device, without typing your password.':
    'Melde dich mit Fingerabdruck, Gesicht oder Displaysperre an, ohne dein Passwort zu tippen.',
  'Add a passkey': 'Passkey hinzufügen',
  'Your password, to be sure it is you': 'Dein Passwort, damit wir wissen, dass du es bist',
  'To add a passkey, turn on JavaScript.': 'Schalte JavaScript ein, um einen Passkey hinzuzufügen.',
  'This browser has no passkeys': 'Dieser Browser kennt keine Passkeys',
  'Added on {date}': 'Angelegt am {date}',
  'last used on {date}': 'zuletzt benutzt am {date}',
  'not used yet': 'noch nicht benutzt',
  'Name of the passkey': 'Name des Passkeys',
  Rename: 'Umbenennen',
  'Rename {name}': 'Umbenennen: {name}',
  'Remove {name}': 'Entfernen: {name}',
  or: 'oder',
  Save: 'Speichern',
};
