/** Messages to the shop. The keys of every locale are these. */
export const words = {
  'Guide numbers': 'Guías',
  'Guide number': 'Número de guía',
  Carrier: 'Paquetería',
  'Choose the carrier': 'Elige la paquetería',
  'Sent with': 'Enviado con',
  'Follow the parcel': 'Rastrear el paquete',
  'Choose one of the carriers': 'Elige una de las paqueterías',
  'Write the guide number': 'Escribe el número de guía',
  'This is no guide number of this carrier': 'Ese número no es una guía de esta paquetería',
  'Sent: {orders}': 'Enviados: {orders}',
  'Their guide number was corrected: {orders}': 'Se corrigió su guía: {orders}',
  'They had this guide number before: {orders}': 'Ya tenían esa guía: {orders}',
  'Not sent, since of these nothing is to be sent now: {orders}':
    'No se enviaron porque ahora no están por enviarse: {orders}',
  'Not sent, since their card was refused: {orders}':
    'No se enviaron porque el banco rechazó el cobro a la tarjeta: {orders}',
  'Left as they were, since somebody changed them meanwhile: {orders}':
    'Quedaron como estaban porque alguien los cambió mientras tanto; revísalos: {orders}',
  'Not sent, since they are picked up at a branch: {orders}': 'No se enviaron porque se recogen en sucursal: {orders}',
  'There are no such orders: {orders}': 'No hay pedidos con estos números: {orders}',
  'These guide numbers are none of this carrier: {orders}': 'La guía no es de esta paquetería en: {orders}',
  'Not sent, try these again: {orders}': 'No se enviaron; intenta otra vez con: {orders}',
  'The same guide number stands with {orders}': 'La misma guía está también en {orders}',
  'At most {most} orders at once': 'A lo más {most} pedidos a la vez',
  'Paste a line for each order: its number and its guide number': 'Pega una línea por pedido: su número y su guía',
  'Each order is sent, its card is charged where it is held, and its customer is told. At most {most} at once.':
    'Cada pedido queda enviado, se cobra la tarjeta que lo tenía apartado y se avisa a su cliente. A lo más {most} a la vez.',
  'Orders and guide numbers': 'Pedidos y guías',
  'A line for each: the number of the order, then its guide number':
    'Una línea por pedido: el número del pedido y su guía, como salen de tu hoja de cálculo',
  'It comes with {carrier}.': 'Viaja con {carrier}.',
  'It comes with {carrier}, guide number {guide}.': 'Viaja con {carrier}, guía {guide}.',
  'The guide number of your order {number}': 'Cambió la guía de tu pedido {number}',
  'This is how your order comes now, in place of what we wrote before.':
    'Así llega ahora tu pedido; olvida la guía que te dimos antes.',
  'It is not to be sent now': 'Ahora no está por enviarse',
  'Its card was refused': 'El banco rechazó el cobro a su tarjeta',
  'Somebody changed it meanwhile: look at it again': 'Alguien lo cambió mientras tanto: revísalo',
  'Not sent, since they were pasted with two guide numbers: {orders}':
    'No se enviaron, porque vienen con dos guías: {orders}',
  'It was pasted with two guide numbers: leave the true one': 'Viene con dos guías: deja la verdadera',
  'It is picked up at a branch': 'Se recoge en sucursal',
  'There is no order of this number': 'No hay un pedido con este número',
  'It was not sent: try it again': 'No se envió: inténtalo otra vez',
  '{count} lines were not sent': { one: '1 línea no se envió', other: '{count} líneas no se enviaron' },
  'Mend them here and check them again; a line that is emptied is left out.':
    'Corrígelas aquí y vuelve a revisar; la que quede vacía no se manda.',
  'Its guide number is corrected': 'Se corrige su guía',
  '{count} are sent': { one: '1 pedido se envía', other: '{count} pedidos se envían' },
  '{count} change their guide number': { one: '1 cambia su guía', other: '{count} cambian su guía' },
  '{count} have theirs already': { one: '1 ya la tiene', other: '{count} ya la tienen' },
  '{count} are left out': { one: '1 línea queda fuera', other: '{count} líneas quedan fuera' },
  'Left out': 'Quedan fuera',
  'What is sent': 'Lo que se envía',
  'It has this guide number already': 'Ya tiene esta guía',
  'Its guide number changes: it was {guide}': 'Cambia su guía: antes {guide}',
  '{count} digits': { one: '{count} dígito', other: '{count} dígitos' },
  '{count} letters': { one: '{count} letra', other: '{count} letras' },
  '{count} letters or digits': { one: '{count} letra o dígito', other: '{count} letras o dígitos' },
  '{from} to {most}': '{from} a {most}',
  'A guide of {carrier} has {shape}, like {example}.': 'Una guía de {carrier} tiene {shape}, como {example}.',
  '{count} leave without a guide number: {orders}.': {
    one: '1 sale sin guía: {orders}.',
    other: '{count} salen sin guía: {orders}.',
  },
  'Send them with their guide numbers': 'Enviarlos con su guía',
  'Is marked as sent, without a guide number': 'Queda enviado sin guía y se le avisa al cliente',
} as const;

declare module '../dictionaries' {
  interface Words {
    dispatch: typeof words;
  }
}
