import type { mail as keys } from '../es-mx/mail';
import type { Dictionary } from '../translate';

export const mail: Dictionary<keyof typeof keys> = {
  'We will write to you when {name} is back': 'Wir schreiben dir, sobald {name} wieder da ist',
  '{name} is sold out at the moment. As soon as there is some, we send you one message, and no other.':
    '{name} ist zurzeit ausverkauft. Sobald es wieder welche gibt, schicken wir dir eine einzige Nachricht.',
  'You did not ask for this, or you need it no more?': 'Du hast das nicht gewünscht oder brauchst es nicht mehr?',
  '{name} is back': '{name} ist wieder da',
  'You asked us to tell you: {name} can be bought again. We cannot keep it for you, and there may be little of it.':
    'Du wolltest Bescheid wissen: {name} ist wieder zu haben. Zurücklegen können wir es nicht, und vielleicht ist wenig da.',
  'This was the only message about it.': 'Das war die einzige Nachricht dazu.',
  'Choose a new password': 'Wähle ein neues Passwort',
  'Somebody asked to change the password of your account at {shop}. If it was you, choose a new one with this button.':
    'Jemand möchte das Passwort deines Kontos bei {shop} ändern. Wenn du das warst, wähle mit diesem Knopf ein neues.',
  'The link works once and for {minutes} minutes; if you ask for another one, only the newest works.':
    'Der Link gilt einmal und {minutes} Minuten lang; forderst du einen weiteren an, gilt nur der neueste.',
  'If it was not you, you need do nothing: your password stays as it is.': 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  'Your password was changed': 'Dein Passwort wurde geändert',
  'The password of your account at {shop} was changed on {moment} (Mexico City). Your other devices were signed out.':
    'Das Passwort deines Kontos bei {shop} wurde am {moment} (Mexiko-Stadt) geändert. Deine anderen Geräte wurden abgemeldet.',
  'It was not me': 'Das war ich nicht',
  'If it was you, there is nothing more to do. If not, ask for a link at once and choose another password.':
    'Wenn du das warst, ist nichts weiter zu tun. Wenn nicht, fordere sofort einen Link an und wähle ein anderes Passwort.',
};
