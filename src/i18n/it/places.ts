import type { places as keys } from '../es-mx/places';
import type { Dictionary } from '../translate';

export const places: Dictionary<keyof typeof keys> = {
  'Pick it up at a branch': 'Ritiro in negozio',
  'There is no branch to pick it up at yet.': 'Non ci sono ancora negozi per il ritiro.',
  'Choose the branch in the checkout': 'Scegli il negozio alla cassa',
  'Your postal code': 'Il tuo codice postale',
  'See the nearest': 'Vedi i più vicini',
  'Use my location': 'Usa la mia posizione',
  'Your browser did not say where you are.': 'Il browser non ha detto dove sei. Scrivi il codice postale.',
  '{km} km away': 'a {km} km',
  'In stock here': 'Disponibile qui',
  'Not enough of it here': 'Qui non ce n’è abbastanza',
  'Not in stock here': 'Non disponibile qui',
  'In your town': 'Nella tua città',
  'In your state': 'Nel tuo stato',
  'Ask for its hours': 'Chiedi gli orari',
  'Pick it up free: see the branches': 'Ritiralo gratis: vedi i negozi',
  'Postal code not found': 'Non abbiamo trovato questo codice postale.',
  'Zip code without coverage': 'Non arriviamo ancora a questo codice postale.',
  'Could not load branch offices': 'Non siamo riusciti a caricare i negozi',
  'There is no such branch': 'Questo negozio non esiste.',
  'Choose the branch where you pick it up': 'Scegli il negozio dove ritiri.',
  'This branch does not have everything in your cart': 'Questo negozio non ha tutto quello che hai nel carrello.',
};
