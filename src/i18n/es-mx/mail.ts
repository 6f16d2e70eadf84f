/** Messages by mail. The keys of every locale are these. */
export const mail = {
  'We will write to you when {name} is back': 'Te avisaremos cuando llegue {name}',
  '{name} is sold out at the moment. As soon as there is some, we send you one message, and no other.':
    '{name} está agotado por ahora. En cuanto haya, te mandamos un solo correo y ningún otro.',
  'You did not ask for this, or you need it no more?': '¿No lo pediste tú, o ya no lo necesitas?',
  '{name} is back': 'Ya llegó: {name}',
  'You asked us to tell you: {name} can be bought again. We cannot keep it for you, and there may be little of it.':
    'Nos pediste que te avisáramos: {name} ya está disponible. No podemos apartarlo y quizá haya pocas piezas.',
  'This was the only message about it.': 'Este fue el único correo sobre este producto.',
  'Choose a new password': 'Elige una contraseña nueva',
  'Somebody asked to change the password of your account at {shop}. If it was you, choose a new one with this button.':
    'Alguien pidió cambiar la contraseña de tu cuenta en {shop}. Si fuiste tú, elige una nueva con este botón.',
  'The link works once and for {minutes} minutes; if you ask for another one, only the newest works.':
    'El enlace sirve una sola vez y durante {minutes} minutos; si pides otro, solo sirve el más nuevo.',
  'If it was not you, you need do nothing: your password stays as it is.': 'Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual.',
  'Your password was changed': 'Se cambió tu contraseña',
  'The password of your account at {shop} was changed on {moment} (Mexico City). Your other devices were signed out.':
    'La contraseña de tu cuenta en {shop} se cambió el {moment} (hora del centro). En tus otros dispositivos se cerró la sesión.',
  'It was not me': 'No fui yo',
  'If it was you, there is nothing more to do. If not, ask for a link at once and choose another password.':
    'Si fuiste tú, no hay nada más que hacer. Si no, pide un enlace cuanto antes y elige otra contraseña.',
} as const;
