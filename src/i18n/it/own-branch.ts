import type { words as keys } from '../es-mx/own-branch';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'This is your branch now': 'Ora questo è il tuo punto vendita',
  'You have no branch of your own any more': 'Non hai più un punto vendita scelto',
  'This branch is not open any more': 'Questo punto vendita non c’è più',
  'Your branch': 'Il tuo punto vendita',
  'Make it my branch': 'Scegli come mio punto vendita',
  'It is not my branch any more': 'Non è più il mio punto vendita',
  'This shop has no branches': 'Questo negozio non ha punti vendita',
  'Everything is sent to your door.': 'Tutto arriva a casa tua.',
};
