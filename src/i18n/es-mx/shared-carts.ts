/** Shared carts. The keys of every locale are these. */
export const words = {
  'This shared cart is no longer available': 'Este carrito compartido ya no está disponible',
  'What was shared is in your cart now': 'Lo que te compartieron ya está en tu carrito',
  'This shared cart was added to your cart before': 'Ya habías agregado este carrito compartido al tuyo',
  'You have shared 20 carts. You can share another one when the first of their links has expired.':
    'Ya compartiste 20 carritos. Podrás compartir otro cuando venza el primero de sus enlaces.',
  'A cart of more than 50 different products cannot be shared':
    'No se puede compartir un carrito con más de 50 productos distintos',
  'Share cart': 'Compartir carrito',
  'Shared cart': 'Carrito compartido',
  'The link to the cart was copied': 'Copiamos el enlace del carrito',
  'See the link': 'Ver enlace',
  'We could not share the cart. Try again.': 'No pudimos compartir el carrito. Inténtalo de nuevo.',
  'Link to this cart': 'Enlace de este carrito',
  'Whoever has the link sees these products at the prices of the day. It is good for 30 days.':
    'Quien tenga el enlace ve estos productos con los precios del día. Funciona durante 30 días.',
  'Add all to my cart': 'Agregar todo a mi carrito',
  'Total of these products today': 'Total de estos productos hoy',
  'Ask whoever sent it for a new link.': 'Pide un enlace nuevo a quien te lo envió.',
} as const;

declare module '../dictionaries' {
  interface Words {
    'shared-carts': typeof words;
  }
}
