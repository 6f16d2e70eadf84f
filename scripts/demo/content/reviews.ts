/** A review of a product, approved, as the family stores it. */
export interface ReviewDocument {
  id: number;
  product_id: number;
  title: string;
  detail: string;
  nickname: string;
  /** Whole stars from 1 to 5. */
  rating?: number;
  created_at: string;
  review_entity: 'product';
  review_status: 1;
  store_id: number;
}

export const review =
  (storeId: number) =>
  (id: number, productId: number, day: string, nickname: string, title: string, detail: string): ReviewDocument => ({
    id,
    product_id: productId,
    title,
    detail,
    nickname,
    created_at: `${day} 12:00:00`,
    review_entity: 'product',
    review_status: 1,
    store_id: storeId,
  });

const viu = review(2);
const mueblesAmerica = review(5);

export const VIU_REVIEWS: ReviewDocument[] = [
  viu(
    1,
    1001,
    '2026-05-02',
    'Lety',
    'Muy cómodo',
    'Lo compré en terracota de tres plazas. Pasó por la puerta quitándole las patas, como decía la descripción.',
  ),
  viu(
    2,
    1001,
    '2026-06-14',
    'Raúl',
    'Buen acabado',
    'El capitonado está parejo. Le puse una cobija encima porque tengo gato y aguanta.',
  ),
  viu(
    3,
    1022,
    '2026-04-19',
    'Mariela',
    'Firme pero no duro',
    'Tardé tres noches en acostumbrarme y ahora no lo cambio.',
  ),
  viu(
    4,
    1051,
    '2026-09-08',
    'Don Chuy',
    'Se ve muy bien',
    'La imagen es buena y la instalé en diez minutos. El control es sencillo.',
  ),
  viu(5, 1081, '2026-03-22', 'Abue Tere', 'Muele todo', 'Le metí chile guajillo sin remojar y salió salsa.'),
];

export const MUEBLES_AMERICA_REVIEWS: ReviewDocument[] = [
  mueblesAmerica(1, 5005, '2026-07-30', 'Sofi', 'Mis hijos no lo sueltan', 'La funda se quita fácil y se lavó bien.'),
  mueblesAmerica(2, 5033, '2026-08-17', 'Beto', 'Cumple', 'El armado tomó una hora. Los cajones corren parejo.'),
];
