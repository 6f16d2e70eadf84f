/** Passkeys. The keys of every locale are these. */
export const words = {
  'The passkey was not accepted. Try again, or use your password.':
    'No aceptamos la llave de acceso. Inténtalo otra vez o usa tu contraseña.',
  'This shop does not know that passkey any more. Use your password.':
    'Esta tienda ya no reconoce esa llave de acceso. Usa tu contraseña.',
  'No passkey was used. Try again, or use your password.':
    'No se usó ninguna llave de acceso. Inténtalo otra vez o usa tu contraseña.',
  'No passkey was made. You can try again whenever you like.':
    'No se creó la llave de acceso. Puedes intentarlo cuando quieras.',
  'Passkeys are not available in this shop': 'En esta tienda no hay llaves de acceso',
  'Your passkey is ready: next time you can sign in with it':
    'Tu llave de acceso está lista: la próxima vez puedes entrar con ella',
  'The passkey has its new name': 'La llave de acceso ya tiene su nuevo nombre',
  'The passkey was removed. Remove it on your device too.':
    'Quitamos la llave de acceso. Bórrala también de tu dispositivo.',
  'This device has a passkey for your account already': 'Este dispositivo ya tiene una llave de acceso para tu cuenta',
  'You have ten passkeys. Remove one before you add another.':
    'Ya tienes diez llaves de acceso. Quita una antes de agregar otra.',
  'The password is not right': 'La contraseña no es correcta',
  'Sign in with a passkey': 'Entrar con llave de acceso',
  Passkeys: 'Llaves de acceso',
  'My passkey': 'Mi llave de acceso',
  'Sign in with your fingerprint, your face or the lock of your device, without typing your password.':
    'Entra con tu huella, tu rostro o el bloqueo de tu dispositivo, sin escribir tu contraseña.',
  'Add a passkey': 'Agregar llave de acceso',
  'Your password, to be sure it is you': 'Tu contraseña, para confirmar que eres tú',
  'To add a passkey, turn on JavaScript.': 'Para agregar una llave de acceso, activa JavaScript.',
  'This browser has no passkeys': 'Este navegador no admite llaves de acceso',
  'Added on {date}': 'Agregada el {date}',
  'last used on {date}': 'último uso el {date}',
  'not used yet': 'sin usar todavía',
  'Name of the passkey': 'Nombre de la llave de acceso',
  Rename: 'Cambiar nombre',
  'Rename {name}': 'Cambiar nombre: {name}',
  'Remove {name}': 'Eliminar: {name}',
  or: 'o',
  Save: 'Guardar',
} as const;

declare module '../dictionaries' {
  interface Words {
    passkeys: typeof words;
  }
}
