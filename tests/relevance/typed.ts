import { judged, named } from './rules';
import type { Sentence } from './sentences';

const SOFA_BED = named(/^sofa cama/);
const LOVE_SEAT = named(/^love seat/);
const REFRIGERATOR = named(/^refrigerador/);
const SCREEN = named(/^pantalla/);
const WASHER = named(/^lavadora/);
const MATTRESS = named(/^colchon/);
const STOVE = named(/^estufa/);
const PHONE = named(/^celular/);
const LAPTOP = named(/^laptop/);
const BICYCLE = named(/^bicicleta/, { not: /fija/ });
const DINING_SET = named(/^(comedor|antecomedor|arma tu comedor)/);
const CHAIR = { category: /^sillas de comedor/ };
const WARDROBE = named(/^(ropero|closet)/, { not: /infantil|tocador/ });
const TENT = named(/^casa de campana/);
const FAN = named(/^ventilador/);

/**
 * Twenty sentences as they are typed in November and in the heat of May, in the shop's own departments: written and judged
 * from the names and prices of the demo of `viu` before the search was asked any of them.
 */
export const TYPED: Sentence[] = [
  { ...judged('refri chico para mi cuarto', [], REFRIGERATOR), lacks: 'chico' },
  judged('una tele grande en oferta buen fin', { ...SCREEN, size: '65 pulgadas' }, SCREEN),
  judged('lavadora de 16 kilos carga frontal', named(/^lavadora de carga frontal.*16/), WASHER),
  judged('sofacama individual barato', SOFA_BED, LOVE_SEAT),
  judged('comedor chico para 4 personas', named(/^(comedor|antecomedor).*4 sillas/), DINING_SET),
  judged('sillas para comedor sueltas', [named(/^silla/, { not: /infantil|playa|bebe|exterior/ }), CHAIR], []),
  judged('colchon matrimonial ortopedico', { ...MATTRESS, size: 'Matrimonial' }, MATTRESS),
  judged('ropero grande de 4 puertas blanco', named(/^ropero blanco liso.*4 puertas/), WARDROBE),
  judged('estufa de seis quemadores acero', STOVE, named(/^parrilla/)),
  judged('cel samsung barato con buena camara', PHONE),
  judged('compu para la universidad', LAPTOP, [named(/^tableta/), named(/^monitor/)]),
  judged('bicicleta para niña de 8 años', named(/^bicicleta de trucos rodada 20/), BICYCLE),
  judged('ventilador para el calor de techo', named(/^ventilador de techo/), FAN),
  judged('casa de campaña para la familia', TENT, { category: /^campismo/ }),
  judged('lampara para leer en la noche', named(/^lampara (de buro|de mesa|articulada)/), named(/^lampara/)),
  judged('zapatos para ir a la oficina hombre', named(/^mocasin/), named(/^zapato/)),
  judged('regalo para mi papá que hace asado', named(/^(asador|parrilla de piedra|juego de cuchillos)/), [
    named(/^parrilla/),
    named(/^tarjeta de regalo/),
  ]),
  judged('tinaco de 1100 lts', named(/^tinaco.*1,100/), named(/^tinaco/)),
  judged('mesa de ping pong para exteriores', named(/^mesa de ping pong/)),
  judged('audifonos que cancelen el ruido', named(/^audifonos.*cancelacion/), named(/^audifonos/)),
];
