/** What an answer may be refused with, whoever gave it. The keys of every locale are these. */
export const words = {
  'Error with response - bad content-type!': 'La respuesta del servidor no se pudo leer.',
  'Unhandled error, wrong response format!': 'La respuesta del servidor no tiene el formato esperado.',
  'Too many requests, please wait a moment': 'Son muchas solicitudes en poco tiempo. Espera un momento.',
  'The service is busy, please try again': 'Hay mucha gente en la tienda. Inténtalo otra vez en un momento.',
  'Error refreshing user token. User is not authorized to access the resource':
    'Tu sesión terminó. Inicia sesión de nuevo.',
  'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.':
    'No pudimos renovar tu sesión. Borra los datos del sitio y recarga la página.',
} as const;

declare module '../dictionaries' {
  interface Words {
    answers: typeof words;
  }
}
