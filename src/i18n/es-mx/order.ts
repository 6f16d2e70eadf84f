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
} as const;
