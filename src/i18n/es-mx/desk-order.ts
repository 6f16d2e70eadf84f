/** An order at the desk: what is corrected and taken back of it, printed and scanned. */
export const words = {
  'Event take-back-accept': 'Ya no está aceptado',
  'Event take-back-send': 'No se había enviado',
  'Event take-back-deliver': 'No se había entregado',
  'Event correct-address': 'Dirección corregida',
  'Event note': 'Nota',
  'Told order-not-sent': 'Su pedido no ha salido',
  'Told order-address': 'Dirección de su pedido',
  'Write the note': 'Escribe la nota',
  'The address was that already': 'Ya tenía esa dirección.',
  'Nobody delivers to this postal code': 'A ese código postal no hay entrega.',
  'Another rate of IVA is charged at this postal code': 'En ese código postal se cobra otra tasa de IVA.',
  'Send it there at the price it has': 'Enviarlo ahí al precio que ya tiene',
  'Customer and delivery': 'Cliente y entrega',
  'What was ordered': 'Qué pidió',
  'Write by WhatsApp': 'WhatsApp',
  'Write to {name} by WhatsApp': 'Escribir a {name} por WhatsApp',
  'Call {name}: {phone}': 'Llamar a {name}: {phone}',
  'Copy the address': 'Copiar dirección',
  'Correct the address': 'Corregir dirección',
  'Correct who picks it up': 'Corregir quién recoge',
  'Address of order {number}': 'Dirección del pedido {number}',
  'The customer is told by letter. What the order costs stays as it is.':
    'Se le avisa al cliente por correo. El pedido cuesta lo mismo.',
  'Save the address': 'Guardar y avisar al cliente',
  'Parts: {parts}': 'Incluye: {parts}',
  'Ends in {digits}': 'Terminación {digits}',
  'its card': 'su tarjeta',
  'the card that ends in {digits}': 'la tarjeta terminada en {digits}',
  '{amount} are charged to the card that ends in {digits}': 'Se cobran {amount} a la tarjeta terminada en {digits}',
  'Write a note': 'Escribir una nota',
  'Only those at the desk see it': 'Solo la ve el equipo, nunca el cliente',
  'Save the note': 'Guardar la nota',
  'More about its money': 'Más sobre el dinero',
  'Something went wrong here': 'Deshacer o cancelar',
  'Desk accept at the branch': 'Aceptar: se paga en la sucursal',
  'Desk received at the door': 'Anotar cobrado en la puerta',
  'Desk received at the branch': 'Anotar cobrado en la sucursal',
  'Desk received by transfer': 'Anotar transferencia recibida',
  'Desk received at a till': 'Anotar pago en tienda recibido',
  'Desk take-back-accept': 'Quitar lo aceptado',
  'Desk take-back-send': 'No ha salido: volver a “Por enviar”',
  'Desk take-back-ready': 'No está listo: volver a “Por preparar”',
  'Desk take-back-deliver': 'No se ha entregado: volver a “Enviado”',
  'Desk take-back-picked-up': 'No lo han recogido: volver a “Listo”',
  'Charge {amount} to {card} and send order {number}?':
    '¿Cobrar {amount} a {card} y marcar el pedido {number} como enviado?',
  'Charge {amount} to {card} and say that order {number} is ready?':
    '¿Cobrar {amount} a {card} y marcar el pedido {number} como listo?',
  'The customer is told. Where the card is refused nothing is sent.':
    'Se le avisa al cliente. Si la tarjeta no pasa, el pedido se queda como está.',
  'Yes, charge {amount}': 'Sí, cobrar {amount}',
  'Did {amount} come for order {number}?': '¿Llegaron {amount} del pedido {number}?',
  '{amount} are due.': 'Faltan {amount}.',
  'It is more than what is due: the rest is to be sent back.': 'Es más de lo que falta: lo demás queda por devolver.',
  'Yes, it came': 'Sí, llegaron',
  'Take {amount} off order {number}?': '¿Descontar {amount} del pedido {number}?',
  'It costs that much less from now on; what was paid beyond it is to be sent back.':
    'Cuesta eso menos desde ahora; lo que se pagó de más queda por devolver.',
  'Yes, take it off': 'Sí, descontarlo',
  'Did the bank take back {amount} of order {number}?': '¿El banco retiró {amount} del pedido {number}?',
  'The customer owes it again.': 'El cliente lo vuelve a deber.',
  'Yes, the bank took it': 'Sí, lo retiró',
  'Take back that order {number} was accepted?': '¿Quitar lo aceptado del pedido {number}?',
  'It waits for its money anew, as long as its way to pay has. The customer was told nothing, and is told nothing.':
    'Vuelve a esperar su dinero, con el plazo de su forma de pago. Al cliente no se le avisó y no se le avisa.',
  'Is order {number} still here?': '¿El pedido {number} sigue aquí?',
  'Only while the carrier does not have it. It is to be sent again, its guide number goes, what was charged stays charged, and the customer is told.':
    'Solo si la paquetería todavía no lo tiene. Vuelve a estar por enviar, se quita su guía, lo cobrado se queda cobrado y se le avisa al cliente.',
  'It is to be looked out again, what was charged stays charged, and the customer is told.':
    'Vuelve a estar por preparar, lo cobrado se queda cobrado y se le avisa al cliente.',
  'Yes, it is still here': 'Sí, sigue aquí',
  'Was order {number} not handed over?': '¿El pedido {number} todavía no se entrega?',
  'It goes back to where it was before. What was collected stays noted.':
    'Vuelve a donde estaba. Lo que se cobró se queda anotado.',
  'Yes, take it back': 'Sí, deshacerlo',
  'This amount cannot be noted':
    'Ese monto no se puede anotar: escribe pesos con a lo más dos decimales, sin pasar de lo que hay.',
  'Send {amount} of order {number} back to {card}?': '¿Devolver {amount} del pedido {number} a {card}?',
  Print: 'Imprimir',
  'Picking list': 'Lista de surtido',
  'Delivery notes': 'Notas de entrega',
  'Delivery note': 'Nota de entrega',
  'Picking list of {count} orders': {
    one: 'Lista de surtido: {count} pedido',
    other: 'Lista de surtido: {count} pedidos',
  },
  'Delivery notes of {count} orders': {
    one: 'Nota de entrega: {count} pedido',
    other: 'Notas de entrega: {count} pedidos',
  },
  'For orders': 'Para los pedidos',
  'Looked out': 'Surtido',
  'Received by, name and signature': 'Recibí: nombre y firma',
  'Collect {amount}': 'Cobrar {amount}',
  'Barcode of order {number}': 'Código de barras del pedido {number}',
  'Promised by {day}': 'Prometido para el {day}',
  'Part of {name}': 'Parte de {name}',
  'Scan orders': 'Escanear',
  'Hold the code of an order or of a guide before the camera, or read it with a hand scanner.':
    'Pon frente a la cámara el código del pedido o de la guía, o léelo con un lector de mano.',
  'Number of the order or of the guide': 'Número de pedido o de guía',
  'Hold the guide of order {number} before the camera, or read it with a hand scanner.':
    'Pon frente a la cámara la guía del pedido {number}, o léela con un lector de mano.',
  'Take it for the guide': 'Usar como guía',
  'Scan the guide': 'Escanear la guía',
  'No order has the code {code}': 'Ningún pedido tiene el código {code}',
  'Of the whole shop, every store view': 'De toda la tienda, en todas sus vistas',
  'Check these orders': 'Revisar antes de enviar',
  'Yes, send them': 'Sí, enviarlos',
} as const;

declare module '../dictionaries' {
  interface Words {
    deskOrder: typeof words;
  }
}
