/** A placed order. The keys of every locale are these. */
export const order = {
  'Several orders that are paid on delivery are already on their way to this telephone or address.':
    'Ya hay varios pedidos que se pagan al recibir en camino a este teléfono o domicilio.',
  'This order was canceled': 'Este pedido se canceló',
  'Its products went back to the shop. If you still want them, order them again.':
    'Sus productos volvieron a la tienda. Si todavía los quieres, pídelos otra vez.',
  'This order has expired': 'Este pedido venció',
  'Nobody paid for it in time, so its products went back to the shop. If you still want them, order them again.':
    'Nadie lo pagó a tiempo, así que los productos volvieron a la tienda. Si todavía los quieres, pídelos otra vez.',
  'Order not found': 'No encontramos ese pedido.',
  'We are checking your order': 'Estamos verificando tu pedido',
  'Your order did not reach the store and was not made. You can place it again.': 'Tu pedido no llegó a la tienda y no se hizo. Puedes volver a realizarlo.',
  'Your order was not made': 'Tu pedido no se hizo',
  'The cart has changed since the order was prepared': 'Tu carrito cambió desde que preparaste el pedido. Revísalo otra vez.',
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
  'What happens next': 'Qué sigue',
  'We have your order': 'Ya tenemos tu pedido',
  'The driver calls you at {phone} before arriving.': 'El repartidor te llama al {phone} antes de llegar.',
  'Keep your order number: {number}': 'Guarda tu número de pedido: {number}',
  'We prepare your delivery': 'Preparamos tu entrega',
  'Keep looking': 'Seguir viendo',
  'Placed on {date}': 'Hecho el {date}',
  'Status: {status}': 'Estado: {status}',
  'Order status pending': 'Recibido',
  'Order status processing': 'En preparación',
  'Order status sent': 'En camino',
  'Order status complete': 'Entregado',
  'Order status canceled': 'Cancelado',
  'Order status expired': 'Vencido',
  'To protect you, this page no longer shows your address and what you bought. Keep your order number: with it we can help you.':
    'Para protegerte, esta página ya no muestra tu dirección ni lo que compraste. Guarda tu número de pedido: con él te ayudamos.',
  'Bank transfer (SPEI)': 'Transferencia (SPEI)',
  'You get a CLABE for this order alone. A transfer almost always arrives within minutes.':
    'Te damos una CLABE solo para este pedido. La transferencia llega casi siempre en minutos.',
  'Cash at a shop near you': 'Efectivo en una tienda cercana',
  'You get a slip with a barcode that is read at the till.': 'Te damos una ficha con código de barras para pagar en caja.',
  'Pay your order': 'Paga tu pedido',
  CLABE: 'CLABE',
  Bank: 'Banco',
  Beneficiary: 'Beneficiario',
  Concept: 'Concepto',
  'Transfer the exact amount from your bank. This CLABE is for this order alone.':
    'Transfiere el monto exacto desde tu banco. Esta CLABE es solo para este pedido.',
  'A transfer arrives within minutes; it shows here in about 4 hours, at the latest within 72.':
    'La transferencia llega en minutos; la verás aquí en unas 4 horas, a más tardar en 72.',
  'Many banks let through {limit} at once until you raise your limit in their app.':
    'Muchos bancos dejan pasar hasta {limit} por transferencia mientras no subas tu límite (MTU) en su aplicación.',
  'Barcode of reference {reference}': 'Código de barras de la referencia {reference}',
  'Show this slip at the till, on your phone or printed: {shops}.': 'Muestra esta ficha en caja, en tu teléfono o impresa: {shops}.',
  'Pay the exact amount and keep your receipt. The shop may charge a fee of its own.':
    'Paga el monto exacto y guarda tu comprobante. La tienda puede cobrar una comisión propia.',
  'You have until {date}. After that the products go back to the shop.': 'Tienes hasta el {date}. Después los productos vuelven a la tienda.',
  'You pay {amount}': 'Pagas {amount}',
  'Your payment of {amount} is here': 'Tu pago de {amount} ya está aquí',
  '{amount} came that this order does not cost. We send it back to you.': 'Llegaron {amount} de más para este pedido. Te los devolvemos.',
  'We received {came}. {missing} are missing.': 'Recibimos {came}. Faltan {missing}.',
  'The order cannot do this in its present state': 'El pedido no puede pasar por esto en su estado actual.',
  'The amount is more than there is': 'El monto es mayor que lo que hay.',
  'This needs an amount': 'Falta el monto.',
  'This takes no amount': 'Esto no lleva monto.',
  'The order is being changed by others; try again': 'Alguien más está cambiando el pedido; inténtalo otra vez.',
  'The amount must have at most two decimals': 'El monto lleva a lo más dos decimales',
} as const;
