import { type Judged, judged, named } from './rules';

const DESK = named(/^escritorio/);
const WORK_CHAIR = named(/^silla giratoria/);
const STUDY = { category: /^escritorios y sillas/ };
const TORCH = named(/^linterna/);
const FAN = named(/^(ventilador|minisplit)/);
const BED = named(/^cama /, { not: /infantil|escritorio/ });
const MATTRESS = named(/^colchon/);
const SOFA_BED = named(/^sofa cama/);
const SOFA = named(/^(sofa|love seat)/, { not: /exterior|terraza/ });
const ARMCHAIR = named(/^(sillon|reposet)/, { not: /exterior/ });
const LIVING_ROOM = { category: /^(salas|juegos de sala|salas esquineras)$/ };
const WARDROBE = named(/^(ropero|closet)/, { not: /infantil|tocador/ });
const TREADMILL = named(/^caminadora/);
const TOY = { category: /^(juguetes y juegos|montables)/ };
const GIFT_CARD = named(/^tarjeta de regalo/);
const TOOL = { category: /^herramienta/ };
const KITCHEN = { category: /^(ollas y utensilios|preparacion de alimentos|cafeteras)/ };
const DECORATION = { category: /^decoracion/ };
const DINING_SET = named(/^(comedor|antecomedor|arma tu comedor|mesa (de comedor|redonda|bistro)|rincon)/);
const OUTSIDE = { category: /^salas de exterior/ };
const CHILDS_ROOM = { category: /^(camas infantiles|muebles infantiles)/ };
const SCREEN = named(/^pantalla/);
const SOUND = named(/^(barra de sonido|bocina)/);
const SHELVES = { category: /^(libreros|hogar)$/ };

/**
 * Sixty whole sentences as people in Mexico dictate them to a telephone, six of each kind: written and judged from the
 * names, departments, colours and prices of the demo of `viu` before the search was asked any of them.
 */
