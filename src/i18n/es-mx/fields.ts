/** What is wrong with a field. The keys of every locale are these. */
export const words = {
  'Field is required': 'Completa este dato',
  'Write your e-mail': 'Escribe tu correo',
  'Write your password': 'Escribe tu contraseña',
  'Write your first name': 'Escribe tu nombre',
  'Write your last names': 'Escribe tus apellidos',
  'Write your postal code': 'Escribe tu código postal',
  'Write your street and number': 'Escribe tu calle y número',
  'Write your phone number': 'Escribe tu teléfono',
  'Number is too large': 'El número es demasiado grande',
  'Must be a whole number': 'Debe ser un número entero',
  'The quantity must be a whole number': 'La cantidad debe ser un número entero',
  'Invalid value': 'El valor no es válido',
  'The form could not be read': 'No pudimos leer el formulario. Inténtalo de nuevo.',
  'This kind of file is not accepted': 'Este tipo de archivo no se acepta',
  'The file is too big: it may have {size} MB at most': 'El archivo pesa demasiado: máximo {size} MB',
  'Text is too long': 'El texto es demasiado largo',
  'Text contains characters that are not allowed': 'El texto tiene caracteres que no se permiten',
  'The text is too long or has characters that are not allowed':
    'El texto es demasiado largo o tiene caracteres que no se permiten',
  'Invalid email. Please provide valid e-mail address.': 'Escribe un correo válido, como nombre@correo.com',
  'Phone must have 10 numbers': 'Escribe los 10 dígitos, con lada',
  'The order number has up to 9 digits': 'El número de pedido lleva hasta 9 dígitos',
  'Postal code must have 5 numbers': 'El código postal lleva 5 dígitos',
  'Name must have at least 3 letters': 'El nombre lleva al menos 3 letras',
  'Write your first name and your last names': 'Escribe tu nombre y tus apellidos.',
  'Surname must have at least 1 letter': 'Escribe al menos un apellido',
  'City must have at least 1 letter': 'Escribe el nombre de la ciudad',
  'The RFC has 12 characters of a company or 13 of a person': 'El RFC lleva 12 caracteres de empresa o 13 de persona',
  'The date in the RFC does not exist': 'La fecha del RFC no existe',
  'With a generic RFC the regime is 616 and the use S01': 'Con un RFC genérico el régimen es 616 y el uso S01',
  'Write the name as in the tax certificate, without S.A. de C.V. or the like':
    'Escribe el nombre como en la constancia, sin S.A. de C.V. ni parecidos',
  'Choose the tax regime of the certificate': 'Elige el régimen fiscal de la constancia',
  'This regime is not of this kind of RFC': 'Ese régimen no es de este tipo de RFC',
  'Choose what the invoice is used for': 'Elige el uso de la factura',
  'This regime does not allow this use': 'Ese régimen no permite este uso',
  'Tax identification number must have at least 3 letters': 'El RFC lleva al menos 3 letras',
  'Write the number of the house too, or S/N if it has none': 'Escribe también el número de la casa, o S/N si no tiene',
  'The reference must have at most 80 characters': 'La referencia lleva 80 caracteres como máximo',
  'Password must have at least 8 characters with at least 3 of 4 character classes':
    'La contraseña lleva al menos 8 caracteres y 3 de 4: minúsculas, mayúsculas, números y signos',
  'Password must have at least one upper case letter': 'La contraseña lleva al menos una mayúscula',
  'Password must have at least one number': 'La contraseña lleva al menos un número',
  'This password is one of the most used ones. Please choose another.':
    'Esa contraseña es de las más usadas. Elige otra.',
  'The two passwords must be identical': 'Las dos contraseñas deben ser iguales',
  'Terms and conditions must be accepted': 'Acepta los términos y condiciones para continuar',
  'The date must exist and not be later than today': 'Elige una fecha que exista, de hoy o antes',
  'A rating must be picked': 'Elige cuántas estrellas le das',
} as const;

declare module '../dictionaries' {
  interface Words {
    fields: typeof words;
  }
}
