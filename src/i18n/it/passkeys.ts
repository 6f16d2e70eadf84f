import type { words as keys } from '../es-mx/passkeys';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'The passkey was not accepted. Try again, or use your password.':
    'La passkey non è stata accettata. Riprova o usa la password.',
  'This shop does not know that passkey any more. Use your password.':
    'Questo negozio non conosce più quella passkey. Usa la password.',
  'No passkey was used. Try again, or use your password.': 'Nessuna passkey è stata usata. Riprova o usa la password.',
  'No passkey was made. You can try again whenever you like.':
    'La passkey non è stata creata. Puoi riprovare quando vuoi.',
  'Passkeys are not available in this shop': 'In questo negozio non ci sono passkey',
  'Your passkey is ready: next time you can sign in with it':
    'La tua passkey è pronta: la prossima volta puoi usarla per accedere',
  'The passkey has its new name': 'La passkey ha il nuovo nome',
  'The passkey was removed. Remove it on your device too.':
    'La passkey è stata rimossa. Eliminala anche dal tuo dispositivo.',
  'This device has a passkey for your account already': 'Questo dispositivo ha già una passkey per il tuo account',
  'You have ten passkeys. Remove one before you add another.':
    'Hai dieci passkey. Rimuovine una prima di aggiungerne un’altra.',
  'The password is not right': 'La password non è corretta',
  'Sign in with a passkey': 'Accedi con passkey',
  Passkeys: 'Passkey',
  'My passkey': 'La mia passkey',
  'Sign in with your fingerprint, your face or the lock of your device, without typing your password.':
    'Accedi con l’impronta, il volto o il blocco del dispositivo, senza scrivere la password.',
  'Add a passkey': 'Aggiungi una passkey',
  'Your password, to be sure it is you': 'La tua password, per essere sicuri che sei tu',
  'To add a passkey, turn on JavaScript.': 'Per aggiungere una passkey, attiva JavaScript.',
  'This browser has no passkeys': 'Questo browser non supporta le passkey',
  'Added on {date}': 'Aggiunta il {date}',
  'last used on {date}': 'usata l’ultima volta il {date}',
  'not used yet': 'non ancora usata',
  'Name of the passkey': 'Nome della passkey',
  Rename: 'Rinomina',
  'Rename {name}': 'Rinomina: {name}',
  'Remove {name}': 'Rimuovi: {name}',
  or: 'oppure',
  Save: 'Salva',
};