export const DICTATED: Record<string, readonly Judged[]> = {
  situations: [
    judged('mi hijo entra a la prepa y necesita donde hacer la tarea', DESK, STUDY),
    judged('se me fue la luz y los niños tienen miedo', TORCH),
    judged('me acabo de separar y estoy empezando de cero en un cuarto', [BED, MATTRESS], {
      category: /^(juegos de recamara|roperos|refrigeradores|estufas|salas|juegos de sala|sofas|comedores)/,
    }),
    judged('mi bebé nace en enero y todavía no le compro nada', { category: /^cunas/ }, { category: /^paseo/ }),
    judged('mi mamá se viene a vivir con nosotros y no hay dónde duerma', [BED, MATTRESS, SOFA_BED], {
      category: /^juegos de recamara/,
    }),
    judged('empecé a trabajar desde mi casa y no tengo dónde sentarme', [DESK, WORK_CHAIR], STUDY),
  ],
  purposes: [
    judged('quiero empezar a correr sin salir de la casa', TREADMILL, { category: /^aparatos de ejercicio/ }),
    judged('para hacerles jugo de naranja a mis hijos en la mañana', named(/^exprimidor/), named(/^licuadora/)),
    judged('algo para guardar las chamarras y los vestidos largos', WARDROBE, named(/^comoda/)),
    judged('con qué corto el pasto que ya creció mucho', named(/^podadora/)),
    judged('para ver mis series acostada en la cama', SCREEN, [named(/^tableta/), named(/^mueble de tv/)]),
    judged('en qué dibujo los planos de mi carrera', named(/^mesa de dibujo/), DESK),
  ],
  persons: [
    judged(
      'algo bonito para mi suegra que no sea muy caro',
      [DECORATION, GIFT_CARD, named(/^(jarra|pantufla|lampara de (mesa|papel|buro))/)],
      [KITCHEN, { category: /^lamparas/ }],
    ),
    judged('para mi hija de 5 años que le encanta la música', named(/^xilofono/), [named(/^guitarra/), TOY]),
    judged(
      'qué bicicleta le compro a mi nieto que cumple 7',
      named(/^bicicleta de trucos rodada 20/),
      named(/^(bicicleta de trucos|triciclo)/),
    ),
    judged('regalo para mi novio que es carpintero', TOOL, GIFT_CARD),
    judged('juguete para un bebé de un año', named(/^(oso|xilofono|tren de bloques)/), TOY),
    judged('zapatos para mi papá que camina mucho', { category: /^zapatos de caballero/ }, named(/^pantufla/)),
  ],
  budgets: [
    judged(
      'algo para la cocina que no pase de mil pesos',
      { ...KITCHEN, under: 1000.01 },
      { category: /^(ollas y utensilios|preparacion de alimentos|cafeteras|hornos y campanas|cocinas)/ },
    ),
    judged('tengo como dos mil quinientos para una silla de oficina', WORK_CHAIR, named(/^silla (concha|con brazos)/)),
    judged('una sala por menos de quince mil', { ...LIVING_ROOM, under: 15_000 }, [LIVING_ROOM, SOFA]),
    judged(
      'un regalo de intercambio de unos trescientos pesos',
      [
        { category: /^(juguetes|decoracion|ollas y utensilios|preparacion|lamparas)/, over: 200, under: 400 },
        named(/^(balon|linterna|pantufla|prensa)/, { over: 200, under: 400 }),
        { ...GIFT_CARD, under: 400 },
      ],
      [
        { category: /^(juguetes|decoracion|ollas y utensilios|preparacion|lamparas|cafeteras|balones)/, under: 600 },
        GIFT_CARD,
      ],
    ),
    judged('el celular más barato que tengan', named(/^celular esencial/), named(/^celular/)),
    judged(
      'no me alcanza para una lavadora de más de diez mil',
      named(/^lavadora/, { under: 10_000.01 }),
      named(/^lavadora/),
    ),
  ],
  sizes: [
    judged('mesa de comedor donde quepamos diez', named(/^mesa de comedor.*8 lugares/), DINING_SET),
    judged('un ropero angosto que quepa en la esquina', named(/^ropero de madera.*2 puertas/), WARDROBE),
    judged('una cama bien grande para que quepan los niños con nosotros', { ...BED, size: 'King size' }, BED),
    judged('tinaco para una casa donde vivimos cinco', named(/^tinaco.*1,100/), named(/^tinaco/)),
    judged('escritorio que mida menos de un metro veinte', named(/^escritorio.*(112|100) cm/), DESK),
    judged('el monitor más grande que haya', named(/^monitor.*32/), named(/^monitor/)),
  ],
  rooms: [
    judged('algo para poner junto a la cama y dejar mis lentes', named(/^(buro|lampara de mesa con buro)/), [
      named(/^lampara de (mesa|buro)/),
    ]),
    judged('la pared de la sala se ve muy vacía', [named(/^reloj/), DECORATION], [SHELVES, { category: /^libreros/ }]),
    judged('muebles para el cuarto de mis gemelos', CHILDS_ROOM, { category: /^(cunas|escritorios)/ }),
    judged('una lámpara que cuelgue arriba de la mesa del comedor', named(/^candil/), named(/^lampara/)),
    judged(
      'sillas para la azotea que aguanten el sol',
      [OUTSIDE, named(/^silla de playa/)],
      [{ category: /^camastros/ }, named(/^silla (plegable|apilable)/)],
    ),
    judged('un mueble para mi baño que está bien chiquito', named(/^mueble de bano/), named(/^lavabo/)),
  ],
  refusals: [
    judged('un sillón que no sea de piel ni café', named(/^(sillon|reposet)/, { not: /exterior|chesterfield/ }), [
      ARMCHAIR,
      SOFA,
    ]),
    judged('cafetera que no use cápsulas', named(/^(cafetera (italiana|espresso)|prensa)/)),
    judged(
      'quiero un comedor pero que no sea redondo',
      named(/^(comedor|antecomedor|arma tu comedor|mesa de comedor)/, { not: /redond/ }),
      DINING_SET,
    ),
    judged('una cama que no sea de fierro', named(/^cama /, { not: /herreria|tubular|infantil|escritorio/ }), BED),
    judged('para cocinar pero sin gas', named(/^(parrilla de induccion|horno)/), [
      named(/^parrilla (domino|de piedra)/),
      KITCHEN,
    ]),
    judged('un juguete que no haga ruido ni use pilas', named(/^(oso|tren|casa de munecas|ajedrez|auto)/), TOY),
  ],
  complaints: [
    judged('mi colchón ya está todo hundido', MATTRESS, BED),
    judged('la licuadora que tengo ya no muele', named(/^licuadora/)),
    judged('me truena la espalda de estar sentado en la computadora', WORK_CHAIR, [
      ARMCHAIR,
      MATTRESS,
      named(/^silla/),
    ]),
    judged('mi ropa ya no cabe en ningún lado', [WARDROBE, named(/^comoda/)], named(/^(cesto|ropero)/)),
    judged('se oye bien bajito mi tele', named(/^barra de sonido/), [SOUND, SCREEN]),
    judged('mi perrita duerme afuera y hace mucho frío', named(/^casa para perro/), { category: /^mascotas/ }),
  ],
  two: [
    judged('un sofá que se haga cama y que sea gris', { ...SOFA_BED, color: 'Gris' }, [
      SOFA_BED,
      { ...SOFA, color: 'Gris' },
    ]),
    judged('escritorio blanco con cajones', named(/^escritorio con cajonera/), DESK),
    judged('una lavadora y un refrigerador para recién casados', named(/^(lavadora|refrigerador)/)),
    judged('cuna y carriola que no salgan tan caras', named(/^(cuna|carriola)/), { category: /^(cunas|paseo)/ }),
    judged('pantalla y barra de sonido para ver el futbol', [SCREEN, named(/^barra de sonido/)], SOUND),
    judged('mesa chiquita con dos sillas para mis nietos', named(/^mesa infantil con dos/), {
      category: /^muebles infantiles/,
    }),
  ],
  regional: [
    judged('ocupo un abanico que eche harto aire', named(/^ventilador/), FAN),
    judged('una bocinota pa la carne asada del domingo', named(/^bocina/), SOUND),
    judged('un chifonier pal cuarto de mis morros', [named(/^comoda/), named(/^ropero infantil/)], WARDROBE),
    judged('busco una troca de juguete pa mi chamaco', named(/^auto clasico/), TOY),
    judged('un pichel pal agua de jamaica', named(/^jarra/)),
    judged('unas chanclas calientitas pa andar en la casa', { category: /^pantuflas/ }),
  ],
};

