/** A placed order. The keys of every locale are these. */
export const words = {
  'We look your order out at the branch': 'Preparamos tu pedido en la sucursal',
  'We tell you at {phone} when it is ready.': 'Te avisamos al {phone} cuando esté listo.',
  'We tell you when it is ready.': 'Te avisamos cuando esté listo.',
  'You pick it up at {branch}': 'Lo recoges en {branch}',
  'Bring your order number and an identification.': 'Lleva tu número de pedido y una identificación.',
  'Several orders that are paid on delivery are already on their way to this telephone or address.':
    'Ya hay varios pedidos que se pagan al recibir en camino a este teléfono o domicilio.',
  'Taken off afterwards': 'Descuento posterior',
  'This order was canceled': 'Este pedido se canceló',
  'Its products went back to the shop. If you still want them, order them again.':
    'Sus productos volvieron a la tienda. Si todavía los quieres, pídelos otra vez.',
  'Its parcel is with the carrier already: we ask for it back. If it still comes, do not take it.':
    'Su paquete ya va con la paquetería: le pedimos que nos lo regrese. Si aun así te llega, no lo recibas.',
  'Nothing of it is handed over any more. If you still want its products, order them again.':
    'Ya no entregamos nada de este pedido. Si todavía quieres los productos, pídelos otra vez.',
  'This order has expired': 'Este pedido venció',
  'Nobody paid for it in time, so its products went back to the shop. If you still want them, order them again.':
    'El pago no llegó a tiempo, así que los productos volvieron a la tienda. Si todavía los quieres, pídelos otra vez.',
  'We found no order with this number and e-mail. Check both and try again.':
    'No encontramos un pedido con ese número y ese correo. Revisa los dos e inténtalo otra vez.',
  'Many orders were looked for from your network. Please wait a while before you try again.':
    'Se buscaron muchos pedidos desde tu red. Espera un rato antes de intentarlo otra vez.',
  'Find your order': 'Encuentra tu pedido',
  'Order number': 'Número de pedido',
  'It stands in the e-mail we sent you: 000000042.': 'Está en el correo que te enviamos: 000000042.',
  'E-mail of the order': 'Correo del pedido',
  'With its number and your e-mail you see how it is going and what is left to pay.':
    'Con su número y tu correo ves cómo va y qué falta por pagar.',
  'Did you buy with an account? Your orders are in it.': '¿Compraste con una cuenta? Tus pedidos están en ella.',
  'Find an order you made without an account': 'Encuentra un pedido que hiciste sin cuenta',
  'Order not found': 'No encontramos ese pedido.',
  'We are checking your order': 'Estamos verificando tu pedido',
  'Your order did not reach the store and was not made. You can place it again.':
    'Tu pedido no llegó a la tienda y no se hizo. Puedes volver a realizarlo.',
  'Your order was not made': 'Tu pedido no se hizo',
  'The cart has changed since the order was prepared':
    'Tu carrito cambió desde que preparaste el pedido. Revísalo otra vez.',
  'We could not find out what became of order {orderId}: ask us before you order again':
    'No pudimos averiguar qué pasó con tu pedido {orderId}: pregúntanos antes de pedirlo otra vez.',
  'The order was not canceled': 'El pedido no se canceló',
  'The products were not returned': 'No se registró la devolución',
  'Do not place it again. The answer is taking longer than usual; this page looks for it by itself.':
    'No lo repitas. La respuesta está tardando más de lo normal; esta página la busca sola.',
  'See your last order': 'Ver tu último pedido',
  'Look again': 'Volver a revisar',
  'Thank you, {name}. Your order is in.': 'Gracias, {name}. Recibimos tu pedido.',
  'Order {number}': 'Pedido {number}',
  'We are preparing your order': 'Estamos preparando tu pedido',
  'What you can do': 'Qué puedes hacer',
  'What happens next': 'Qué sigue',
  'Your order is on its way': 'Tu pedido va en camino',
  'Your order waits for you at the branch': 'Tu pedido te espera en la sucursal',
  'We delivered your order': 'Entregamos tu pedido',
  'You picked up your order': 'Recogiste tu pedido',
  'Your payment is missing': 'Falta tu pago',
  'We keep your order while you pay it.': 'Guardamos tu pedido mientras lo pagas.',
  'Without an account you cancel or return it by writing to us.':
    'Sin cuenta, cancelas o devuelves tu pedido escribiéndonos.',
  'Do you need help with your order?': '¿Necesitas ayuda con tu pedido?',
  'Write to us': 'Escríbenos',
  'We keep it for you for {days} days once it is ready.': 'Te lo guardamos {days} días a partir de que esté listo.',
  'Opening hours: {hours}': 'Horario: {hours}',
  'You picked up your order {number}': 'Recogiste tu pedido {number}',
  'We delivered your order {number}': 'Entregamos tu pedido {number}',
  'You picked up your order on {day}.': 'Lo recogiste el {day}. ¡Que lo disfrutes!',
  'We handed over your order on {day}.': 'Lo entregamos el {day}. ¡Que lo disfrutes!',
  'If something is missing, broken or not what you expected, tell us: we put it right.':
    'Si falta algo, llegó dañado o no es lo que esperabas, dinos y lo resolvemos.',
  'Your card was not approved for your order {number}': 'Tu banco no aprobó el pago de tu pedido {number}',
  'Your bank did not approve the payment of {amount}, and nothing was charged.':
    'Tu banco no aprobó el pago de {amount} y no se te cobró nada.',
  'Open your order and pay it with another card or in another way.':
    'Abre tu pedido y págalo con otra tarjeta o de otra forma.',
  'We keep it for you until {date}: open it and pay it with another card or in another way.':
    'Te lo apartamos hasta el {date}: ábrelo y págalo con otra tarjeta o de otra forma.',
  'Send me the e-mail of this order again': 'Enviarme el correo otra vez',
  'The e-mail of this order is on its way to you again': 'El correo de este pedido va otra vez en camino',
  'The e-mail of this order was sent again several times. Look into your spam folder, or try again in an hour.':
    'El correo de este pedido ya se envió varias veces. Búscalo en spam o inténtalo en una hora.',
  'We keep it for you until {date}.': 'Te lo apartamos hasta el {date}.',
  'We keep it for you until {moment}.': 'Te lo apartamos hasta el {moment}.',
  'We have your order': 'Ya tenemos tu pedido',
  'The driver calls you at {phone} before arriving.': 'El repartidor te llama al {phone} antes de llegar.',
  'The e-mails of this order go to {email}.': 'Los correos de este pedido van a {email}.',
  'Then our e-mails do not reach you. With your order number and the e-mail as it is here you find your order, and we help you with the rest:':
    'Entonces nuestros correos no te llegan. Con tu número de pedido y el correo como está aquí encuentras tu pedido, y con lo demás te ayudamos:',
  'Keep your order number: {number}': 'Guarda tu número de pedido: {number}',
  'With it and your e-mail you see your order again:': 'Con él y tu correo vuelves a ver tu pedido:',
  'We prepare your delivery': 'Preparamos tu entrega',
  'Keep looking': 'Seguir comprando',
  'Placed on {date}': 'Lo pediste el {date}',
  'Status: {status}': 'Estado: {status}',
  'Order status pending': 'Recibido',
  'Order status processing': 'En preparación',
  'Order status sent': 'En camino',
  'Order status ready': 'Listo para recoger',
  'Order status complete': 'Entregado',
  'Order status canceled': 'Cancelado',
  'Order status expired': 'Vencido',
  'To protect you, this page no longer shows your address and what you bought. Keep your order number: with it we can help you.':
    'Para protegerte, esta página ya no muestra tu dirección ni lo que compraste. Guarda tu número de pedido: con él te ayudamos.',
  'Bank transfer (SPEI)': 'Transferencia (SPEI)',
  'You get a CLABE for this order alone. A transfer almost always arrives within minutes.':
    'Te damos una CLABE solo para este pedido. La transferencia llega casi siempre en minutos.',
  'Cash at a shop near you': 'Efectivo en una tienda cercana',
  'You get a slip with a barcode that is read at the till.':
    'Te damos una ficha con código de barras para pagar en caja.',
  'Pay your order': 'Paga tu pedido',
  'Your payment': 'Tu pago',
  CLABE: 'CLABE',
  Bank: 'Banco',
  'the company behind {shop}': 'la empresa de {shop}',
  Beneficiary: 'Beneficiario',
  Concept: 'Concepto',
  'Transfer the exact amount from your bank. This CLABE is for this order alone.':
    'Transfiere el monto exacto desde tu banco. Esta CLABE es solo para este pedido.',
  'A transfer almost always arrives within minutes; once it is here, you see it.':
    'Una transferencia llega casi siempre en minutos: en cuanto llegue, la ves aquí.',
  'Many banks let through {limit} at once until you raise your limit in their app.':
    'Muchos bancos dejan pasar hasta {limit} por transferencia mientras no subas tu límite (MTU) en su aplicación.',
  'Barcode of reference {reference}': 'Código de barras de la referencia {reference}',
  'Show this slip at the till, on your phone or printed: {shops}.':
    'Muestra esta ficha en caja, en tu teléfono o impresa: {shops}.',
  'Pay the exact amount and keep your receipt. The shop may charge a fee of its own.':
    'Paga el monto exacto y guarda tu comprobante. La tienda puede cobrar una comisión propia.',
  'You have until {date}. After that the products go back to the shop.':
    'Tienes hasta el {date}. Después los productos vuelven a la tienda.',
  'You pay {amount}': 'Pagas {amount}',
  'Your payment of {amount} is here': 'Tu pago de {amount} ya está aquí',
  'We send {amount} of what you paid back to you.': 'Te devolvemos {amount} de lo que pagaste.',
  'It goes back to your card by itself.': 'Regresa a tu tarjeta sin que hagas nada.',
  'We write to you to ask where we send it.': 'Te escribimos para preguntarte a qué cuenta lo mandamos.',
  '{count} canceled or returned': {
    one: '{count} pieza cancelada o devuelta',
    other: '{count} piezas canceladas o devueltas',
  },
  'Choose what of the order you mean': 'Elige qué parte del pedido',
  'There are not that many of it in the order any more': 'Ya no hay tantas piezas en el pedido',
  'Your bank charges what it held for us in one piece. The {amount} that you do not pay any more go back to you.':
    'Tu banco cobra en una sola vez todo lo que había apartado. Te devolvemos los {amount} que ya no pagas.',
  '{amount} came that this order does not cost. We send it back to you.':
    'Llegaron {amount} de más para este pedido. Te los devolvemos.',
  'We received {came}. {missing} are missing.': 'Recibimos {came}. Faltan {missing}.',
  'The order cannot do this in its present state': 'El pedido no puede pasar por esto en su estado actual.',
  'The amount is more than there is': 'El monto es mayor que lo que hay.',
  'This needs an amount': 'Falta el monto.',
  'This takes no amount': 'Esto no lleva monto.',
  'The order is being changed by others; try again': 'Alguien más está cambiando el pedido; inténtalo otra vez.',
  'More than {limit} of this order needs a second name: it was asked for, and stands under “to look at”':
    'De más de {limit} de un pedido responden dos personas: ya quedó pedido y está en “Por revisar”',
  'Money of this order waits for a second name already':
    'Ya hay dinero de este pedido que espera a una segunda persona',
  'You asked for it: somebody else has to agree': 'Lo pediste tú: tiene que aceptarlo alguien más',
  'This payment was seen to already': 'Este pago ya está revisado',
  'This payment cannot be put onto an order': 'Este pago no se puede aplicar a un pedido',
  'This payment came in another currency than the orders: it cannot be put onto one':
    'Este pago llegó en otra moneda que los pedidos: no se puede aplicar a ninguno',
  'It was settled already': 'Ya estaba resuelto',
  'This order could not be written; try again': 'No se pudo guardar este pedido; inténtalo otra vez.',
  'The amount must have at most two decimals': 'El monto lleva a lo más dos decimales',
  'Credit or debit card': 'Tarjeta de crédito o débito',
  'You give the card on the page of our payment service. It is charged when your order is ready at the branch.':
    'Das los datos de tu tarjeta en la página de nuestro servicio de pagos. Se cobra cuando tu pedido está listo en la sucursal.',
  'You give the card on the page of our payment service. It is charged when your order is sent.':
    'Das los datos de tu tarjeta en la página de nuestro servicio de pagos. Se cobra cuando enviamos tu pedido.',
  'We are checking your payment. Do not pay again.': 'Estamos verificando tu pago. No pagues otra vez.',
  'Try with another card': 'Intentar con otra tarjeta',
  'Pay by card': 'Pagar con tarjeta',
  'Or pay in another way:': 'O paga de otra forma:',
  'Your card is approved for {amount}': 'Tu tarjeta está autorizada por {amount}',
  'Your bank only takes all that it holds: we charge {charged} as it goes and send {back} back to your card at once.':
    'Tu banco solo nos deja cobrar todo lo apartado: te cobraremos {charged} al enviarlo y enseguida te devolveremos {back} a tu tarjeta.',
  'It is charged when we send your order.': 'Se cobra cuando enviamos tu pedido.',
  'It is charged when your order is ready.': 'Se cobra cuando tu pedido está listo.',
  'The card page cannot be reached right now. Your order is kept; try again in a moment.':
    'No pudimos abrir la página de pago. Tu pedido está guardado; inténtalo otra vez en un momento.',
  'Your card does not take {months} months without interest. Nothing was charged.':
    'Tu tarjeta no acepta {months} meses sin intereses. No se te cobró nada.',
  'Our payment service does not grant {months} months without interest for this order. Nothing was charged.':
    'Nuestro servicio de pagos no da {months} meses sin intereses para este pedido. No se te cobró nada.',
  'Choose how you pay it by card:': 'Elige cómo pagarlo con tarjeta:',
  'charged at once': 'se cobra al momento',
  'The months without interest were not granted for this order; nothing was charged. Choose how you pay.':
    'Este pedido no tuvo los meses sin intereses que elegiste. No se te cobró nada: elige cómo pagar.',
  'There is nothing to pay for this order': 'Este pedido no tiene nada por pagar',
  'The card gateway has not answered yet; it is asked again':
    'La pasarela de tarjetas todavía no responde; se le pregunta otra vez.',
  'The card gateway refused it': 'La pasarela de tarjetas lo rechazó.',
  'That much did not come by one card': 'Esa cantidad no llegó con una sola tarjeta.',
  'Another refund of this payment is under way': 'Ya hay otro reembolso de este pago en curso.',
  Copy: 'Copiar',
  'Copy {name}': 'Copiar {name}',
  Copied: 'Copiado',
  'It could not be copied': 'No se pudo copiar',
  'This came by card: send it back to the card': 'Llegó con tarjeta: devuélvelo a la tarjeta.',
  'Write the reference of the refund or of the bank': 'Escribe la referencia del reembolso o del banco.',
  'If this e-mail has an account, it is there for you:': '¿Tienes una cuenta con este correo?',
  'Looking for this order is paused until {until} (Mexico City)':
    'Por seguridad pausamos la búsqueda de este pedido hasta las {until} (hora del centro).',
  'If there is an order with this number and e-mail, a message with a link is on its way':
    'Si hay un pedido con ese número y ese correo, le mandamos un mensaje con un enlace. Revisa tu bandeja y el correo no deseado.',
  'See it at once with a link by e-mail': 'Verlo ya con un enlace por correo',
  'The link of our message shows your order on this device.':
    'El enlace de nuestro correo muestra tu pedido en este dispositivo.',
  'It is counted from your payment, so the time changed. Before: {before}':
    'Se cuenta desde tu pago, por eso cambió la hora. Antes: {before}',
  'The carrier is late. Before: {before}': 'La paquetería viene con retraso. Antes: {before}',
  'Something of your order has not reached us yet. Before: {before}':
    'Todavía no nos llega algo de tu pedido. Antes: {before}',
  'Weather or a blocked road delays it. Before: {before}': 'El clima o un camino cerrado lo retrasa. Antes: {before}',
  'We changed it as you asked. Before: {before}': 'Lo cambiamos como lo pediste. Antes: {before}',
  'Preparing it takes us longer than we said. Before: {before}':
    'Prepararlo nos lleva más de lo que dijimos. Antes: {before}',
} as const;

declare module '../dictionaries' {
  interface Words {
    order: typeof words;
  }
}
