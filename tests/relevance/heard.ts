import { judged, named } from './rules';
import type { Sentence } from './sentences';

const SOFA = named(/^(sofa|love seat)/, { not: /exterior|terraza/ });
const SOFA_BED = named(/^sofa cama/);
const BED = named(/^cama /, { not: /infantil|alta/ });
const MATTRESS = named(/^colchon/);
const WARDROBE = named(/^(ropero|closet)/, { not: /infantil/ });
const NIGHTSTAND = named(/^buro/);
const FRIDGE = named(/^refrigerador/);
const WASHER = named(/^lavadora/);
const COOKTOP = named(/^parrilla/, { not: /piedra/ });
const SCREEN = named(/^pantalla/);
const EARPHONES = named(/^audifonos/);
const SPEAKER = named(/^bocina/);
const PHONE = named(/^celular/);
const BICYCLE = named(/^bicicleta/, { not: /fija/ });
const COFFEE = { category: /^cafeteras/ };
const KITCHEN = { category: /^(ollas y utensilios|preparacion de alimentos|cafeteras)/ };
const DESK = named(/^escritorio/);
const TOY = { category: /^juguetes/ };
const SHOE = { category: /^zapatos de/ };
const PATIO = { category: /^salas de exterior/ };
const CAMPING = { category: /^campismo/ };
const BABY = { category: /^bebe/ };
const BEDSIDE_LAMP = named(/^lampara de (mesa para buro|buro hongo)/);
const TABLE_LAMP = { category: /^lamparas de mesa/ };
const DINING_SET = named(/^(comedor|antecomedor|arma tu comedor)/);

/** As shoppers in Mexico say and misspell it, written from the shop's pages alone before any of it was searched. */
export const HEARD: readonly Sentence[] = [
  judged('algo para regalar a mi mamá que le gusta cocinar', KITCHEN, named(/^tarjeta de regalo/, { service: true })),
  judged('refri chico para cuarto', named(/^refrigerador.*22 pies/), FRIDGE),
  judged('sillon que se haga cama barato', SOFA_BED, SOFA),
  judged('bici para niña de 6 años', named(/^bicicleta.*rodada 20/), [BICYCLE, named(/^triciclo/)]),
  judged('lavadora para familia de 6', named(/^lavadora.*(18|20) kg/), WASHER),
  judged('cama para perro grande', named(/^casa para perro grande/), named(/^casa para perro/)),
  judged('labadora de 18 kilos', named(/^lavadora.*18 kg/), WASHER),
  judged('estufa con orno', named(/^estufa/), [COOKTOP, named(/^horno/)]),
  judged('tele para el cuarto', SCREEN),
  judged('mueble para poner la tele', { category: /^muebles de tv/ }),
  judged('audifonos que no dejen oír el ruido', named(/^audifonos.*cancelacion/), EARPHONES),
  judged('bocina pa la fiesta', SPEAKER, named(/^barra de sonido/)),
  judged('celular bueno bonito y barato', PHONE),
  judged('zelular con buena camara', PHONE),
  judged('patineta electrica', named(/^(patin|patineta)/)),
  judged('scooter para ir al trabajo', named(/^(motoneta|patin del diablo)/), named(/^bicicleta urbana/)),
  judged('moto barata para repartir', named(/^motoneta/)),
  judged('caballo de madera para bebe', named(/^caballito/), TOY),
  judged('brincolin', named(/^trampolin/), named(/^juego de resorte/)),
  judged('tumbling 3 metros', named(/^trampolin 3/), named(/^trampolin/)),
  judged('sillita para darle de comer al bebe', named(/^silla alta/), BABY),
  judged('carreola', named(/^carriola/), BABY),
  judged('cunas para recien nacido', named(/^(cuna|arma el cuarto)/), BABY),
  judged('mesa para 8 personas de madera', named(/^mesa de comedor.*8/), DINING_SET),
  judged(
    'comedor chiquito para departamento',
    named(/^(antecomedor|mesa bistro|rincon de cafe|mesa redonda)/),
    DINING_SET,
  ),
  judged('sillas para evento', named(/^silla (de banquete|plegable|apilable)/), { category: /^sillas de comedor/ }),
  judged('silla para la compu comoda', named(/^silla giratoria/), DESK),
  judged('escritorio chico para hacer tarea', named(/^escritorio.*(100|112|juvenil|torre)/), DESK),
  judged('escritorio gamer', DESK, named(/^silla giratoria/)),
  judged('donde guardar mi ropa', WARDROBE, [named(/^comoda/), named(/^ropero/)]),
  judged('closet grande', named(/^closet/), WARDROBE),
  judged('colchon que no se hunda', named(/^colchon.*firme/), MATTRESS),
  judged('colchón king size', { name: /^colchon/, size: 'King size' }, MATTRESS),
  judged('cama con cabecera acolchonada', named(/^cama.*tapizada/), BED),
  judged('litera para mis dos hijos', named(/^litera/), { category: /^camas infantiles/ }),
  judged('buros pareja', NIGHTSTAND, { category: /^juegos de recamara/ }),
  judged('lamparita para leer en la cama', BEDSIDE_LAMP, [TABLE_LAMP, named(/^lampara/)]),
  judged('candelabro para el comedor', named(/^candil/), { category: /^iluminacion/ }),
  judged('algo para sentarme en el patio', PATIO, [
    named(/^(banca|silla de playa|camastro|hamaca)/),
    { category: /^camastros/ },
  ]),
  judged('amaca', named(/^hamaca/), { category: /^camastros/ }),
  judged('para cortar el pasto', named(/^podadora/)),
  judged('casita para acampar 4 personas', named(/^casa de campana/), CAMPING),
  judged('sleeping bag', named(/^bolsa de dormir/), CAMPING),
  judged('lampara para cuando se va la luz', named(/^linterna/), named(/^lampara/)),
  judged('rotomartillo o taladro sin cable', named(/^taladro/), { category: /^herramienta electrica/ }),
  judged('pulidora 4 1/2', named(/^esmeriladora.*4 1/), named(/^esmeriladora/)),
  judged('destornillador', named(/^desarmador/), { category: /^herramienta de mano/ }),
  judged('tinaco de mil litros', named(/^tinaco.*1,?100/), named(/^tinaco/)),
  judged('aire acondicionado para recamara chica', named(/^minisplit.*1 tonelada/), [
    named(/^minisplit/),
    named(/^ventilador/),
  ]),
  judged('abanico de techo', named(/^ventilador de techo/), named(/^ventilador/)),
  judged('maquina de cafe con capsulas', named(/^cafetera de capsulas/), COFFEE),
  judged('cafetera de esas que se ponen en la lumbre', named(/^cafetera italiana/), COFFEE),
  judged('exprimidor de naranjas', named(/^exprimidor/), { category: /^preparacion de alimentos/ }),
  judged('licuadora para salsas', named(/^licuadora/), { category: /^preparacion de alimentos/ }),
  judged('olla grande para tamales', named(/^olla.*10 litros/), named(/^olla/)),
  judged('caminadora para bajar de peso', named(/^caminadora/), { category: /^aparatos de ejercicio/ }),
  judged('pesas para hacer ejercicio en casa', named(/^multigimnasio/), { category: /^aparatos de ejercicio/ }),
  judged('zapatos para hombre de vestir', named(/^mocasin/), SHOE),
  judged('tacones negros', named(/^zapatilla negra/), SHOE),
  judged('regalo para niño de 5 años menos de 500', { ...TOY, under: 500 }, TOY),
];

