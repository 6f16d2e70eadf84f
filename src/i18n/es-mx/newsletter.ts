/** The newsletter and its messages. The keys of every locale are these. */
export const words = {
  Newsletter: 'Boletín',
  'Look in your mail: with the button of our message you confirm':
    'Revisa tu correo: con el botón de nuestro mensaje confirmas',
  'You are subscribed': 'Ya recibes el boletín',
  'You are subscribed. Your coupon for 10 % off: {coupon}':
    'Ya recibes el boletín. Tu cupón de 10% de descuento: {coupon}',
  'You will get no more newsletters': 'Ya no recibirás el boletín',
  'This link is no longer good. Subscribe again and we send you a new one.':
    'Este enlace ya no sirve. Suscríbete otra vez y te mandamos uno nuevo.',
  'Many subscriptions were asked for from your network. Please wait a while before you ask for another one.':
    'Se pidieron muchas suscripciones desde tu red. Espera un rato antes de pedir otra.',
  'Offers and news by e-mail, and a coupon for 10 % off once you confirm.':
    'Ofertas y novedades por correo, y un cupón de 10% de descuento en cuanto confirmes.',
  'Offers and news by e-mail.': 'Ofertas y novedades por correo.',
  'You can end it any time with one link.': 'Lo dejas cuando quieras con un enlace.',
  'Confirm my subscription': 'Confirmar mi suscripción',
  'Send me no more newsletters': 'Ya no quiero el boletín',
  'Subscribe again': 'Suscribirme otra vez',
  Subscribe: 'Suscribirme',
  'Confirm your subscription': 'Confirma tu suscripción',
  'You asked for the newsletter of {shop}. Confirm it with this button, and your coupon for 10 % off is yours.':
    'Pediste el boletín de {shop}. Confírmalo con este botón y tu cupón de 10% de descuento es tuyo.',
  'The link works for 7 days.': 'El enlace sirve durante 7 días.',
  'If it was not you, you need do nothing: without the button you get no newsletter.':
    'Si no fuiste tú, no tienes que hacer nada: sin el botón no te llega ningún boletín.',
  'Your coupon for 10 % off': 'Tu cupón de 10% de descuento',
  'You are subscribed. Type this coupon in your cart.': 'Ya recibes el boletín. Escribe este cupón en tu carrito.',
  'Go to the shop': 'Ir a la tienda',
  'It counts once, within 90 days.': 'Sirve una sola vez, durante 90 días.',
  'End your newsletter': 'Deja el boletín',
  'Somebody asked to end the newsletter of {shop} for this e-mail. Confirm it with this button.':
    'Alguien pidió que este correo deje de recibir el boletín de {shop}. Confírmalo con este botón.',
  'If it was not you, you need do nothing.': 'Si no fuiste tú, no tienes que hacer nada.',
  'You get the newsletter': 'Recibes el boletín',
  'You do not get the newsletter': 'No recibes el boletín',
  'It goes to {email}.': 'Llega a {email}.',
  'I do not want it any more': 'Ya no lo quiero',
  'Your coupon': 'Tu cupón',
} as const;

declare module '../dictionaries' {
  interface Words {
    newsletter: typeof words;
  }
}
