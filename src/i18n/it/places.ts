import type { places as keys } from '../es-mx/places';
import type { Dictionary } from '../translate';

export const places: Dictionary<keyof typeof keys> = {
  'Postal code not found': 'Non abbiamo trovato questo codice postale.',
  'Zip code without coverage': 'Non arriviamo ancora a questo codice postale.',
  'Could not load branch offices': 'Non siamo riusciti a caricare i negozi',
};
