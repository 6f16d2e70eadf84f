import type { words as keys } from '../es-mx/customers';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Look in the mail of your new address: with the button of our message you confirm it':
    'Sieh in deinem neuen Postfach nach: mit dem Knopf in unserer Nachricht bestätigst du die Adresse',
  'Your account has its new e-mail': 'Dein Konto hat jetzt die neue E-Mail-Adresse',
  'Your account has its e-mail of before again. Now choose a new password.':
    'Dein Konto hat wieder die frühere E-Mail-Adresse. Wähle jetzt ein neues Passwort.',
  'Customer service changes it for you.': 'Der Kundendienst ändert sie für dich.',
  'Change the e-mail': 'E-Mail-Adresse ändern',
  'We write to the new one. It counts once you confirm it there.':
    'Wir schreiben an die neue. Sie gilt, sobald du sie dort bestätigst.',
  'New e-mail': 'Neue E-Mail-Adresse',
  'Send me the confirmation': 'Bestätigung senden',
  'To change it, sign out and in again first: so we know that it is you.':
    'Melde dich zum Ändern erst ab und wieder an: So wissen wir, dass du es bist.',
  'Confirm your new e-mail': 'Bestätige deine neue E-Mail-Adresse',
  'From now on you sign in with it, and our letters go there. Your other devices are signed out.':
    'Ab jetzt meldest du dich damit an, und wir schreiben dorthin. Deine anderen Geräte werden abgemeldet.',
  'Sign in with the e-mail you have used until now, and confirm the new one here.':
    'Melde dich mit deiner bisherigen E-Mail an und bestätige die neue hier.',
  'Confirm this e-mail': 'Diese Adresse bestätigen',
  'Take your account back': 'Hol dir dein Konto zurück',
  'Your account gets its e-mail of before again, every device is signed out, and you choose a new password.':
    'Dein Konto bekommt die frühere E-Mail-Adresse zurück, alle Geräte werden abgemeldet, und du wählst ein neues Passwort.',
  'Take my account back': 'Mein Konto zurückholen',
  'You asked to sign in at {shop} with this e-mail from now on. Confirm it with this button.':
    'Du möchtest dich bei {shop} ab jetzt mit dieser E-Mail-Adresse anmelden. Bestätige sie mit diesem Knopf.',
  'If it was not you, you need do nothing: the account keeps its e-mail.':
    'Warst du es nicht, musst du nichts tun: Das Konto behält seine E-Mail-Adresse.',
  'The e-mail of your account was changed': 'Die E-Mail-Adresse deines Kontos wurde geändert',
  'Since {moment} (Mexico City) your account at {shop} has the e-mail {email}. Your other devices were signed out.':
    'Seit dem {moment} Uhr (Mexiko-Stadt) hat dein Konto bei {shop} die E-Mail-Adresse {email}. Deine anderen Geräte wurden abgemeldet.',
  'If it was you, there is nothing more to do. If not, take your account back: the link works for {hours} hours.':
    'Warst du es, ist nichts weiter zu tun. Wenn nicht, hol dir dein Konto zurück: Der Link gilt {hours} Stunden.',
  'Your account is yours again': 'Dein Konto gehört wieder dir',
  'Your account at {shop} has this e-mail again, and all devices were signed out. The password of before no longer works.':
    'Dein Konto bei {shop} hat wieder diese E-Mail-Adresse, und alle Geräte wurden abgemeldet. Das frühere Passwort gilt nicht mehr.',
  'That device is signed out': 'Das Gerät ist abgemeldet',
  'Your other devices are signed out': 'Deine anderen Geräte sind abgemeldet',
  '{browser} on {system}': '{browser} auf {system}',
  'Another device': 'Anderes Gerät',
  'You are using it now': 'Du benutzt es gerade',
  'Last used on {moment}': 'Zuletzt benutzt: {moment}',
  '{device} (this device)': '{device} (dieses Gerät)',
  'Sign out there': 'Dort abmelden',
  'Your devices': 'Deine Geräte',
  'You are signed in here. If you do not know one of them, sign it out and change your password.':
    'Hier bist du angemeldet. Kennst du eines nicht, melde es ab und ändere dein Passwort.',
  'Sign out all other devices': 'Alle anderen abmelden',
  'Reset password feature does not work while offline!': 'Offline lässt sich das Passwort nicht ändern.',
  'Incorrect password': 'Das Passwort ist falsch',
  'Invalid username/password': 'Benutzername oder Passwort ist ungültig',
  'The code is wrong': 'Der Code ist falsch',
  'Incorrect date': 'Das Datum ist falsch',
  'The number of attempts was exceeded': 'Es gab zu viele Versuche',
  'Error while sending reset password e-mail': 'Die E-Mail zum Ändern des Passworts ließ sich nicht senden',
  'Provided email does not exist': 'Diese E-Mail-Adresse gibt es nicht. Prüfe, wie sie geschrieben ist.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'E-Mail und Passwort passen nicht zusammen. Prüfe beide; nach mehreren Versuchen heißt es 15 Minuten warten.',
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
  'If this e-mail has an account, a message with a link is on its way':
    'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, ist eine Nachricht mit einem Link unterwegs. Schau auch im Spam-Ordner nach.',
  'Many links were asked for from your network. Please wait a while before you ask for another one.':
    'Aus deinem Netz wurden viele Links angefordert. Warte eine Weile, bevor du einen weiteren anforderst.',
  'Password has successfully been changed': 'Dein Passwort ist geändert',
  'The password was not changed: {reason}': 'Das Passwort wurde nicht geändert: {reason}',
  'Did you forget your password?': 'Passwort vergessen?',
  'Type the e-mail of your account. We send you a link to choose a new password.':
    'Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
  'Send me a link': 'Link senden',
  'New password': 'Neues Passwort',
  'The new password again': 'Neues Passwort wiederholen',
  'Your current password': 'Dein jetziges Passwort',
  'Change the password': 'Passwort ändern',
  'Save the password': 'Passwort speichern',
  'Your other devices are signed out.': 'Deine anderen Geräte werden abgemeldet.',
  Password: 'Passwort',
  'The password again': 'Passwort wiederholen',
  'At least 8 characters, with a capital letter and a number.':
    'Mindestens 8 Zeichen, mit einem Großbuchstaben und einer Zahl.',
  Show: 'Zeigen',
  Hide: 'Verbergen',
  'Show the password': 'Passwort zeigen',
  'Hide the password': 'Passwort verbergen',
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
  "Mother's surname": 'Mütterlicher Nachname',
  'An e-mail of the shop itself is not allowed':
    'Nimm deine private E-Mail: Adressen des Shops können kein Konto haben.',
  'More about you (optional)': 'Mehr über dich (optional)',
  'It helps us to serve you. Later a branch or customer service changes it.':
    'So können wir dir besser helfen. Später ändern es eine Filiale oder der Kundenservice.',
  'I would rather not say': 'Keine Angabe',
  'I accept the': 'Ich akzeptiere die',
  'We use your data for your account and your orders.': 'Wir nutzen deine Daten für dein Konto und deine Bestellungen.',
  Name: 'Name',
  'You signed in': 'Du hast dich angemeldet',
  'Your account is ready': 'Dein Konto ist bereit',
  'You have lost nothing: type your password once more, and the rest is sent again.':
    'Nichts ist verloren: Gib dein Passwort noch einmal ein, der Rest wird noch einmal gesendet.',
  'Your orders': 'Deine Bestellungen',
  'No orders yet. When you buy, you see here how they are going.':
    'Du hast noch keine Bestellungen. Wenn du etwas kaufst, siehst du hier, wie es steht.',
  'Signing in to this account is paused until {until} (Mexico City)':
    'Zur Sicherheit ist das Anmelden bei diesem Konto bis {until} Uhr (Mexiko-Stadt) unterbrochen.',
  'This device may sign in again: type your password':
    'Fertig: Dieses Gerät darf sich wieder anmelden. Gib E-Mail und Passwort ein.',
  'Get in at once with a link by e-mail': 'Ist es dein Konto? Sofort hinein mit einem Link per E-Mail',
  'Get in at once with a new password': 'Ist es dein Konto? Sofort hinein mit einem neuen Passwort',
  'Get in with a link': 'Mit einem Link hinein',
  'Unlock this device': 'Dieses Gerät freischalten',
  'This device may sign in at once then, with your password.':
    'Dann muss dieses Gerät nicht mehr warten: Du meldest dich gleich mit deinem Passwort an.',
  'I do not remember it: choose another password': 'Ich weiß es nicht mehr: ein anderes Passwort wählen',
  'Type the e-mail of your account. Open the link we send you on this device, and sign in with your password.':
    'Gib die E-Mail deines Kontos ein. Öffne den Link, den wir dir schicken, auf diesem Gerät und melde dich mit deinem Passwort an.',
  'The message with the link cannot be sent at the moment':
    'Die Nachricht mit dem Link kann gerade nicht gesendet werden',
  'The link has expired or was used already. Ask for another one.':
    'Der Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
};
