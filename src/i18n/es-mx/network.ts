/**
 * What the network may answer: said by the queue of network tasks too, which brings these words along. The keys of
 * every locale are these.
 */
export const words = {
  'Error with response - bad content-type!': 'La respuesta del servidor no se pudo leer.',
  'Unhandled error, wrong response format!': 'La respuesta del servidor no tiene el formato esperado.',
  'An error occurred while saving or querying the information':
    'No se pudo completar. Inténtalo de nuevo en un momento.',
  'You are offline; some features are limited': 'Estás sin conexión; algunas cosas no funcionan por ahora.',
  'Too many requests, please wait a moment': 'Son muchas solicitudes en poco tiempo. Espera un momento.',
  'The service is busy, please try again': 'Hay mucha gente en la tienda. Inténtalo otra vez en un momento.',
  'Error refreshing user token. User is not authorized to access the resource':
    'Tu sesión terminó. Inicia sesión de nuevo.',
  'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.':
    'No pudimos renovar tu sesión. Borra los datos del sitio y recarga la página.',
  'Unexpected authorization error; check the network': 'Hubo un error de autorización. Revisa tu conexión.',
} as const;

declare module '../dictionaries' {
  interface Words {
    network: typeof words;
  }
}
