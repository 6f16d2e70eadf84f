/** Signing in and the account. The keys of every locale are these. */
export const words = {
  'Look in the mail of your new address: with the button of our message you confirm it':
    'Revisa tu correo nuevo: confírmalo con el botón de nuestro mensaje',
  'Your account has its new e-mail': 'Tu cuenta ya tiene su correo nuevo',
  'Your account has its e-mail of before again. Now choose a new password.':
    'Tu cuenta volvió a su correo de antes. Ahora elige una contraseña nueva.',
  'Customer service changes it for you.': 'Servicio al cliente lo cambia por ti.',
  'Change the e-mail': 'Cambiar correo',
  'We write to the new one. It counts once you confirm it there.':
    'Te escribimos al nuevo. Vale cuando lo confirmes ahí.',
  'New e-mail': 'Correo nuevo',
  'Send me the confirmation': 'Enviarme la confirmación',
  'To change it, sign out and in again first: so we know that it is you.':
    'Para cambiarlo, cierra sesión y vuelve a entrar: así sabemos que eres tú.',
  'Confirm your new e-mail': 'Confirma tu correo nuevo',
  'From now on you sign in with it, and our letters go there. Your other devices are signed out.':
    'Desde ahora entras con él y ahí te escribimos. Cerramos la sesión en tus otros dispositivos.',
  'Sign in with the e-mail you have used until now, and confirm the new one here.':
    'Inicia sesión con el correo que usabas hasta ahora y confirma aquí el nuevo.',
  'Confirm this e-mail': 'Confirmar este correo',
  'Take your account back': 'Recupera tu cuenta',
  'Your account gets its e-mail of before again, every device is signed out, and you choose a new password.':
    'Tu cuenta vuelve a su correo de antes, cerramos la sesión en todos los dispositivos y eliges una contraseña nueva.',
  'Take my account back': 'Recuperar mi cuenta',
  'You asked to sign in at {shop} with this e-mail from now on. Confirm it with this button.':
    'Pediste entrar a {shop} con este correo de ahora en adelante. Confírmalo con este botón.',
  'If it was not you, you need do nothing: the account keeps its e-mail.':
    'Si no fuiste tú, no tienes que hacer nada: la cuenta conserva su correo.',
  'The e-mail of your account was changed': 'Cambió el correo de tu cuenta',
  'Since {moment} (Mexico City) your account at {shop} has the e-mail {email}. Your other devices were signed out.':
    'Desde el {moment} (hora del centro) tu cuenta en {shop} tiene el correo {email}. Cerramos la sesión en tus otros dispositivos.',
  'If it was you, there is nothing more to do. If not, take your account back: the link works for {hours} hours.':
    'Si fuiste tú, no tienes que hacer nada más. Si no, recupera tu cuenta: el enlace sirve durante {hours} horas.',
  'Your account is yours again': 'Tu cuenta vuelve a ser tuya',
  'Your account at {shop} has this e-mail again, and all devices were signed out. The password of before no longer works.':
    'Tu cuenta en {shop} tiene otra vez este correo y cerramos la sesión en todos los dispositivos. La contraseña de antes ya no sirve.',
  'That device is signed out': 'Cerramos la sesión en ese dispositivo',
  'Your other devices are signed out': 'Cerramos la sesión en tus otros dispositivos',
  '{browser} on {system}': '{browser} en {system}',
  'Another device': 'Otro dispositivo',
  'You are using it now': 'Lo estás usando ahora',
  'Last used on {moment}': 'Último uso: {moment}',
  '{device} (this device)': '{device} (este dispositivo)',
  'Sign out there': 'Cerrar sesión ahí',
  'Your devices': 'Tus dispositivos',
  'You are signed in here. If you do not know one of them, sign it out and change your password.':
    'Aquí tienes tu sesión abierta. Si no reconoces alguno, cierra su sesión y cambia tu contraseña.',
  'Sign out all other devices': 'Cerrar sesión en los demás',
  'Reset password feature does not work while offline!': 'Sin conexión no se puede cambiar la contraseña.',
  'Incorrect password': 'La contraseña es incorrecta',
  'Invalid username/password': 'El usuario o la contraseña no son válidos',
  'The code is wrong': 'El código es incorrecto',
  'Incorrect date': 'La fecha es incorrecta',
  'The number of attempts was exceeded': 'Se agotó el número de intentos',
  'Error while sending reset password e-mail': 'No pudimos enviar el correo para cambiar la contraseña',
  'Provided email does not exist': 'Ese correo no existe. Revisa cómo está escrito.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'El correo o la contraseña no coinciden. Revísalos; después de varios intentos hay que esperar 15 minutos.',
  'The password reset deadline has expired, or the token does not match; resubmit the request':
    'El enlace para cambiar la contraseña venció o no es válido. Pídelo otra vez.',
  'The SMS was not sent': 'No se pudo enviar el SMS',
  'A customer with this email already exists': 'Ya hay una cuenta con ese correo. Inicia sesión.',
  "You're logged out": 'Cerraste tu sesión',
  'Signing in is not available in this shop at the moment': 'Por el momento no se puede iniciar sesión en esta tienda',
  'Please confirm that you are a person to go on': 'Confirma que eres una persona para seguir.',
  'Many accounts were made from your network. Please wait a while before you make another one.':
    'Desde tu red se crearon muchas cuentas. Espera un rato antes de crear otra.',
  'Many sign-ins failed from your network. Please wait a while before you try again.':
    'Desde tu red fallaron muchos inicios de sesión. Espera un rato antes de intentarlo otra vez.',
  'If this e-mail has an account, a message with a link is on its way':
    'Si ese correo tiene cuenta, le mandamos un mensaje con un enlace. Revisa tu bandeja y el correo no deseado.',
  'Many links were asked for from your network. Please wait a while before you ask for another one.':
    'Desde tu red se pidieron muchos enlaces. Espera un rato antes de pedir otro.',
  'Password has successfully been changed': 'Tu contraseña nueva ya quedó guardada',
  'The password was not changed: {reason}': 'La contraseña no se cambió: {reason}',
  'Did you forget your password?': '¿Olvidaste tu contraseña?',
  'Type the e-mail of your account. We send you a link to choose a new password.':
    'Escribe el correo de tu cuenta y te mandamos un enlace para elegir una contraseña nueva.',
  'Send me a link': 'Enviarme el enlace',
  'New password': 'Contraseña nueva',
  'The new password again': 'Repite la contraseña nueva',
  'Your current password': 'Tu contraseña actual',
  'Change the password': 'Cambiar contraseña',
  'Save the password': 'Guardar contraseña',
  'Your other devices are signed out.': 'En tus otros dispositivos se cerrará la sesión.',
  Password: 'Contraseña',
  'The password again': 'Repite tu contraseña',
  'At least 8 characters, with a capital letter and a number.': 'Al menos 8 caracteres, con una mayúscula y un número.',
  Show: 'Mostrar',
  Hide: 'Ocultar',
  'Show the password': 'Mostrar la contraseña',
  'Hide the password': 'Ocultar la contraseña',
  'Sign in': 'Iniciar sesión',
  'Create account': 'Crear cuenta',
  'Log out': 'Cerrar sesión',
  'Log out on all devices': 'Cerrar sesión en todos los dispositivos',
  'My account': 'Mi cuenta',
  'Hello, {name}': 'Hola, {name}',
  'You are signed in': 'Ya iniciaste sesión',
  'New here? An account keeps your cart and your orders on all your devices.':
    '¿Primera vez aquí? Con una cuenta, tu carrito y tus pedidos te siguen en todos tus dispositivos.',
  'Buy without an account': 'Comprar sin cuenta',
  'Do you have an account already?': '¿Ya tienes cuenta?',
  "Mother's surname": 'Apellido materno',
  'An e-mail of the shop itself is not allowed': 'Usa tu correo personal: los de la tienda no pueden tener cuenta.',
  'More about you (optional)': 'Más de ti (opcional)',
  'It helps us to serve you. Later a branch or customer service changes it.':
    'Nos ayuda a atenderte. Después se cambia en una sucursal o con servicio al cliente.',
  'I would rather not say': 'Sin decir',
  'I accept the': 'Acepto los',
  'We use your data for your account and your orders.': 'Usamos tus datos para tu cuenta y tus pedidos.',
  Name: 'Nombre',
  'You signed in': 'Iniciaste sesión',
  'Your account is ready': 'Tu cuenta está lista',
  'You have lost nothing: type your password once more, and the rest is sent again.':
    'No perdiste nada: escribe otra vez tu contraseña, y lo demás se vuelve a enviar.',
  'Your orders': 'Tus pedidos',
  'No orders yet. When you buy, you see here how they are going.':
    'Todavía no tienes pedidos. Cuando compres, aquí ves cómo van.',
  'Signing in to this account is paused until {until} (Mexico City)':
    'Por seguridad pausamos los inicios de sesión de esta cuenta hasta las {until} (hora del centro).',
  'This device may sign in again: type your password':
    'Listo: este dispositivo ya puede entrar. Escribe tu correo y tu contraseña.',
  'Get in at once with a link by e-mail': '¿Es tu cuenta? Desbloquéala ya con un enlace por correo',
  'Get in at once with a new password': '¿Es tu cuenta? Entra ya con una contraseña nueva',
  'Get in with a link': 'Desbloquea tu cuenta con un enlace',
  'Unlock this device': 'Desbloquear este dispositivo',
  'This device may sign in at once then, with your password.':
    'Así este dispositivo ya no tiene que esperar: enseguida entras con tu contraseña.',
  'I do not remember it: choose another password': '¿No recuerdas tu contraseña? Elige otra',
  'Type the e-mail of your account. Open the link we send you on this device, and sign in with your password.':
    'Escribe el correo de tu cuenta. Te mandamos un enlace: ábrelo en este dispositivo y entra con tu contraseña.',
  'The message with the link cannot be sent at the moment': 'Por el momento no podemos enviar el correo con el enlace',
  'The link has expired or was used already. Ask for another one.': 'El enlace venció o ya se usó. Pide otro.',
} as const;

declare module '../dictionaries' {
  interface Words {
    customers: typeof words;
  }
}
