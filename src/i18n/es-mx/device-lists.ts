/** Lists of products on the shopper's device. The keys of every locale are these. */
export const words = {
  Favourites: 'Favoritos',
  'Save to favourites': 'Guardar en favoritos',
  'Take off favourites': 'Quitar de favoritos',
  'Saved to your favourites': 'Guardado en tus favoritos',
  'Taken off your favourites': 'Lo quitamos de tus favoritos',
  'Your favourites are full: take one off first': 'Ya tienes 60 favoritos: quita uno primero',
  'See favourites': 'Ver favoritos',
  Compare: 'Comparar',
  'Do not compare': 'Quitar de la comparación',
  'Added to your comparison': 'Agregado a tu comparación',
  'Taken off your comparison': 'Lo quitamos de tu comparación',
  'You compare 4 products already: take one off first': 'Ya comparas 4 productos: quita uno primero',
  'See comparison': 'Ver comparación',
  'The change is kept on this device': 'El cambio queda guardado en este dispositivo',
  'Your browser keeps nothing for this shop': 'Tu navegador no guarda nada de esta tienda',
  Share: 'Compartir',
  'Link copied': 'Enlace copiado',
  'We could not copy it': 'No pudimos copiarlo',
  'Seen lately': 'Vistos hace poco',
  Clear: 'Borrar',
  'Share this list': 'Compartir esta lista',
  'See yours': 'Ver los tuyos',
  'Nothing of it is for sale now': 'Nada de esta lista está a la venta ahora',
  'Favourites that were shared': 'Favoritos compartidos',
  'You have no favourites yet': 'Todavía no tienes favoritos',
  'Tap the heart of what you like. It stays on this device, without an account.':
    'Toca el corazón de lo que te guste. Se queda en este dispositivo, sin cuenta.',
  'You have not looked at a product yet': 'Todavía no ves ningún producto',
  'What you look at is noted on this device alone, and you can clear it.':
    'Lo que ves se anota solo en este dispositivo, y puedes borrarlo.',
  'Compare products': 'Comparar productos',
  Comparison: 'Comparación',
  'Compare another one by its SKU': 'Comparar otro por su SKU',
  Availability: 'Disponibilidad',
  different: 'distinto',
  'One of them is not for sale any more': 'Uno de ellos ya no está a la venta',
  'Gift cards and services are not compared': 'Las tarjetas de regalo y los servicios no se comparan',
  'Only what differs': 'Solo lo que es distinto',
  'Share this comparison': 'Compartir esta comparación',
  'You compare nothing yet': 'Todavía no comparas nada',
  'Tap Compare on up to four products to see them side by side.':
    'Toca Comparar en hasta cuatro productos para verlos lado a lado.',
} as const;

declare module '../dictionaries' {
  interface Words {
    'device-lists': typeof words;
  }
}
