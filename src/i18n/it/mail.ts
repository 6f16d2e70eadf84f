import type { mail as keys } from '../es-mx/mail';
import type { Dictionary } from '../translate';

export const mail: Dictionary<keyof typeof keys> = {
  'We will write to you when {name} is back': 'Ti scriveremo quando {name} sarà di nuovo disponibile',
  '{name} is sold out at the moment. As soon as there is some, we send you one message, and no other.':
    '{name} al momento è esaurito. Appena torna, ti mandiamo un solo messaggio e nessun altro.',
  'You did not ask for this, or you need it no more?': 'Non lo hai chiesto tu o non ti serve più?',
  '{name} is back': '{name} è di nuovo disponibile',
  'You asked us to tell you: {name} can be bought again. We cannot keep it for you, and there may be little of it.':
    'Ci hai chiesto di avvisarti: {name} si può comprare di nuovo. Non possiamo metterlo da parte, e forse ce n’è poco.',
  'This was the only message about it.': 'Questo è stato l’unico messaggio al riguardo.',
  'Choose a new password': 'Scegli una nuova password',
  'Somebody asked to change the password of your account at {shop}. If it was you, choose a new one with this button.':
    'Qualcuno ha chiesto di cambiare la password del tuo conto su {shop}. Se sei stato tu, scegline una nuova con questo pulsante.',
  'The link works once and for {minutes} minutes; if you ask for another one, only the newest works.':
    'Il link vale una volta sola e per {minutes} minuti; se ne chiedi un altro, vale solo il più recente.',
  'If it was not you, you need do nothing: your password stays as it is.': 'Se non sei stato tu, non devi fare nulla: la tua password resta com’è.',
  'Your password was changed': 'La tua password è stata cambiata',
  'The password of your account at {shop} was changed on {moment} (Mexico City). Your other devices were signed out.':
    'La password del tuo conto su {shop} è stata cambiata il {moment} (Città del Messico). Gli altri tuoi dispositivi sono stati disconnessi.',
  'It was not me': 'Non sono stato io',
  'If it was you, there is nothing more to do. If not, ask for a link at once and choose another password.':
    'Se sei stato tu, non c’è altro da fare. Altrimenti chiedi subito un link e scegli un’altra password.',
};
