import { judged, named } from './rules';
import type { Sentence } from './sentences';

const SOFA = named(/^(sofa|love seat)/, { not: /exterior|terraza/ });
const PHONE = named(/^celular/);
const LAPTOP = named(/^laptop/);
const SCREEN = named(/^pantalla/);
const MATTRESS = named(/^colchon/);
const REFRIGERATOR = named(/^refrigerador/);
const STOVE = named(/^estufa/);
const BLENDER = named(/^licuadora/);
const DESK = named(/^escritorio/);
const TOY = { category: /^juguetes y juegos/ };
const RIDE_ON = { category: /^montables y jardin/ };
const EXERCISE = { category: /^aparatos de ejercicio/ };
const OUTSIDE = { category: /^(salas de exterior|camastros y hamacas)/ };

/**
 * Thirty sentences more, written and judged from the names, departments, colours and prices of the demo of `viu` before
 * anything was mended for the hundred. They reached 0.80 unseen; what failed was mended in kind since.
 */
export const FRESH: Sentence[] = [
  judged('un regalo para mi sobrino de 3 años que sea de madera', named(/de madera/, TOY), [TOY, RIDE_ON]),
  judged('mesa para que coman 8 personas', named(/^mesa de comedor.*8 lugares/), [
    named(/^comedor de tablones/),
    named(/^mesa .*lugares/),
  ]),
  judged('cuanto cuesta un tinaco de 1100 litros', named(/^tinaco.*1,100/), named(/^tinaco/)),
  judged('colchon individual que no sea caro', { ...MATTRESS, size: 'Individual' }, MATTRESS),
  judged('celular sencillo para mi mama menos de 4000', { ...PHONE, under: 4000 }, PHONE),
  { ...judged('licuadora oster de vaso de vidrio', named(/^licuadora de vaso de vidrio/), BLENDER), lacks: 'oster' },
  judged('una bici para niña de 8 años', named(/^bicicleta.*rodada 20/), named(/^bicicleta/, { not: /fija/ })),
  judged('cosas para el baño', { category: /^bano/ }, named(/^cesto/)),
  judged('algo para hacer arroz', named(/^arrocera/), named(/^olla/)),
  judged(
    'sillas para el patio',
    [named(/^(silla de playa|sillon de exterior)/), named(/con dos sillones/)],
    [OUTSIDE, named(/^banca de parque|^silla (plegable|apilable)/)],
  ),
  judged('necesito quien me instale la lavadora', named(/^instalacion de lavadora/, { service: true }), {
    service: true,
    name: /^instalacion/,
  }),
  judged('tele de 50 para la recamara', { ...SCREEN, size: '50 pulgadas' }, SCREEN),
  judged('sofa azul que no pase de 9 mil', { ...SOFA, color: 'Azul', under: 9000.01 }, [
    { ...SOFA, color: 'Azul' },
    { ...SOFA, under: 9000.01 },
  ]),
  judged('mueble para poner la tele de 55', named(/^mueble de tv.*55/), { category: /^muebles de tv/ }),
  judged('zapatos cafes para caballero', named(/^mocasin/, { color: 'Café' }), named(/^mocasin/)),
  judged('taladro sin cable', named(/^taladro inalambrico/), { category: /^herramienta electrica/ }),
  judged('cama queen size con cabecera', named(/^cama queen/), { category: /^camas$/ }),
  judged('comoda para la ropa del bebe', [named(/^comoda/), named(/^cambiador/)], named(/^ropero infantil/)),
  judged('audifonos que no dejen pasar el ruido', named(/^audifonos.*ruido/), named(/^audifonos/)),
  judged('una lap para la universidad que no pase de 15 mil', { ...LAPTOP, under: 15000.01 }, LAPTOP),
  judged('refri grande plateado', { ...REFRIGERATOR, color: 'Plata' }, REFRIGERATOR),
  judged('sillon reclinable para ver la tele', named(/^reposet/), [
    named(/^sillon/, { not: /exterior/ }),
    named(/^sofa.*reclinable/),
  ]),
  judged('jugete para bebe', TOY, RIDE_ON),
  judged('estufa de 6 quemadores que sea negra', { ...STOVE, color: 'Negro' }, STOVE),
  judged('sombrilla roja para el jardin', named(/^sombrilla/, { color: 'Rojo' }), named(/^sombrilla/)),
  judged('mesita para la sala', named(/^mesa de centro/)),
  judged('librero con puertas de cristal', named(/^librero con puertas de vidrio/), named(/^librero/)),
  judged('algo barato para hacer ejercicio en casa', { ...EXERCISE, under: 3000 }, EXERCISE),
  judged('escritorio blanco para home office menos de $3,500', { ...DESK, color: 'Blanco', under: 3500 }, [
    { ...DESK, color: 'Blanco' },
    { ...DESK, under: 3500 },
  ]),
  judged('silla para la compu', named(/^silla giratoria/), named(/^silla.*giratoria/)),
];
