import type { words as keys } from '../es-mx/own-branch';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'This is your branch now': 'Das ist jetzt deine Filiale',
  'You have no branch of your own any more': 'Du hast keine Filiale mehr gewählt',
  'This branch is not open any more': 'Diese Filiale gibt es nicht mehr',
  'Your branch': 'Deine Filiale',
  'Make it my branch': 'Als meine Filiale wählen',
  'It is not my branch any more': 'Nicht mehr meine Filiale',
  'This shop has no branches': 'Dieser Shop hat keine Filialen',
  'Everything is sent to your door.': 'Alles kommt zu dir nach Hause.',
};
