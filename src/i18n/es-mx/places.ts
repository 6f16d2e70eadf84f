/** Postal codes and coverage. The keys of every locale are these. */
export const words = {
  'Pick it up at a branch': 'Recoger en sucursal',
  'There is no branch to pick it up at yet.': 'Todavía no hay sucursales donde recogerlo.',
  'Choose the branch in the checkout': 'Elegir sucursal al pagar',
  'Your postal code': 'Tu código postal',
  'See the nearest': 'Ver las más cercanas',
  'Use my location': 'Usar mi ubicación',
  'Your browser did not say where you are.': 'Tu navegador no dijo dónde estás. Escribe tu código postal.',
  '{km} km away': 'a {km} km',
  'about {km} km away': 'a unos {km} km',
  'In stock here': 'Hay existencias',
  'Not enough of it here': 'No alcanza lo que hay',
  'Not in stock here': 'Sin existencias',
  'In your town': 'En tu ciudad',
  'In your state': 'En tu estado',
  'Ask for its hours': 'Pregunta por su horario',
  'Pick it up free: see the branches': 'Recógelo gratis: ver sucursales con existencias',
  'No branch has all of it: {branch} is short of {names}.': 'Ninguna sucursal tiene todo: en {branch} no hay {names}.',
  'See what each branch has': 'Ver qué hay en cada una',
  'Postal code not found': 'No encontramos ese código postal.',
  'Zip code without coverage': 'Todavía no llegamos a ese código postal.',
  'Could not load branch offices': 'No pudimos cargar las sucursales',
  'There is no such branch': 'No hay una sucursal así.',
  'Choose the branch where you pick it up': 'Elige la sucursal donde lo recoges.',
  'This branch does not have everything in your cart': 'Esta sucursal no tiene todo lo de tu carrito.',
  Branches: 'Sucursales',
  'Addresses, hours and telephones of the branches of {shop}.':
    'Direcciones, horarios y teléfonos de las sucursales de {shop}.',
  'Open now, until {time}': 'Abierta ahora, hasta las {time}',
  'Closed now, opens today at {time}': 'Cerrada ahora, abre hoy a las {time}',
  'Closed now, opens tomorrow at {time}': 'Cerrada ahora, abre mañana a las {time}',
  'Closed now, opens on {day} at {time}': 'Cerrada ahora, abre el {day} a las {time}',
  Call: 'Llamar a',
  'See on the map': 'Ver en el mapa',
  'What you buy online, free': 'Lo que compras en línea, gratis',
  'See which branch has what is in your cart': 'Ver qué sucursal tiene lo de tu carrito',
  'Type your postal code': 'Escribe tu código postal',
  'Send to {place}': 'Enviar a {place}',
  'Arrives {day}': 'Llega {day}',
  'Arrives {from} to {to}': 'Llega {from} a {to}',
  'Arrives by {day}': 'Llega a más tardar el {day}',
  'paid before {time} on {day}': 'si pagas antes del {day}, {time}',
  'free shipping': 'envío gratis',
  '{code}: we do not deliver there yet': '{code}: todavía no llegamos',
  'Where do we send it?': '¿A dónde te lo enviamos?',
  'With your postal code every product says when it arrives.':
    'Con tu código postal, cada producto dice cuándo llega. Lo guardamos solo en este dispositivo.',
  'Save postal code': 'Guardar código postal',
  'Forget my postal code': 'Olvidar mi código postal',
  'We send to {place}': 'Enviamos a {place}',
  'The postal code has five digits.': 'El código postal tiene cinco números.',
} as const;

declare module '../dictionaries' {
  interface Words {
    places: typeof words;
  }
}
