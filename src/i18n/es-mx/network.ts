/**
 * What is said where nothing can be asked for: the queue of network tasks has these words at hand. The keys of every
 * locale are these.
 */
export const words = {
  'An error occurred while saving or querying the information':
    'No se pudo completar. Inténtalo de nuevo en un momento.',
  'You are offline; some features are limited': 'Estás sin conexión; algunas cosas no funcionan por ahora.',
  'Unexpected authorization error; check the network': 'Hubo un error de autorización. Revisa tu conexión.',
} as const;

declare module '../dictionaries' {
  interface Words {
    network: typeof words;
  }
}
