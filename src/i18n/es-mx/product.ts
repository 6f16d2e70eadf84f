/** The page of a product. The keys of every locale are these. */
export const words = {
  'No such configuration for the product. Please do choose another combination of attributes.':
    'No tenemos esa combinación. Elige otra.',
  'No such configuration for the product. We have manually chosen another configuration that you may like.':
    'No tenemos esa combinación. Elegimos otra que te puede gustar.',
  'No available product variants': 'Por ahora no hay ninguna versión disponible de este producto.',
  'Product not found': 'No encontramos el producto.',
  'In stock!': 'Disponible',
  'Out of the stock!': 'Agotado',
  'Adding a review ...': 'Enviando tu reseña…',
  Buy: 'Comprar',
  'You save {amount}': 'Ahorras {amount}',
  'Cash price, IVA included': 'Precio de contado, IVA incluido',
  'Final price': 'Precio final',
  'IVA included': 'IVA incluido',
  'Extended warranty': 'Garantía extendida',
  optional: 'opcional',
  'Add a service': 'Agrega un servicio',
  'One for each piece, on a line of its own in your cart: you can take it out by itself.':
    'Uno por pieza, en su propio renglón del carrito: lo puedes quitar por separado.',
  'Without extended warranty': 'Sin garantía extendida',
  'It is added to the price of each piece, on the same line of your cart.':
    'Se suma al precio de cada pieza, en el mismo renglón de tu carrito.',
  '{count} more months': { one: '{count} mes más', other: '{count} meses más' },
  'Still to choose or fill in:': 'Falta elegir o llenar:',
  'With what you chose:': 'Con lo que elegiste:',
  'None of these': 'Nada de esto',
  Quantity: 'Cantidad',
  'One less': 'Uno menos',
  'One more': 'Uno más',
  'One less of {name}': 'Uno menos de {name}',
  'One more of {name}': 'Uno más de {name}',
  'Add to cart': 'Agregar al carrito',
  'Adding…': 'Agregando…',
  'One moment…': 'Un momento…',
  'Buy now': 'Comprar ahora',
  'Choose an option': 'Elige una opción',
  'Choose your {option}': 'Elige tu {option}',
  'You chose {choice}. Price: {price}. {stock}.': 'Elegiste {choice}. Precio: {price}. {stock}.',
  'You are offline. It is kept, and added when you are back.':
    'Sin conexión. Lo guardamos y lo agregamos en cuanto vuelva.',
  'We could not add it. Check your connection: it is kept and sent when it is back.':
    'No pudimos agregarlo. Revisa tu conexión: lo guardamos y lo enviamos en cuanto vuelva.',
  'Special item: it arrives within {days} days': 'Sobre pedido: llega en un máximo de {days} días',
  'It arrives in 2 to 8 working days': 'Llega en 2 a 8 días hábiles',
  'You see the exact date with your postal code, before you pay.':
    'La fecha exacta la ves con tu código postal, antes de pagar.',
  'Pictures of {name}': 'Fotos de {name}',
  Description: 'Descripción',
  Specifications: 'Características',
  'What it includes': 'Qué incluye',
  'Goes well with': 'Combina con',
  'See when it arrives': 'Ver cuándo llega',
  'to {place}': 'a {place}',
  change: 'cambiar',
  'About this product': 'Sobre este producto',
  'Measures and materials': 'Medidas y materiales',
  'Delivery and returns': 'Entrega y devoluciones',
  'We have none left for now.': 'Se agotó por ahora.',
  'Shall we tell you when it is back?': 'Se agotó. ¿Te avisamos cuando llegue?',
  'It is sold out for now. These we do have:': 'Se agotó por ahora. Estos sí los tenemos:',
  'See more in {name}': 'Ver más en {name}',
  'Tap twice or spread two fingers to see it closer': 'Toca dos veces o separa dos dedos para acercar',
  'Click or press + to see it closer, and the arrows for the other pictures':
    'Haz clic o presiona + para acercar, y las flechas para ver las demás fotos',
  'See it large': 'Ver en grande',
  'Picture {number} of {count}': 'Foto {number} de {count}',
  Reviews: 'Reseñas',
  'Reviews ({count})': 'Reseñas ({count})',
  '{average} out of 5': '{average} de 5',
  '{count} with a comment': { one: '{count} con comentario', other: '{count} con comentario' },
  'You can pay when you receive it, in cash.': 'Puedes pagarlo al recibirlo, en efectivo.',
  'If you change your mind, tell us within 5 working days of the delivery.':
    'Si cambias de opinión, avísanos en los 5 días hábiles siguientes a la entrega.',
  Yes: 'Sí',
  No: 'No',
} as const;

declare module '../dictionaries' {
  interface Words {
    product: typeof words;
  }
}
