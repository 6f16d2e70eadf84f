import { judged, named } from './rules';
import type { Sentence } from './sentences';

const KITCHEN = { category: /^(ollas y utensilios|preparacion de alimentos|estufas|refrigeradores|hornos y campanas)/ };
const TOOL = { category: /^herramienta (electrica|de mano)/ };
const TOY = { category: /^(juguetes y juegos|montables)/ };
const GIFT_CARD = named(/^tarjeta de regalo/);
const FOR_HIM = { category: /^(herramienta|portafolios y lentes|audifonos|bocinas)/ };
const WARDROBE = named(/^(ropero|closet|comoda)/, { not: /infantil|tocador/ });
const FAN = named(/^(ventilador|minisplit)/);

/**
 * Twenty situations told in a sentence, and things written apart or made small: judged from the names, departments and
 * prices of the demo of `viu` before anything was mended for them.
 */
export const TOLD: readonly Sentence[] = [
  judged('acabo de rentar un depa y no tengo nada para la cocina', [KITCHEN, named(/^arma tu cocina/)], {
    category: /^(cafeteras|cocinas integrales|parrillas)/,
  }),
  judged('no sé qué regalarle a mi cuñado', [FOR_HIM, GIFT_CARD]),
  judged('mi sobrina acaba de nacer y quiero llevarle algo', { category: /^(cunas y cambiadores|paseo y comida)/ }, [
    TOY,
    GIFT_CARD,
  ]),
  judged('tengo que colgar unos cuadros y no tengo con qué', named(/^(taladro|martillo)/), TOOL),
  judged('trabajo todo el día parado y me duelen los pies', [named(/^reposet/), { category: /^pantuflas/ }], {
    category: /^(sillones|puffs)/,
  }),
  judged(
    'el doctor me dijo que haga ejercicio',
    { category: /^aparatos de ejercicio/ },
    {
      category: /^(balones|bicicletas)/,
    },
  ),
  judged('no me puedo dormir por el calor', FAN, named(/^colchon/)),
  judged(
    'no traigo más de 500 y quiero un regalo para mi papá',
    [
      { ...GIFT_CARD, under: 500.01 },
      { ...FOR_HIM, under: 500.01 },
    ],
    [GIFT_CARD, FOR_HIM],
  ),
  judged('se me descompuso la lavadora y ya no quiero lavar a mano', named(/^lavadora/)),
  judged('en mi cuarto no cabe casi nada y necesito donde guardar mi ropa', WARDROBE, named(/^(cesto|buro|repisero)/)),
  judged('voy a poner un puesto de jugos', named(/^(exprimidor|licuadora)/), named(/^jarra/)),
  judged('vienen mis suegros de visita y no tengo dónde acostarlos', named(/^sofa cama/), [
    named(/^(colchon|bolsa de dormir)/),
    { category: /^camas$/ },
  ]),
  judged('mi perro se moja cuando llueve', named(/^casa para perro/), { category: /^mascotas/ }),
  judged('quiero que mis hijos salgan al jardín y dejen el celular', { category: /^montables y jardin/ }, [
    TOY,
    { category: /^(balones|patines)/ },
  ]),
  judged('entré a trabajar desde la casa y me duele la espalda de la silla', named(/^silla giratoria/), {
    category: /^escritorios y sillas/,
  }),
  judged('me regalaron un pez y no sé dónde ponerlo', named(/^acuario/)),
  judged('micro ondas', named(/^horno de microondas/), { category: /^hornos y campanas/ }),
  judged('licua dora barata', named(/^licuadora/)),
  judged('porta folio para laptop', named(/^portafolio/)),
  judged('jueguito de sala', named(/^(juego de sala|sala colonial)/), { category: /^(salas|salas esquineras)$/ }),
];
