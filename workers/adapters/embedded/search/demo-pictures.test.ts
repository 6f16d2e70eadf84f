import { describe, expect, test } from 'vitest';
import { DEMO } from '../../../../scripts/demo';
import type { Card } from '../../../../src/domain/catalogue/product';
import { flatCategories } from '../../../../src/domain/catalogue/tree';
import { sampled, sampledOf } from '../../../../tests/sample';
import { embeddedCommerce } from '..';
import { env, NOON, serve, storeView } from '../testing/catalogue';

const PAGE = 50;
const WHOLE_LIST = 999;
const ROW = 20;
/** In the soak all of them: each takes seconds. */
const STORES = DEMO.slice(0, sampled(1, DEMO.length));
const NONE = { filters: {}, sort: null };

const FURNITURE =
  'sala sofá sillón silla mesa comedor cama colchón recámara buró cómoda ropero escritorio librero lámpara cuna jardín';
const APPLIANCES =
  'refrigerador lavadora estufa parrilla horno microondas campana ventilador licuadora cafetera tostador pantalla bocina';
/** What shoppers type first, by store view. */
const WORDS: Record<string, string> = {
  viu: `${FURNITURE} ${APPLIANCES} minisplit celular laptop tableta audífonos motoneta bicicleta casco balón botines taladro guitarra`,
  mavi: `${FURNITURE} ${APPLIANCES} celular laptop tableta audífonos motoneta bicicleta casco balón botines bolsa taladro guitarra`,
  muebles_america: `${FURNITURE} refrigerador lavadora estufa horno campana ventilador licuadora cafetera pantalla bocina`,
  de: 'sofa sessel stuhl tisch bett matratze schrank kühlschrank waschmaschine fernseher handy',
  it: 'divano poltrona sedia tavolo letto materasso armadio frigorifero lavatrice televisore cellulare bici',
};

const neighbours = (where: string, cards: readonly Card[]): string[] =>
  cards.flatMap((card, index) =>
    index > 0 && cards[index - 1]?.image === card.image ? [`${where}: ${cards[index - 1]?.name} | ${card.name}`] : [],
  );

describe.each(STORES.map(({ storeCode, entities }) => [storeCode, entities] as const))(
  'the demo of %s',
  (storeCode, entities) => {
    const { catalogue } = embeddedCommerce(env, storeView(storeCode), NOON);

    test('shows no picture twice in a row, in no category, on no first page of a search, in no row of the home page', async () => {
      const { product = [], ...more } = Object.fromEntries(
        entities.filter(([entity]) => ['attribute', 'taxrule', 'category', 'product'].includes(entity)),
      );
      await serve(storeView(storeCode), product, more, NOON);
      const repeated: string[] = [];
      const look = (where: string, cards: readonly Card[]) => {
        expect(cards.length, where).toBeGreaterThan(0);
        repeated.push(...neighbours(where, cards));
      };
      for (const { slug } of flatCategories(await catalogue.categories()))
        look(slug, (await catalogue.category(slug, NONE, 0, WHOLE_LIST))?.listing.items ?? []);
      for (const word of sampledOf(WORDS[storeCode]?.split(' ') ?? [], 3))
        look(word, (await catalogue.search(word, NONE, 0, PAGE)).items);
      for (const row of ['offers', 'newest', 'rated'] as const) look(row, await catalogue.highlights(row, ROW));
      expect(repeated).toEqual([]);
    });
  },
);
