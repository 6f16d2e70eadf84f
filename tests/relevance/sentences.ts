import { type Judged, judged, named } from './rules';

/** A query; `lacks`: what the shop has not got of it, which the answer has to say beside what would do instead. */
export interface Sentence extends Judged {
  lacks?: string;
}

const lacking = (lacks: string, sentence: Judged): Sentence => ({ ...sentence, lacks });

const SOFA = named(/^(sofa|love seat)/, { not: /exterior|terraza/ });
const SOFA_BED = named(/^sofa cama/);
const CORNER = named(/^sala (esquinera|curva|modular|en l)/);
const LIVING_ROOM = named(/^(juego de sala|sala colonial)/);
const ARMCHAIR = named(/^(sillon|reposet)/, { not: /exterior/ });
const MATTRESS = named(/^colchon/);
const BED = named(/^cama /, { not: /infantil|escritorio|perro/ });
const WARDROBE = named(/^(ropero|closet)/, { not: /infantil|tocador/ });
const DINING_CHAIR = { category: /^sillas de comedor/ };
const DINING_SET = named(/^(comedor|antecomedor|arma tu comedor)/);
const WASHER = named(/^lavadora/);
const TOP_LOADER = named(/^lavadora.*superior/);
const REFRIGERATOR = named(/^refrigerador/);
const STOVE = named(/^estufa/);
const MINISPLIT = named(/^minisplit/);
const TABLE_FAN = named(/^ventilador de mesa/);
const CEILING_FAN = named(/^ventilador de techo/);
const TANK = named(/^tinaco/);
const SCREEN = named(/^pantalla/);
const LAPTOP = named(/^laptop/);
const TABLET = named(/^tableta/);
const PHONE = named(/^celular/);
const SPEAKER = named(/^bocina/);
const BICYCLE = named(/^bicicleta/, { not: /fija/ });
const TRICK_BICYCLE = named(/^bicicleta de trucos/);
const SCOOTER = named(/^motoneta/);
const HELMET = named(/^casco/);
const BLENDER = named(/^licuadora/);
const POT = named(/^olla/);
const LAMP_TO_READ = named(/^lampara (de buro|de mesa|de pie|articulada)/, { not: /con buro/ });
const MOCCASIN = named(/^mocasin/);
const ANKLE_BOOT = named(/^botin/);
const SLIPPER = named(/^pantufla/);
const DESK = named(/^escritorio/);
const TOY = { category: /^juguetes y juegos/ };
const RIDE_ON = { category: /^montables y jardin/ };
const KENNEL = named(/^casa para perro/);
const GIFT_CARD = named(/^tarjeta de regalo/);

/**
 * A hundred sentences as people in Mexico type them into a shop's search on a phone. Written and judged by somebody who
 * saw what the demo of `viu` sells (departments, names, attributes, prices) and nothing of how it is searched, before the
 * search was mended for them: a query is not changed so that the search does better, only when the demo sells something
 * else. Judged by what an assistant would hand over; what is sold out would do at best.
 */
