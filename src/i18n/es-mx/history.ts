/** A customer's orders. The keys of every locale are these. */
export const words = {
  'Some of it costs more now or is not sold any more: look before you add it':
    'Algo cambió de precio o ya no se vende: revísalo antes de agregarlo',
  'Nothing of this order is sold any more': 'Ya no se vende nada de este pedido',
  'Order status approved': 'Aprobado',
  'Order status partially approved': 'Aprobado en parte',
  'Order status authorized': 'Autorizado',
  'Order status partially authorized': 'Autorizado en parte',
  'Order status rejected': 'Rechazado',
  'Order status partially rejected': 'Rechazado en parte',
  'Order status denied': 'Denegado',
  'Order status processed and closed': 'Procesado y cerrado',
  'Order status order sent': 'Pedido enviado',
  'Order status order delivered': 'Pedido entregado',
  'Order status payment confirmed': 'Pago confirmado',
  'Order status return received': 'Devolución recibida',
  'Order status return partially received': 'Devolución recibida en parte',
  'How your order is going': 'Cómo va tu pedido',
  'Step received': 'Recibido',
  'Step payment confirmed': 'Pago confirmado',
  'Step picked up': 'Recogido',
  'Buy it again': 'Comprar de nuevo',
  'It cost {before}, now {now}': 'Costaba {before}, ahora {now}',
  'Add what there is at these prices': 'Agregar lo que hay, a estos precios',
  'Under way': 'En curso',
  'Delivered ones': 'Entregados',
  'Canceled or expired': 'Cancelados o vencidos',
  'Last 30 days': 'Últimos 30 días',
  'Last 3 months': 'Últimos 3 meses',
  'Last 12 months': 'Últimos 12 meses',
  'and {count} more': 'y {count} más',
  '{count} units': '{count} piezas',
  'Waits for your payment': 'Esperando tu pago',
  'Product or order number': 'Producto o número de pedido',
  Status: 'Estado del pedido',
  'All of them': 'Todos',
  'Since when': 'Desde cuándo',
  Always: 'Siempre',
  'None of your orders is like that.': 'Ninguno de tus pedidos es así.',
  '{count} orders': 'Pedidos: {count}',
  'We looked through your last {count}.': 'Buscamos en los últimos {count}.',
  'See my orders': 'Ver mis pedidos',
  'Your last order': 'Tu último pedido',
  'See how to pay': 'Ver cómo pagar',
  'See how to pay order {number}': 'Ver cómo pagar el pedido {number}',
  'Paid with {way}': 'Forma de pago: {way}',
} as const;

declare module '../dictionaries' {
  interface Words {
    history: typeof words;
  }
}
