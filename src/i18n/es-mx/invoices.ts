/** Invoices that are asked for after an order. The keys of every locale are these. */
export const words = {
  'Ask for an invoice': 'Pedir factura',
  'You may ask for it until {day}.': 'Puedes pedirla hasta el {day}.',
  'You asked for an invoice for {rfc} on {day}. We write to you when it is ready.':
    'Pediste factura para {rfc} el {day}. Te escribimos cuando esté lista.',
  'The invoice for {rfc} is made out. You got it by e-mail.': 'La factura para {rfc} está hecha. Te llegó por correo.',
  'There is no invoice for {rfc}: {why}': 'No se hizo la factura para {rfc}: {why}',
  'You asked for an invoice for {rfc} with the order.': 'Pediste factura para {rfc} con el pedido.',
  'We have your request and write to you when your invoice is ready':
    'Recibimos tu solicitud. Te escribimos cuando tu factura esté lista.',
  'An invoice of this order has been asked for already': 'Ya se pidió la factura de este pedido.',
  'An invoice can be asked for once the order is paid': 'La factura se puede pedir cuando el pedido esté pagado.',
  'The time to ask for an invoice of this order is over': 'Ya pasó el tiempo para pedir la factura de este pedido.',
  'Many invoices were asked for from your network. Please wait a while before you ask for another one.':
    'Se pidieron muchas facturas desde tu red. Espera un rato antes de pedir otra.',
  'The invoice of your order {number} is ready': 'Tu factura del pedido {number} está lista',
  'The invoice of your order {number} could not be made': 'No pudimos hacer la factura de tu pedido {number}',
  'We made out the invoice you asked for. You get it by e-mail, as PDF and XML.':
    'Hicimos la factura que pediste. Te llega por correo, en PDF y XML.',
  'We could not make out the invoice you asked for: {why}': 'No pudimos hacer la factura que pediste: {why}',
  'Check your data and ask for it again on the page of the order.':
    'Revisa tus datos y pídela otra vez en la página del pedido.',
  'Fiscal folio': 'Folio fiscal',
  'Open the invoice': 'Abrir la factura',
  'We made out the invoice you asked for.': 'Hicimos la factura que pediste.',
  'The invoice for {rfc} is made out.': 'La factura para {rfc} está hecha.',
  'Write the fiscal folio: the 36 characters of the UUID in the stamp':
    'Escribe el folio fiscal: los 36 caracteres del UUID del timbre.',
  'Write the whole address, beginning with https://': 'Escribe la dirección completa, desde https://',
  'The customer is told by e-mail': 'Se le avisa al cliente por correo',
  'There is no such request, or somebody has decided about it': 'No existe esa solicitud, o alguien ya la atendió',
  'Write why there is no invoice': 'Escribe por qué no se hace la factura',
  'Why not': 'Por qué no',
  Invoices: 'Facturas',
} as const;

declare module '../dictionaries' {
  interface Words {
    invoices: typeof words;
  }
}
