/** Postal codes and coverage. The keys of every locale are these. */
export const places = {
  'Postal code not found': 'No encontramos ese código postal.',
  'Zip code without coverage': 'Todavía no llegamos a ese código postal.',
  'Could not load branch offices': 'No pudimos cargar las sucursales',
  'There is no such branch': 'No hay una sucursal así.',
  'Choose the branch where you pick it up': 'Elige la sucursal donde lo recoges.',
  'This branch does not have everything in your cart': 'Esta sucursal no tiene todo lo de tu carrito.',
} as const;
