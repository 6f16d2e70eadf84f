import { placesHandlers } from '../api/places';
import { defineArea } from './define-area';
import { readOfEngine } from './engine';

export const places = defineArea('places', {
  ports: {
    postal: readOfEngine('postal'),
    shipping: readOfEngine('shipping'),
    branches: readOfEngine('branches'),
  },
  calls: placesHandlers,
  retention: 'nothing ages',
});
