import { judged, named } from './rules';
import type { Sentence } from './sentences';

const KITCHEN = { category: /^(ollas y utensilios|preparacion de alimentos)/ };
const TOY = { category: /^(juguetes y juegos|montables)/ };
const TOOL = { category: /^herramienta (electrica|de mano)/ };
const DESK_AND_CHAIR = { category: /^escritorios y sillas/ };
const GIFT_CARD = named(/^tarjeta de regalo/, { service: true });
const BICYCLE = named(/^bicicleta/, { not: /fija/ });
const WASHER = named(/^lavadora/);
const KENNEL = named(/^casa para perro/);
const AQUARIUM = named(/^acuario/);

/**
 * Twenty-five sentences that name whom a thing is for, what for, a room or a brand that is not sold, some of them
 * misspelt: written and judged from the names, departments and prices of the demo of `viu` before the search was asked
 * any of them.
 */
export const PURPOSES: Sentence[] = [
  judged('regalo para mi mamá que le gusta cocinar', KITCHEN, [{ category: /^cafeteras/ }, GIFT_CARD]),
  judged('que le regalo a un niño de 5 años', TOY, [{ category: /^muebles infantiles/ }, GIFT_CARD]),
  judged('muebles para la recamara de una niña', { category: /^(camas infantiles|muebles infantiles)/ }, [
    { category: /^(camas|buros y comodas|roperos|juegos de recamara)/ },
  ]),
  judged('cosas para el bebe que viene', { category: /^(cunas y cambiadores|paseo y comida)/ }, TOY),
  judged('bicicleta para mi esposa', named(/^bicicleta urbana/), BICYCLE),
  judged(
    'zapatos para mi esposo talla 27',
    { category: /^zapatos de caballero/ },
    {
      category: /^pantuflas/,
    },
  ),
  judged('para amueblar la oficina', DESK_AND_CHAIR, { category: /^(libreros|portafolios)/ }),
  judged('algo para taparse del sol en el patio', named(/^sombrilla/), {
    category: /^(salas de exterior|camastros|sombra)/,
  }),
  { ...judged('refijerador mabe', named(/^refrigerador/)), lacks: 'mabe' },
  judged('zapatos comodos para estar en casa', named(/^pantufla/), { category: /^zapatos/ }),
  { ...judged('licuadra oster', named(/^licuadora/), { category: /^preparacion de alimentos/ }), lacks: 'oster' },
  judged('lo que necesito para ir de campamento', { category: /^campismo/ }, named(/^(hamaca|silla de playa)/)),
  judged('para hacer ejercicio en mi casa', { category: /^aparatos de ejercicio/ }, { category: /^balones/ }),
  judged('silla para la computadora', named(/^silla giratoria/), DESK_AND_CHAIR),
  judged('sillon para ver la tele comodo', named(/^reposet/), { category: /^sillones/ }),
  judged(
    'regalo de navidad para mi hija adolescente',
    { category: /^(audifonos|bocinas|celulares|monitores y tabletas|musica|patines)/ },
    [GIFT_CARD, TOY, { category: /^(laptops|bicicletas|balones)/ }],
  ),
  judged('para que duerma mi perro', KENNEL, { category: /^mascotas/ }),
  judged('pecera chica', named(/^acuario.*60/), AQUARIUM),
  { ...judged('labadora easy 20 kg', named(/^lavadora.*20 kg/), WASHER), lacks: 'easy' },
  judged('juego para la reunion con amigos', [{ category: /^mesas de juego/ }, named(/^ajedrez/)], TOY),
  judged('lampara para la tarea de mi hijo', named(/^lampara articulada/), { category: /^lamparas de mesa/ }),
  judged('erramienta para el taller de mi papa', TOOL),
  judged('celular motorola para mi abuelita', named(/^celular esencial/), named(/^celular/)),
  judged('cosas para el cuarto de lavado', { category: /^(lavadoras|lavanderia y orden)/ }),
  judged(
    'muebles para la terraza de mi departamento',
    { category: /^salas de exterior/ },
    {
      category: /^(camastros|sombra)/,
    },
  ),
];
