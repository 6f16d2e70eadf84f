import type { words as keys } from '../es-mx/viewed';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'We forgot what you looked at': 'Abbiamo cancellato ciò che hai visto',
  'What you look at on any of your devices is kept here, for you alone.':
    'Ciò che guardi sui tuoi dispositivi resta qui, solo per te.',
};
