import type { PostalPort } from '../../src/commerce/postal';

/** Every code is in Mérida; 00000 is unknown, 97999 is not delivered to, of 97998 only the state is known. */
export const fakePostal: PostalPort = {
  postalCode: async (code) =>
    code === '00000'
      ? null
      : {
          code,
          state: 'Yucatán',
          regionId: 31,
          regionCode: 'YUC',
          ...(code === '97998'
            ? { municipality: '', city: null, neighbourhoods: [] }
            : { municipality: 'Mérida', city: 'Mérida', neighbourhoods: ['Centro'] }),
          covered: code !== '97999',
          deliveryDays: { from: 2, to: 8 },
          borderRegion: null,
        },
  states: async () => [{ name: 'Yucatán', municipalities: ['Mérida', 'Progreso'] }],
};