/** Thirty more of the same kinds, written after the sixty were measured and before anything was mended for them. */
export const HEARD_LATER: readonly Sentence[] = [
  judged('linterna para los apagones', named(/^linterna/)),
  judged('algo que alumbre si no hay luz', named(/^linterna/), named(/^lampara/)),
  judged('cama elastica para niños', named(/^trampolin/), [
    named(/^juego de resorte/),
    { category: /^camas infantiles/ },
  ]),
  judged('brinca brinca para el jardin', named(/^trampolin/), { category: /^montables/ }),
  judged('carpa para 4', named(/^casa de campana/), CAMPING),
  judged('tienda de campaña', named(/^casa de campana/), CAMPING),
  judged('muebles para la terraza', PATIO, [named(/^(banca|sombrilla)/), { category: /^camastros/ }]),
  judged('sillones para el jardin', named(/^(sillon|love seat|sala) de (exterior|terraza)/), PATIO),
  judged('antecomedor chico', named(/^(antecomedor|mesa bistro|rincon de cafe)/), DINING_SET),
  judged('mesita para dos', named(/^(mesa bistro|rincon de cafe)/), [DINING_SET, { category: /^comedores y mesas/ }]),
  judged('sillas plegables para fiestas', named(/^silla plegable/), named(/^silla (de banquete|apilable)/)),
  judged('escritorio pequeño', named(/^escritorio.*(100|112)/), DESK),
  judged('escritorio grande para oficina', named(/^escritorio.*(140|160|189)/), DESK),
  judged('bicicleta para niño de 8 años', named(/^bicicleta.*rodada 20/), BICYCLE),
  judged('bici para señora', named(/^bicicleta urbana/), BICYCLE),
  judged('bici para adolescente', named(/^bicicleta.*rodada 24/), BICYCLE),
  judged('lamparita de noche', BEDSIDE_LAMP, [TABLE_LAMP, named(/^lampara/)]),
  judged('lampara para el buro', BEDSIDE_LAMP, [TABLE_LAMP, named(/^lampara/)]),
  judged('tinaco chico', named(/^tinaco.*450/), named(/^tinaco/)),
  judged('tinaco grande para toda la familia', named(/^tinaco.*1,?100/), named(/^tinaco/)),
  judged('tostador para dos panes', named(/^(tostador|sandwichera)/), { category: /^preparacion de alimentos/ }),
  judged('mancuernas', named(/^multigimnasio/), { category: /^aparatos de ejercicio/ }),
  judged('aparato para hacer abdomen', named(/^banco de abdominales/), { category: /^aparatos de ejercicio/ }),
  judged('costal de box', named(/^pera de box/), { category: /^aparatos de ejercicio/ }),
  judged('colchon para dolor de espalda', named(/^colchon.*firme/), MATTRESS),
  judged('lavadora chica', named(/^lavadora.*12 kg/), WASHER),
  judged('pecera para peces chiquitos', named(/^acuario/)),
  judged('tele de cincuenta y cinco pulgadas', { name: /^pantalla/, size: '55 pulgadas' }, SCREEN),
  judged('lentes obscuros', named(/^lentes de sol/), { category: /^bolsas y accesorios/ }),
  judged('maletin para laptop', named(/^portafolio/), named(/^laptop/)),
];
