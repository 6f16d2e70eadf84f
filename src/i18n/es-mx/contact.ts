/** Messages to the shop. The keys of every locale are these. */
export const words = {
  Contact: 'Contacto',
  'Write to us or call us: we answer within two working days.':
    'Escríbenos o llámanos: contestamos en dos días hábiles.',
  Telephones: 'Teléfonos',
  'What is it about?': '¿De qué se trata?',
  'My order': 'Mi pedido',
  'A product': 'Un producto',
  'A warranty or a return': 'Una garantía o devolución',
  'My invoice': 'Mi factura',
  'My personal data': 'Mis datos personales',
  'A complaint': 'Una queja',
  'Something else': 'Otra cosa',
  Phone: 'Teléfono',
  'With the code of the country, if it is not Mexico': 'Con la clave del país, si no es de México',
  'Your message': 'Tu mensaje',
  'We use what you write to answer you, and for nothing else.':
    'Usamos lo que escribes para contestarte, y para nada más.',
  'Send the message': 'Enviar mensaje',
  'We have your message and answer by e-mail within two working days':
    'Recibimos tu mensaje. Te contestamos por correo en dos días hábiles.',
  'Many messages came from your network. Please wait a while before you write another one.':
    'Llegaron muchos mensajes desde tu red. Espera un rato antes de escribir otro.',
  'Phone must have 10 to 15 numbers': 'Escribe un teléfono de 10 a 15 números',
  Messages: 'Mensajes',
  'No messages': 'No hay mensajes',
  'Older messages': 'Mensajes anteriores',
  'See the messages': 'Ver los mensajes',
  'Answer to the e-mail above, not to this message.': 'Contesta al correo de arriba, no a este mensaje.',
  Services: 'Servicios',
  'Proof of purchase': 'Comprobante de compra',
  'Electronic billing': 'Facturación electrónica',
  'Account statement': 'Estado de cuenta',
  'Job board': 'Bolsa de trabajo',
  Chat: 'Chat',
} as const;

declare module '../dictionaries' {
  interface Words {
    contact: typeof words;
  }
}
