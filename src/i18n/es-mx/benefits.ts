/** Coupons, the level and the card of a customer. The keys of every locale are these. */
export const words = {
  'Your coupons': 'Tus cupones',
  'You have no coupons now': 'Por ahora no tienes cupones',
  'Coupons that are given to you are kept here.': 'Cuando te demos uno, lo encuentras aquí.',
  'Ready to use': 'Listo para usar',
  'Not yet': 'Todavía no',
  'You used it': 'Ya lo usaste',
  'It is over': 'Ya terminó',
  'For you': 'Para ti',
  'For our customers': 'Para nuestros clientes',
  'From the newsletter': 'Del boletín',
  '{percent} % off': '{percent} % de descuento',
  '{amount} off': '{amount} de descuento',
  'For purchases from {amount}': 'En compras desde {amount}',
  'From {day} on': 'A partir del {day}',
  'Until {day}': 'Hasta el {day}',
  'Without an end': 'Sin fecha de término',
  'Use it in my cart': 'Usarlo en mi carrito',
  'Your ranking': 'Tu nivel',
  'Your level: {level}': 'Tu nivel: {level}',
  'You bought {amount} in the last {count} months.': 'En los últimos {count} meses compraste {amount}.',
  'On the way to {level}': 'Camino a {level}',
  '{amount} more and you are {level}.': 'Te faltan {amount} para llegar a {level}.',
  'It is the highest there is.': 'Es el nivel más alto.',
  'It is yours until {day}.': 'Es tuyo hasta el {day}.',
  'The levels': 'Los niveles',
  'From the start': 'Desde el principio',
  'From {amount} on': 'Desde {amount}',
  'What was paid and not given back counts, a few minutes after it is paid.':
    'Cuenta lo que pagaste y no se te devolvió, unos minutos después del pago.',
  'Your loyalty card': 'Tu tarjeta de lealtad',
  'Barcode of {number}': 'Código de barras de {number}',
  'Show it at the till of any branch.': 'Muéstrala en la caja de cualquier sucursal.',
  'Not available right now': 'No disponible por el momento',
} as const;

declare module '../dictionaries' {
  interface Words {
    benefits: typeof words;
  }
}
