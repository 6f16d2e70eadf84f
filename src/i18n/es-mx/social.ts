/** Signing in through a provider. The keys of every locale are these. */
export const words = {
  'That way of signing in is not available in this shop': 'Esa forma de entrar no está disponible en esta tienda',
  'Signing in with {provider} did not work. Try again, or use your password.':
    'No se pudo entrar con {provider}. Inténtalo otra vez o usa tu contraseña.',
  '{provider} does not answer at the moment. Try again in a minute, or use your password.':
    '{provider} no responde por el momento. Inténtalo en un minuto o usa tu contraseña.',
  'You did not sign in with {provider}. Try again whenever you like.':
    'No entraste con {provider}. Puedes intentarlo cuando quieras.',
  'This sign-in was used already, took longer than ten minutes, or was begun in another browser. Please start it again.':
    'Este inicio de sesión ya se usó, tardó más de diez minutos o se empezó en otro navegador. Empiézalo otra vez.',
  '{provider} gave no e-mail address that it has confirmed. Confirm it there and try again, or create an account with your e-mail.':
    '{provider} no nos dio un correo confirmado. Confírmalo ahí e inténtalo otra vez, o crea una cuenta con tu correo.',
  'There is an account with this e-mail already. Sign in with its password once, and {provider} is connected with it.':
    'Ya hay una cuenta con ese correo. Entra una vez con su contraseña y queda conectada con {provider}.',
  'That is not the password of this account': 'Esa no es la contraseña de esta cuenta',
  '{provider} is connected: next time you can sign in with it':
    '{provider} quedó conectado: la próxima vez puedes entrar así',
  '{provider} is no longer connected with your account': '{provider} ya no está conectado con tu cuenta',
  'That account of {provider} is connected with another account of this shop':
    'Esa cuenta de {provider} está conectada con otra cuenta de esta tienda',
  'Choose a password first: without {provider} you could not sign in any more':
    'Primero elige una contraseña: sin {provider} ya no podrías entrar',
  'Continue with {provider}': 'Continuar con {provider}',
  'If you are new here, this makes your account and you accept the':
    'Si es tu primera vez, se crea tu cuenta y aceptas los',
  'Connect your account': 'Conecta tu cuenta',
  'There is an account with {email} already.': 'Ya hay una cuenta con {email}.',
  'Type its password once, so that we know it is yours. After that you can sign in with {provider}.':
    'Escribe una vez su contraseña, para saber que es tuya. Después podrás entrar con {provider}.',
  'Connect and sign in': 'Conectar y entrar',
  'No password, or forgotten? Choose a new one': '¿No tienes contraseña o la olvidaste? Elige una nueva',
  'Sign in another way': 'Entrar de otra forma',
  'Connected accounts': 'Cuentas conectadas',
  'Sign in without typing your password, with an account that you have elsewhere.':
    'Entra sin escribir tu contraseña, con una cuenta que ya tienes en otra parte.',
  'Connected on {date}': 'Conectada el {date}',
  'Disconnect {name}': 'Desconectar: {name}',
  Disconnect: 'Desconectar',
  'Connect {provider}': 'Conectar {provider}',
  'Your account has no password yet. With one you can sign in without {provider} too.':
    'Tu cuenta todavía no tiene contraseña. Con una también puedes entrar sin {provider}.',
  'Choose a password': 'Elegir una contraseña',
  'To connect an account, sign out and in again first: so we know that it is you.':
    'Para conectar una cuenta, cierra tu sesión y vuelve a entrar: así sabemos que eres tú.',
} as const;

declare module '../dictionaries' {
  interface Words {
    social: typeof words;
  }
}
