/** Postal codes and coverage. The keys of every locale are these. */
export const places = {
  'Postal code not found': 'No encontramos ese código postal.',
  'Zip code without coverage': 'Todavía no llegamos a ese código postal.',
  'Could not load branch offices': 'No pudimos cargar las sucursales',
} as const;
