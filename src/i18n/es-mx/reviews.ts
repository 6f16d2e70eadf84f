/** What shoppers write of products. The keys of every locale are these. */
export const words = {
  'Thank you. Your review is shown once we have read it.': 'Gracias. Tu reseña aparece en cuanto la hayamos leído.',
  'You have already written a review of this purchase': 'Ya escribiste una reseña de esta compra',
  'This order does not have the product, or it has not been sent yet':
    'Ese pedido no tiene este producto, o todavía no se ha enviado',
  'Many reviews came from your network. Please wait a while before you write another one.':
    'Llegaron muchas reseñas desde tu red. Espera un rato antes de escribir otra.',
  'Many reviews of this product wait to be read. Please write yours another day.':
    'Hay muchas reseñas de este producto por leer. Escribe la tuya otro día.',
  'There is no such review': 'Esa reseña no existe',
  'This review has its stars already': 'Esta reseña ya tiene sus estrellas',
  'Somebody has decided about this review already': 'Alguien ya decidió sobre esta reseña',
  'Your review': 'Tu reseña',
  'Write a review': 'Escribir una reseña',
  'Nobody has written a review yet. Be the first.': 'Todavía no hay reseñas. Escribe la primera.',
  'Verified purchase': 'Compra verificada',
  'How many stars do you give it?': '¿Cuántas estrellas le das?',
  '1 star': '1 estrella',
  '2 stars': '2 estrellas',
  '3 stars': '3 estrellas',
  '4 stars': '4 estrellas',
  '5 stars': '5 estrellas',
  'Title of your review': 'Título',
  'In a few words': 'En pocas palabras',
  'What did you like or dislike?': '¿Qué te gustó y qué no?',
  'How it is made, whether it fits, how it arrived. Leave out telephones and addresses.':
    'Cómo está hecho, si quedó en su lugar, cómo llegó. Sin teléfonos ni direcciones.',
  'Name that is shown': 'Nombre que se muestra',
  'I bought it here: mark my review as a verified purchase': 'Lo compré aquí: marca mi reseña como compra verificada',
  'The one you gave with the order. It is not shown.': 'El que diste con el pedido. No se muestra.',
  'We read every review before it is shown, good or bad.': 'Leemos cada reseña antes de mostrarla, sea buena o mala.',
  'Send my review': 'Enviar mi reseña',
  'Back to the product': 'Volver al producto',
  'Your reviews': 'Tus reseñas',
  'You have not written a review yet': 'Todavía no escribes ninguna reseña',
  'What you say of what you bought helps others choose.': 'Lo que cuentas de tu compra ayuda a otros a elegir.',
  'It is shown': 'Publicada',
  'We are reading it': 'La estamos leyendo',
  'It is not shown': 'No se publicó',
} as const;

declare module '../dictionaries' {
  interface Words {
    reviews: typeof words;
  }
}
