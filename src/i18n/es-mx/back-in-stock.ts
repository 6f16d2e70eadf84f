/** Notices that something is back in stock. The keys of every locale are these. */
export const words = {
  'We will write to you when it is back': 'Te avisaremos por correo cuando llegue',
  'We will not write to you about it any more': 'Ya no te escribiremos sobre este producto',
  'Many notices were asked for from your network. Please wait a while before you ask for another one.':
    'Se pidieron muchos avisos desde tu red. Espera un rato antes de pedir otro.',
  'Notices of stock are not available in this shop': 'En esta tienda no hay avisos de existencias',
  'We write to you once. Signed in, you can leave it empty.':
    'Te escribimos una sola vez. Si ya iniciaste sesión, puedes dejarlo vacío.',
  'Tell me when it is back': 'Avísame cuando llegue',
  'Notice of stock': 'Aviso de existencias',
  'Do not write to me about it': 'No me escriban sobre este producto',
} as const;

declare module '../dictionaries' {
  interface Words {
    'back-in-stock': typeof words;
  }
}
