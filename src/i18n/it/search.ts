import type { search as keys } from '../es-mx/search';
import type { Dictionary } from '../translate';

export const search: Dictionary<keyof typeof keys> = {
  'Camera error: no permission': 'Non abbiamo il permesso di usare la fotocamera',
  'Camera error: no device': 'Non abbiamo trovato una fotocamera',
  'Camera error: in use': "Un'altra applicazione sta usando la fotocamera",
  'Camera error: browser unsupported': 'Questo browser non può usare la fotocamera',
  'QR scan failed': 'Il codice QR non si è potuto leggere',
  Search: 'Cerca',
  'Search results': 'Risultati della ricerca',
  'Search results for “{text}”': 'Risultati della ricerca per “{text}”',
  'We found nothing for “{text}”': 'Non abbiamo trovato nulla per “{text}”',
  'Check how it is written or try a more general word.': 'Controlla come è scritto o prova con una parola più generica.',
  'What are you looking for?': 'Che cosa cerchi?',
  'Write a product, a brand or a code in the search box.': 'Scrivi un prodotto, una marca o un codice nella ricerca.',
  'Search products and brands…': 'Cerca prodotti e marchi…',
  Suggestions: 'Suggerimenti',
  Products: 'Prodotti',
  'See all results': 'Vedi tutti i risultati',
  '{count} suggestions': '{count} suggerimenti',
  'Did you mean': 'Forse cercavi',
  'Showing results for “{text}”.': 'Risultati per «{text}».',
  'Search for “{text}” as it is': 'Cerca esattamente «{text}»',
  'Ask us': 'Chiedi a noi: ti aiutiamo a trovarlo',
};
