import type { words as keys } from '../es-mx/social';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'That way of signing in is not available in this shop': 'Questo modo di accedere non è disponibile in questo negozio',
  'Signing in with {provider} did not work. Try again, or use your password.':
    'L’accesso con {provider} non è riuscito. Riprova o usa la password.',
  '{provider} does not answer at the moment. Try again in a minute, or use your password.':
    '{provider} al momento non risponde. Riprova tra un minuto o usa la password.',
  'You did not sign in with {provider}. Try again whenever you like.':
    'Non hai effettuato l’accesso con {provider}. Puoi riprovare quando vuoi.',
  'This sign-in was used already, took longer than ten minutes, or was begun in another browser. Please start it again.':
    'Questo accesso è già stato usato, è durato più di dieci minuti o è iniziato in un altro browser. Ricomincialo.',
  '{provider} gave no e-mail address that it has confirmed. Confirm it there and try again, or create an account with your e-mail.':
    '{provider} non ci ha dato un indirizzo e-mail confermato. Confermalo lì e riprova, oppure crea un account con la tua e-mail.',
  'There is an account with this e-mail already. Sign in with its password once, and {provider} is connected with it.':
    'Esiste già un account con questa e-mail. Accedi una volta con la sua password e {provider} verrà collegato.',
  'That is not the password of this account': 'Non è la password di questo account',
  '{provider} is connected: next time you can sign in with it':
    '{provider} è collegato: la prossima volta puoi accedere così',
  '{provider} is no longer connected with your account': '{provider} non è più collegato al tuo account',
  'That account of {provider} is connected with another account of this shop':
    'Quell’account di {provider} è collegato a un altro account di questo negozio',
  'Choose a password first: without {provider} you could not sign in any more':
    'Prima scegli una password: senza {provider} non potresti più accedere',
  'Continue with {provider}': 'Continua con {provider}',
  'If you are new here, this makes your account and you accept the':
    'Se sei qui per la prima volta, si crea il tuo account e accetti i',
  'Connect your account': 'Collega il tuo account',
  'There is an account with {email} already.': 'Esiste già un account con {email}.',
  'Type its password once, so that we know it is yours. After that you can sign in with {provider}.':
    'Scrivi una volta la sua password, così sappiamo che è tuo. Poi potrai accedere con {provider}.',
  'Connect and sign in': 'Collega e accedi',
  'No password, or forgotten? Choose a new one': 'Non hai una password o l’hai dimenticata? Scegline una nuova',
  'Sign in another way': 'Accedi in un altro modo',
  'Connected accounts': 'Account collegati',
  'Sign in without typing your password, with an account that you have elsewhere.':
    'Accedi senza scrivere la password, con un account che hai già altrove.',
  'Connected on {date}': 'Collegato il {date}',
  'Disconnect {name}': 'Scollega: {name}',
  Disconnect: 'Scollega',
  'Connect {provider}': 'Collega {provider}',
  'Your account has no password yet. With one you can sign in without {provider} too.':
    'Il tuo account non ha ancora una password. Con una puoi accedere anche senza {provider}.',
  'Choose a password': 'Scegli una password',
  'To connect an account, sign out and in again first: so we know that it is you.':
    'Per collegare un account, prima esci e rientra: così sappiamo che sei tu.',
};
