import type { search as keys } from '../es-mx/search';
import type { Dictionary } from '../translate';

export const search: Dictionary<keyof typeof keys> = {
  'Camera error: no permission': 'Die Kamera ist nicht freigegeben',
  'Camera error: no device': 'Es wurde keine Kamera gefunden',
  'Camera error: in use': 'Eine andere Anwendung benutzt die Kamera',
  'Camera error: browser unsupported': 'Dieser Browser kann die Kamera nicht benutzen',
  'QR scan failed': 'Der QR-Code war nicht lesbar',
  Search: 'Suchen',
  'Search results': 'Suchergebnisse',
  'Search results for “{text}”': 'Suchergebnisse für „{text}“',
  'We found nothing for “{text}”': 'Nichts gefunden für „{text}“',
  'Check how it is written or try a more general word.': 'Prüfe die Schreibweise oder versuche ein allgemeineres Wort.',
  'What are you looking for?': 'Was suchst du?',
  'Write a product, a brand or a code in the search box.': 'Gib ein Produkt, eine Marke oder eine Nummer in die Suche ein.',
  'Search products and brands…': 'Suche Produkte und Marken …',
  Suggestions: 'Vorschläge',
  Products: 'Produkte',
  'See all results': 'Alle Ergebnisse ansehen',
  '{count} suggestions': '{count} Vorschläge',
  'Did you mean': 'Meinten Sie',
  'Showing results for “{text}”.': 'Ergebnisse für „{text}“.',
  'Search for “{text}” as it is': 'Genau „{text}“ suchen',
  'Ask us': 'Fragen Sie uns, wir helfen beim Suchen',
};
