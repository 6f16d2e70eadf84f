/** The cart: its page, the cart at the side, and what it says. The keys of every locale are these. */
export const words = {
  'Product has been added to the cart!': '¡El producto se agregó al carrito!',
  'Product quantity has been updated!': 'Se actualizó la cantidad.',
  'Product has been removed from the cart!': 'Quitamos el producto de tu carrito.',
  'Product is back in the cart!': 'El producto está de nuevo en tu carrito.',
  'Added to your cart': 'Agregado a tu carrito',
  'We took out {name}': 'Quitamos {name}',
  'Only {max} left': 'Solo quedan {max}',
  'Only one left': 'Solo queda 1',
  'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.':
    'No pudimos confirmar las existencias. Agregamos el producto al carrito como apartado.',
  'The product is out of stock and cannot be added to the cart!':
    'El producto está agotado y no se puede agregar al carrito.',
  'The product is out of stock and must be removed to continue': 'El producto está agotado; quítalo para continuar.',
  'Product price is unknown, product cannot be added to the cart!':
    'Este producto no tiene precio por ahora, así que no se puede agregar al carrito.',
  'The requested qty is not available': 'La cantidad solicitada no está disponible',
  '{name} is out of stock, and the set is sold as a whole': '{name} está agotado, y el juego se vende completo',
  'There is not enough of {name} for that many sets': 'No hay suficiente de {name} para tantos juegos',
  '{name} is not available, and the set is sold as a whole': '{name} no está disponible, y el juego se vende completo',
  'One of its parts': 'Una pieza',
  '{name} cannot be had any more, and nothing was added':
    '{name} ya no se puede contratar: quita la marca y agrega tu producto',
  'One of its services': 'Un servicio que marcaste',
  'Must be greater than 0': 'Debe ser mayor que 0',
  'Your previous cart is no longer available. This is a fresh cart.':
    'Tu carrito anterior ya no está disponible. Este es un carrito nuevo.',
  'The coupon has been applied': 'Aplicamos tu cupón.',
  'The coupon has been removed': 'Quitamos el cupón.',
  'Too many codes were tried for this cart. You can try another one within the hour.':
    'Se probaron demasiados códigos en este carrito. Podrás probar otro en menos de una hora.',
  "The coupon code isn't valid": 'Ese cupón no existe o no vale aquí. Revisa cómo está escrito.',
  "The coupon code isn't valid. Verify the code and try again.":
    'Ese cupón no existe o no vale aquí. Revisa cómo está escrito.',
  'The coupon ended on {day}': 'Este cupón venció el {day}.',
  'The coupon has been used up': 'El cupón ya se agotó.',
  'The coupon can be used once per customer, and you have used it':
    'Este cupón se usa una vez por cliente y ya lo usaste.',
  'The coupon {code} counts from {minimum} in products: {missing} are missing':
    'El cupón {code} aplica desde {minimum} en productos: te faltan {missing}.',
  'The store has not taken the coupon off': 'La tienda no aceptó quitar el cupón. Sigue aplicado.',
  'No coupon code provided': 'Escribe el código de tu cupón.',
  'Your cart is empty': 'Tu carrito está vacío',
  'No cartItem element provided within the request body': 'Falta el producto.',
  'The cart item does not exist': 'Ese producto ya no está en tu carrito.',
  'The product is no longer in the cart': 'Ese producto ya no está en tu carrito.',
  'The cart holds {max} different products at most': 'En el carrito caben {max} productos distintos como máximo.',
  'Only one motorcycle can be bought at a time': 'Solo se puede comprar una moto a la vez.',
  'A motorcycle must be the only item in the cart':
    'Una moto se compra sola: no puede ir con otros productos en el carrito.',
  '{name} could not be taken into your cart': '{name} no se pudo pasar a tu carrito.',
  'Of {name} only {qty} could be taken into your cart': 'De {name} solo pudimos pasar {qty} a tu carrito.',
  'The coupon {code} could not be taken into your cart': 'El cupón {code} no se pudo pasar a tu carrito.',
  'What you had chosen is in your cart now': 'Lo que habías elegido ya está en tu carrito.',
  'The cart is not synchronized with the store at the moment': 'Por ahora el carrito no está al día con la tienda.',
  'Send it there': 'Enviar ahí',
  'Your order goes to {place} now.': 'Tu pedido ahora va a {place}.',
  'Your order goes to {place} now. Shipping: {cost}, before {costBefore}.':
    'Tu pedido ahora va a {place}. Envío: {cost}; antes, {costBefore}.',
  'Your order goes to {place} now. {arrives}; before: {arrivedBefore}.':
    'Tu pedido ahora va a {place}. {arrives}; antes: {arrivedBefore}.',
  'Your order goes to {place} now. Shipping: {cost}, before {costBefore}. {arrives}; before: {arrivedBefore}.':
    'Tu pedido ahora va a {place}. Envío: {cost}; antes, {costBefore}. {arrives}; antes: {arrivedBefore}.',
  'We do not deliver to {place} yet: nothing of your order can be taken there.':
    'Todavía no llegamos a {place}: nada de tu pedido se puede entregar ahí.',
  'The price of {name} has changed from {from} to {to}': 'El precio de {name} cambió de {from} a {to}.',
  'The key of this request was already used with another one':
    'Esta solicitud ya se envió con otros datos. Recarga la página e inténtalo de nuevo.',
  'This way is not offered for your cart': 'Esa opción no está disponible para tu carrito.',
  'Could not update shared cart': 'No pudimos actualizar el carrito compartido',
  'Your order': 'Tu pedido',
  'Proceed to checkout': 'Proceder al pago',
  'Before you pay, remove what is out of stock.': 'Antes de pagar, quita lo que está agotado.',
  'See which one': 'Ver cuál',
  'You see the delivery date before you pay': 'Ves la fecha de entrega antes de pagar',
  'What you add is kept here, also when you come back another day.':
    'Lo que agregas se queda aquí, también si vuelves otro día.',
  'Quantity of {name}': 'Cantidad de {name}',
  Update: 'Actualizar',
  Remove: 'Eliminar',
  'Remove {name}?': '¿Quitar {name}?',
  'Take it out': 'Quitar',
  'Keep it': 'Dejarlo',
  Undo: 'Deshacer',
  'Back to where you were': 'Volver a donde estabas',
  'See the cart': 'Ver carrito',
  'We could not change it. It is kept and sent when the connection is back.':
    'No pudimos cambiarlo. Lo guardamos y lo enviamos en cuanto vuelva la conexión.',
  'Not sent yet': 'Sin enviar',
  Coupon: 'Cupón',
  'Add {amount} in products and it counts': 'Agrega {amount} en productos y se aplica',
  'Coupon {code}': 'Cupón {code}',
  'Take the coupon off': 'Quitar el cupón',
  '{amount} each': '{amount} c/u',
  'warranty {count} months': { one: 'garantía {count} mes', other: 'garantía {count} meses' },
  Subtotal: 'Subtotal',
  Shipping: 'Envío',
  'Shipping to {code}': 'Envío a {code}',
  Payment: 'Pago',
  Credit: 'Crédito',
  Tax: 'Impuestos',
  Total: 'Total',
  'Grand Total': 'Total',
  Free: 'Gratis',
  'Includes {amount} of IVA': 'Incluye {amount} de IVA',
  'The next step says what the delivery costs': 'El costo de envío aparece en el siguiente paso',
  'The postal code says what the delivery costs': 'El envío se calcula con tu código postal',
  'Send it to another postal code, or pick it up free at a branch.':
    'Envíalo a otro código postal, o recógelo gratis en una sucursal.',
  'Send it to another postal code to go on.': 'Envíalo a otro código postal para continuar.',
  'Use another postal code': 'Usar otro código postal',
  'Shipping of your cart with this product: {amount}': 'Envío de tu carrito con este producto: {amount}',
  'Free shipping from {amount}': 'Envío gratis desde {amount}',
  'Shipping {cost}, free from {amount}': 'Envío de {cost}, gratis desde {amount}.',
  'Shipping {cost}': 'Envío de {cost}.',
  'You are {amount} short of free shipping': 'Te faltan {amount} para el envío gratis',
  'Your shipping is free': 'Tu envío es gratis',
  'Your cart': 'Tu carrito',
  'Updating…': 'Actualizando…',
  'Quantity: {count}': 'Cantidad: {count}',
} as const;

declare module '../dictionaries' {
  interface Words {
    cart: typeof words;
  }
}
