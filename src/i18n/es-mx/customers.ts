/** Signing in and the account. The keys of every locale are these. */
export const customers = {
  'Reset password feature does not work while offline!': 'Sin conexión no se puede cambiar la contraseña.',
  'Incorrect password': 'La contraseña es incorrecta',
  'Invalid username/password': 'El usuario o la contraseña no son válidos',
  'The code is wrong': 'El código es incorrecto',
  'Incorrect date': 'La fecha es incorrecta',
  'The number of attempts was exceeded': 'Se agotó el número de intentos',
  'Error while sending reset password e-mail': 'No pudimos enviar el correo para cambiar la contraseña',
  'Provided email does not exist': 'Ese correo no está registrado',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'No pudimos iniciar tu sesión: los datos son incorrectos o la cuenta está bloqueada por un momento. Espera e inténtalo más tarde.',
  'The password reset deadline has expired, or the token does not match; resubmit the request':
    'El enlace para cambiar la contraseña venció o no es válido. Pídelo otra vez.',
  'The SMS was not sent': 'No se pudo enviar el SMS',
  'A customer with this email already exists': 'Ya existe un cliente con ese correo',
  "You're logged out": 'Cerraste tu sesión',
  'Signing in is not available in this shop at the moment': 'Por el momento no se puede iniciar sesión en esta tienda',
  'Please confirm that you are a person to go on': 'Confirma que eres una persona para continuar',
  'Many accounts were made from your network. Please wait a while before you make another one.':
    'Desde tu red se crearon muchas cuentas. Espera un rato antes de crear otra.',
  'Many sign-ins failed from your network. Please wait a while before you try again.':
    'Desde tu red fallaron muchos inicios de sesión. Espera un rato antes de intentarlo otra vez.',
  Password: 'Contraseña',
  'The password again': 'Contraseña otra vez',
  'At least 8 characters, with a capital letter and a number.': 'Al menos 8 caracteres, con una mayúscula y un número.',
  Show: 'Mostrar',
  Hide: 'Ocultar',
  'Show the password': 'Mostrar la contraseña',
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
  'I accept the': 'Acepto los',
  'We use your data for your account and your orders.': 'Usamos tus datos para tu cuenta y tus pedidos.',
  Name: 'Nombre',
  'You signed in': 'Iniciaste sesión',
  'Your account is ready': 'Tu cuenta está lista',
  'You have lost nothing: type your password once more, and the rest is sent again.':
    'No perdiste nada: escribe otra vez tu contraseña, y lo demás se vuelve a enviar.',
} as const;