export const SENTENCES: Sentence[] = [
  // living room
  judged('sala en l gris barata', [named(/^sala en l/), { ...CORNER, color: 'Grafito' }], CORNER),
  lacking('rojo', judged('sillon rojo para la sala', { ...ARMCHAIR, color: 'Vino' }, ARMCHAIR)),
  judged('sofa cama para un departamento chiquito', SOFA_BED),
  judged('sofás de 3 plazas color azul', named(/^sofa (chesterfield|lineal)/, { color: 'Azul' }), [
    { ...SOFA, color: 'Azul' },
  ]),
  judged(
    'loveseat de dos plazas q no sea caro',
    named(/^love seat/, { not: /exterior|terraza/ }),
    named(/2 plazas/, { not: /exterior/ }),
  ),
  judged('sillon reclinable para ver la tele', named(/^reposet/), [named(/reclinable/, { not: /camastro/ }), ARMCHAIR]),
  judged('sala completa con mesa de centro incluida', LIVING_ROOM),
  judged(
    'juego de sala economico de menos de 16 mil pesos',
    { ...LIVING_ROOM, under: 16_000 },
    { ...LIVING_ROOM, under: 20_000 },
  ),
  judged('mesita de centro de madera', named(/^mesa de centro nogal/), named(/^mesa de centro/)),
  judged(
    'mueble para tele de 65 pulgadas',
    named(/^(centro de entretenimiento|credenza)/),
    named(/^(mueble de tv|arma tu rincon de tv)/),
  ),
  judged('puf para cuarto de niño', named(/^puff.*junior/), named(/^puff/)),
  judged('sillón cómodo para leer', ARMCHAIR),
  judged('sala de piel color negro', { ...CORNER, color: 'Negro' }, [
    named(/^sala (curva|esquinera)/),
    named(/^juego de sala (chesterfield|capitonado)/),
  ]),
  // bedroom
  judged('colchon matrimonial q no se hunda', { ...MATTRESS, size: 'Matrimonial' }),
  judged('colchon king size para dolor de espalda', { ...MATTRESS, size: 'King size' }),
  judged('colchón individual barato', { ...MATTRESS, size: 'Individual' }, MATTRESS),
  judged('¿tienen colchones queen?', { ...MATTRESS, size: 'Queen size' }),
  judged('cama matrimonial de madera con buros', named(/^recamara/), named(/^cama (matrimonial|de barrotes)/)),
  judged('base de cama king size', { ...BED, size: 'King size' }),
  judged(
    'cama individual para adolescente',
    [{ ...BED, size: 'Individual' }, named(/^cama .*individual/)],
    [named(/^cama (alta|infantil)/), named(/^litera/)],
  ),
  judged('cama con escritorio abajo', named(/^cama alta/)),
  judged('ropero blanco grande de 4 puertas', named(/^ropero.*4 puertas/), WARDROBE),
  judged('closet para recamara chica', named(/^ropero.*2 puertas/), WARDROBE),
  judged('cajonera para guardar ropa', named(/^comoda/)),
  judged('tocador con espejo y cajones para maquillarme', named(/^tocador/), named(/tocador/)),
  // dining room
  judged('comedor de 6 sillas', named(/^comedor (de tablones|rustico)/), [named(/^mesa de comedor/), DINING_SET]),
  judged(
    'comedor redondo para 4 personas',
    named(/^comedor redondo/),
    named(/^(mesa redonda|antecomedor|arma tu comedor)/),
  ),
  judged('sillas para comedor forradas', [named(/^silla (forrada|con brazos tapizada)/)], DINING_CHAIR),
  judged('mesa para comedor de 8 personas sola sin sillas', named(/^mesa de comedor/), named(/^mesa redonda/)),
  judged('sillas plegables para fiestas', named(/^silla (plegable|de banquete)/), named(/^silla (apilable|de playa)/)),
  judged(
    'antecomedor chico para depa',
    named(/^(antecomedor|rincon de cafe)/),
    named(/^(mesa bistro|comedor redondo)/),
  ),
  judged('silla roja de comedor', { ...DINING_CHAIR, color: 'Rojo' }),
  // kitchen and washing
  judged('lavadora q lave 20 kilos', named(/^lavadora.*20 kg/), WASHER),
  judged('labadora automatica barata', TOP_LOADER, WASHER),
  judged('refrigerador grande con despachador de agua', named(/^refrigerador duplex/), REFRIGERATOR),
  judged('refrijerador de 26 pies', named(/^refrigerador.*26 pies/)),
  judged('estufas de 6 quemadores con encendido electronico', STOVE),
  judged('parilla de gas de dos quemadores', named(/^parrilla.*2 quemadores/), named(/^parrilla de gas/)),
  judged('aire acondicionado de 1 tonelada', named(/^minisplit.* 1 tonelada/), MINISPLIT),
  judged('qué minisplit necesito para un cuarto de 16 metros', named(/^minisplit.* 1 tonelada/), MINISPLIT),
  judged('quien me instala el minisplit', named(/^instalacion de minisplit/), MINISPLIT),
  judged('abanico de mesa q no haga ruido', TABLE_FAN, CEILING_FAN),
  judged('ventilador de techo blanco para recamara', CEILING_FAN, TABLE_FAN),
  judged('microhondas chico', named(/^horno de microondas.* 1\.1/), named(/^horno de microondas/)),
  judged('horno electrico para hacer pizza', named(/^horno electrico/), named(/^torre de cocina/)),
  lacking('mil litros', judged('tinaco de mil litros', named(/^tinaco.*1,?100/), TANK)),
  judged('cuanto cuesta que me instalen la lavadora', named(/^instalacion de lavadora/)),
  // screens, computers, phones
  judged('busco una tele para mi recamara no muy cara', { ...SCREEN, under: 7_000 }, { ...SCREEN, under: 9_000 }),
  judged('pantallas grandes 75 pulgadas 4k', { ...SCREEN, size: '75 pulgadas' }, SCREEN),
  lacking(
    '32 pulgadas',
    judged('television de 32 pulgadas para el cuarto', { ...SCREEN, size: '43 pulgadas' }, [
      SCREEN,
      named(/^monitor.*32/),
    ]),
  ),
  judged('barra de sonido para la tele', named(/^barra de sonido/), named(/^bocina de torre/)),
  judged('bosina bluetooth para fiestas', named(/^bocina (bluetooth|inalambrica)/), SPEAKER),
  judged('audifonos inalambricos que quiten el ruido', named(/^audifonos.*cancelacion/), named(/^audifonos/)),
  judged('compu para jugar videojuegos', LAPTOP),
  judged('tablet para niños barata', { ...TABLET, under: 4_500 }, TABLET),
  judged('celular de 256 gb', named(/^celular (lumbre|libre)/)),
  judged('celulares de menos de 4000 pesos', { ...PHONE, under: 4_000 }),
  judged('cel con buena camara y q le dure la pila', PHONE),
  // motorcycles and bicycles
  lacking('rodada 26', judged('bici rodada 26 para niño de 8 años', TRICK_BICYCLE, BICYCLE)),
  lacking('montaña', judged('tienen bicicletas de montaña?', [], BICYCLE)),
  judged('bicicleta para ir al trabajo adulto', named(/^bicicleta urbana/), BICYCLE),
  judged('moto automatica barata', { ...SCOOTER, under: 28_000 }, SCOOTER),
  judged('casco para moto certificado talla mediana', named(/^casco.*dot/), HELMET),
  judged('scooter para niño', named(/^patin del diablo/), named(/^patineta/)),
  // home
  judged('licuadora que muela hielo', BLENDER),
  judged('licuadoras rojas', { ...BLENDER, color: 'Rojo' }, BLENDER),
  judged('olla para pozole de 10 litros', named(/^olla.*10 litros/), POT),
  lacking('express', judged('olla express de 6 litros', [], POT)),
  judged('arrosera para 6 personas', named(/^arrocera/)),
  judged('maquina para hacer sandwiches', named(/^sandwichera/), named(/^tostador/)),
  judged('para exprimir naranjas', named(/^exprimidor/)),
  judged('lampara para leer en la cama', LAMP_TO_READ, named(/^lampara/, { not: /lava/ })),
  judged('algo para decorar la sala', { category: /^decoracion/ }, [named(/^(lampara|candil)/), named(/^repisero/)]),
  judged('mueble para baño con lavabo y espejo', named(/^mueble de bano/), named(/^lavabo/)),
  judged('bote para la ropa sucia', named(/^cesto de ropa/)),
  judged('escalera de aluminio 4 escalones', named(/^escalera/)),
  // shoes
  judged('zapatos negros de vestir para hombre del 27', { ...MOCCASIN, color: 'Negro', size: '27' }, MOCCASIN),
  judged('botas de mujer cafes', { ...ANKLE_BOOT, color: 'Café' }, ANKLE_BOOT),
  judged('zapatillas rojas de tacon', named(/^zapatilla/, { color: 'Rojo' }), named(/^zapatilla/)),
  judged('chanclas para andar en la casa', SLIPPER),
  lacking('mochila', judged('mochila para laptop', [], named(/^portafolio/))),
  // sports
  judged('bici estatica para bajar de peso', named(/^bicicleta fija/), named(/^caminadora/)),
  judged('mesa de pin pon plegable por favor', named(/^mesa de ping pong/)),
  lacking('6 personas', judged('casa de campaña para 6 personas', [], named(/^casa de campana/))),
  judged('sleeping bag para el frio', named(/^bolsa de dormir.*[−-]\s?5/), named(/^bolsa de dormir/)),
  // children
  judged('carreola para bebe q se doble facil', named(/^carriola/)),
  judged('silla para q coma el bebe', named(/^silla alta/)),
  judged('regalo para niña de 5 años', TOY, RIDE_ON),
  judged('brincolin para niños', named(/^trampolin/)),
  // desk, garden, tools, pets, presents
  judged('silla para oficina q no lastime la espalda', named(/^silla giratoria de trabajo/)),
  judged('escritorio chico para hacer home office', named(/^escritorio.*(100|112|120) cm/), DESK),
  judged('sillones para el jardin', { category: /^salas de exterior/ }),
  judged('maquina para cortar el pasto', named(/^podadora/)),
  judged('pulidora de 4 y media', named(/^esmeriladora.* 4/), named(/^esmeriladora/)),
  judged('taladro sin cable barato', named(/^taladro.*12 v/), named(/^taladro/)),
  judged('pecera grande', named(/^acuario.*100/), named(/^acuario/)),
  lacking('cama', judged('cama para perro grande', [], KENNEL)),
  lacking('acústica', judged('guitarra acustica para principiantes', [], named(/^guitarra/))),
  judged('tarjeta de regalo de mil pesos', named(/^tarjeta de regalo 1,?000/), GIFT_CARD),
  judged(
    'regalo para mi mamá menos de 500',
    [
      named(/^(orquidea artificial|planta artificial|pantufla|jarra floreada con|lampara de papel)/, { under: 500 }),
      { ...GIFT_CARD, under: 500 },
    ],
    { category: /^(cafeteras|ollas y utensilios|preparacion de alimentos|lamparas de mesa)/, under: 500 },
  ),
];

/** What the demo does not sell, nor anything like it: the answer has to say so and show nothing that only shares a word. */
export const UNANSWERABLE: string[] = [
  'boiler de paso a gas',
  'freidora de aire',
  'pañales etapa 3',
  'alberca inflable para niños',
  'croquetas para perro cachorro',
  'consola de videojuegos barata',
  'maquina de coser',
  'vestido de noche talla m',
  'llantas para carro rin 15',
  'pastel de cumpleaños de chocolate',
  'medicina para la gripa',
  'camaras de seguridad wifi',
  'boletos para el concierto de mañana',
];