/** Thirty more of the same kinds, written with them, which nobody looked at while the search was mended. */
export const DICTATED_LATER: Record<string, readonly Judged[]> = {
  situations: [
    judged('nos quedamos sin agua cada tercer día', named(/^tinaco/)),
    judged('mi esposa quiere poner una cafetería chiquita', named(/^cafetera espresso/), { category: /^cafeteras/ }),
    judged('nos vamos de campamento con los niños y nunca hemos ido', { category: /^campismo/ }),
  ],
  purposes: [
    judged('quiero enmarcar y colgar fotos y no tengo herramienta', TOOL),
    judged('algo para que mi mamá descanse las piernas', named(/^(reposet|puff)/), [ARMCHAIR, named(/^pantufla/)]),
    judged('para calentar la comida en la oficina', named(/^horno de microondas/), named(/^horno/)),
  ],
  persons: [
    judged(
      'qué le regalo a un niño de ocho que tiene de todo',
      [TOY, named(/^(balon|patineta)/)],
      [GIFT_CARD, { category: /^(bicicletas|mesas de juego)/ }],
    ),
    judged('mi abuelita ya no puede agacharse a barrer y quiero algo para que esté cómoda', ARMCHAIR, [
      named(/^pantufla/),
      SOFA,
    ]),
    judged('zapatos elegantes para la boda de mi hermana', named(/^(zapatilla|botin|mocasin)/)),
  ],
  budgets: [
    judged('recámara completa que no pase de quince mil', { category: /^juegos de recamara/, under: 15_000.01 }, [
      { category: /^juegos de recamara/ },
      BED,
    ]),
    judged('un escritorio que ande por los tres mil', named(/^escritorio/, { over: 2400, under: 3600 }), DESK),
    judged('regalo para niña de menos de quinientos', { ...TOY, under: 500 }, [TOY, GIFT_CARD]),
  ],
  sizes: [
    judged('una lavadora grande porque somos siete', named(/^lavadora.*20 kg/), named(/^lavadora/)),
    judged('repisa delgada para un pasillo', named(/^repisero/), SHELVES),
    judged('olla grandota para los tamales de navidad', named(/^olla.*10 litros/), named(/^olla/)),
  ],
  rooms: [
    judged('qué le pongo a mi balcón para sentarme en las tardes', OUTSIDE, [
      { category: /^camastros/ },
      named(/^(mesa bistro|banca|silla plegable)/),
    ]),
    judged('mueble para la entrada donde dejar las llaves', named(/^credenza/), [named(/^comoda/), SHELVES]),
    judged('sillón para leer en mi recámara', ARMCHAIR, named(/^(puff|sofa|lampara)/)),
  ],
  refusals: [
    judged('bocina que no sea negra', named(/^bocina (bluetooth|inalambrica)/), SOUND),
    judged('una bici que no sea de niño', named(/^bicicleta urbana/), named(/^bicicleta/)),
    judged('librero sin puertas', named(/^(repisero|librero blanco)/), SHELVES),
  ],
  complaints: [
    judged('mi cuarto huele a guardado y hace un calor horrible', FAN),
    judged('los vecinos hacen mucho ruido y no me puedo concentrar', named(/^audifonos/)),
    judged('ya no cabemos en la mesa cuando viene la familia', DINING_SET),
  ],
  two: [
    judged('taladro y desarmador para armar muebles', named(/^(taladro|desarmador)/), TOOL),
    judged('una lámpara y un buró para la recámara', named(/^(lampara de (mesa|buro)|buro)/), named(/^lampara/)),
    judged('trampolín o columpio para el patio', named(/^(trampolin|columpio)/), { category: /^montables/ }),
  ],
  regional: [
    judged('un clima pa mi cuarto que está re caliente', named(/^minisplit/), FAN),
    judged('busco un trinche o algo pa guardar la loza buena', named(/^credenza/), SHELVES),
    judged('una baica pa mi plebe', named(/^bicicleta/)),
  ],
};
