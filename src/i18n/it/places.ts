import type { places as keys } from '../es-mx/places';
import type { Dictionary } from '../translate';

export const places: Dictionary<keyof typeof keys> = {
  'Postal code not found': 'Non abbiamo trovato questo codice postale.',
  'Zip code without coverage': 'Non arriviamo ancora a questo codice postale.',
  'Could not load branch offices': 'Non siamo riusciti a caricare i negozi',
  'There is no such branch': 'Questo negozio non esiste.',
  'Choose the branch where you pick it up': 'Scegli il negozio dove ritiri.',
  'This branch does not have everything in your cart': 'Questo negozio non ha tutto quello che hai nel carrello.',
};
