import type { words as keys } from '../es-mx/viewed';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'We forgot what you looked at': 'Wir haben vergessen, was du dir angesehen hast',
  'What you look at on any of your devices is kept here, for you alone.':
    'Was du dir auf deinen Geräten ansiehst, steht hier, nur für dich.',
};
