/** What a customer looked at, on whatever device. The keys of every locale are these. */
export const words = {
  'We forgot what you looked at': 'Borramos lo que viste',
  'What you look at on any of your devices is kept here, for you alone.':
    'Lo que ves en cualquiera de tus dispositivos se guarda aquí, solo para ti.',
} as const;

declare module '../dictionaries' {
  interface Words {
    viewed: typeof words;
  }
}
