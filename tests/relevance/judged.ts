import { type Judged, judged, named } from './rules';

const REFRIGERATOR = named(/^refrigerador/);
const WASHER = named(/^lavadora/);
const SCREEN = named(/^pantalla/);
const MATTRESS = named(/^colchon/);
const BICYCLE = named(/^bicicleta/, { not: /fija/ });
const ARMCHAIR = named(/^(sillon|reposet)/, { not: /oficina|ejecutivo|exterior/ });
const SOFA = named(/^(sofa|love seat)/, { not: /exterior/ });
const BED = named(/^cama /, { not: /perro|elastica/ });
const PHONE = named(/^celular/);
const LAPTOP = named(/^laptop/);
const TV_STAND = named(/^(mueble de tv|centro de entretenimiento|credenza)/);
const WARDROBE = named(/^(ropero|closet)/);
const DESK = named(/^escritorio/);
const CHAIR = named(/^silla /);
const DINING_SET = named(/^(comedor|antecomedor)/);
const MICROWAVE = named(/^horno de microondas/);
const BLENDER = named(/^licuadora/);
const COFFEE_MAKER = named(/^(cafetera|prensa francesa)/);
const SCOOTER = named(/^motoneta/);
const SPEAKER = named(/^(bocina|barra de sonido)/);
const LAMP = named(/^(lampara|candil)/);
const MINISPLIT = named(/^minisplit/);
const HEADPHONES = named(/^audifonos/);
const COT = named(/^cuna/);
const NIGHTSTAND = named(/^buro/);
const DRESSER = named(/^comoda/);
const STOVE = named(/^estufa/);
const LIVING_ROOM = named(/^(sala|juego de sala)/, { not: /exterior/ });
const CORNER = named(/^sala (esquinera|en l|modular|curva)/);

/**
 * What shoppers in Mexico type: misspelt, without accents, in the plural, by brand, by sku, with measures, with prices.
 * Answered by the demo of `viu`.
 */
export const JUDGED: Judged[] = [
  // short and everyday words
  judged('refri', REFRIGERATOR),
  judged('tele', SCREEN),
  judged('tv', SCREEN, TV_STAND),
  judged('compu', LAPTOP),
  judged('celu', PHONE),
  judged('bici', BICYCLE),
  judged('moto', SCOOTER, named(/^casco/)),
  judged('micro', MICROWAVE),
  judged('clima', MINISPLIT),
  judged('aire acondicionado', MINISPLIT),
  judged('nevera', REFRIGERATOR),
  judged('lavarropas', WASHER),
  judged('smartphone', PHONE),
  judged('parlante', SPEAKER),
  judged('armario', WARDROBE),
  judged('computadora portatil', LAPTOP),
  judged('couch', SOFA, ARMCHAIR),
  judged('mesa de noche', NIGHTSTAND),
  judged('mesita de noche', NIGHTSTAND),
  judged('cajonera', [DRESSER, named(/cajoner/)]),
  // without accents, capitals, plural
  judged('colchon', MATTRESS),
  judged('SILLON', ARMCHAIR),
  judged('lamparas', LAMP),
  judged('sillas', CHAIR),
  judged('sillones', ARMCHAIR),
  judged('refrigeradores', REFRIGERATOR),
  judged('lavadoras', WASHER),
  judged('colchones', MATTRESS),
  judged('roperos', WARDROBE),
  judged('bicicletas', BICYCLE),
  judged('pantallas', SCREEN),
  judged('audifonos', HEADPHONES),
  judged('buros', NIGHTSTAND),
  judged('sofás', SOFA),
  judged('recamaras', [named(/^(recamara|juego de recamara)/), { category: /recamara/, name: /^recamara/ }]),
  // misspelt
  judged('labadora', WASHER),
  judged('refrijerador', REFRIGERATOR),
  judged('refrigerdor', REFRIGERATOR),
  judged('colchom', MATTRESS),
  judged('sillom', ARMCHAIR),
  judged('vicicleta', BICYCLE),
  judged('escritoryo', DESK),
  judged('lisuadora', BLENDER),
  judged('pantaya', SCREEN),
  judged('orno de microondas', MICROWAVE),
  judged('hestufa', STOVE),
  judged('selular', PHONE),
  judged('lapto', LAPTOP),
  judged('microhondas', MICROWAVE),
  judged('motonetta', SCOOTER),
  judged('cafetra', COFFEE_MAKER),
  judged('labadora carga frontal', named(/^lavadora.*frontal/), WASHER),
  judged('sapatos de dama', { category: /zapatos de dama|calzado/ }),
  judged('ropero de madra', named(/^ropero.*madera/), WARDROBE),
  judged('sofa capa', named(/^sofa cama/), SOFA),
  // measures
  judged('refri 14 pies', REFRIGERATOR),
  judged('refrigerador 22 pies', named(/^refrigerador.*22 pies/), REFRIGERATOR),
  judged('tele 55', { ...SCREEN, size: '55 pulgadas' }, SCREEN),
  judged('tele de 55 pulgadas', { ...SCREEN, size: '55 pulgadas' }, SCREEN),
  judged('pantalla 43', { ...SCREEN, size: '43 pulgadas' }, SCREEN),
  judged('pantalla 55"', { ...SCREEN, size: '55 pulgadas' }, SCREEN),
  judged('lavadora 20kg', WASHER),
  judged('lavadora 18 kilos', named(/^lavadora.*18 kg/), WASHER),
  judged('lavadora 12kg', named(/^lavadora.*12 kg/), WASHER),
  judged('bici rodada 26', BICYCLE),
  judged('bicicleta rodada 20', named(/^bicicleta.*rodada 20/), BICYCLE),
  judged('bici r28', named(/^bicicleta.*rodada 28/), BICYCLE),
  judged('colchon matrimonial', { name: /^colchon/, size: 'Matrimonial' }, MATTRESS),
  judged('colchon king size', { name: /^colchon/, size: 'King size' }, MATTRESS),
  judged('cama matrimonial', [named(/^cama .*matrimonial/), { name: /^cama /, size: 'Matrimonial' }], BED),
  judged('cama king', [named(/^cama .*king/), { name: /^cama /, size: 'King size' }], BED),
  judged('sofa 3 plazas', [named(/^(sofa|love seat).*3 plazas/), { name: /^sofa/, size: '3 plazas' }], SOFA),
  judged('comedor 6 sillas', named(/^comedor.*6 sillas/), DINING_SET),
  judged('monitor 27 pulgadas', named(/^monitor.*27/), named(/^monitor/)),
  judged('minisplit 1 tonelada', named(/^minisplit.*1 tonelada/, { not: /1\.5/ }), MINISPLIT),
  judged('tinaco 750 litros', named(/^tinaco.*750/), named(/^tinaco/)),
  judged('olla 10 litros', named(/^olla.*10 litros/), named(/^olla/)),
  judged('motoneta 150', named(/^motoneta.*150/), SCOOTER),
  judged('escritorio 120 cm', named(/^escritorio.*120 cm/), DESK),
  judged('estufa 6 quemadores', named(/^estufa.*(6|seis) quemadores/), STOVE),
  // colours and materials
  judged('sillon rojo', ARMCHAIR),
  judged('sillón verde', { ...ARMCHAIR, color: 'Verde' }, ARMCHAIR),
  judged('sofa azul', { ...SOFA, color: 'Azul' }, SOFA),
  judged('sofa gris', { ...SOFA, color: 'Gris' }, SOFA),
  judged('sofá color beige', { ...SOFA, color: 'Beige' }, SOFA),
  judged('silla azul', [{ ...CHAIR, color: 'Azul' }, named(/^silla.*azul/)], CHAIR),
  judged('sillas negras', { ...CHAIR, color: 'Negro' }, CHAIR),
  judged('celular azul', { ...PHONE, color: 'Azul' }, PHONE),
  judged(
    'laptop gris',
    [
      { ...LAPTOP, color: 'Gris' },
      { ...LAPTOP, color: 'Grafito' },
      { ...LAPTOP, color: 'Plata' },
    ],
    LAPTOP,
  ),
  judged('licuadora roja', { ...BLENDER, color: 'Rojo' }, BLENDER),
  judged('motoneta amarilla', [{ ...SCOOTER, color: 'Amarillo' }, named(/^motoneta.*amarilla/)], SCOOTER),
  judged('mesa de centro de nogal', named(/^mesa de centro.*nogal/), named(/^mesa de centro/)),
  judged('silla de madera', [named(/^silla.*madera/), { name: /^silla /, category: /sillas de comedor/ }], CHAIR),
  judged('librero blanco', [named(/^librero.*blanco/), { name: /^librero/, color: 'Blanco' }], named(/^librero/)),
  // prices
  judged('sillón menos de 6000', { ...ARMCHAIR, under: 6000 }),
  judged('sofa menos de $9,000', { ...SOFA, under: 9000 }),
  judged('celular hasta 6 mil', { ...PHONE, under: 6000.01 }),
  judged('lavadora entre 8000 y 10000', { ...WASHER, over: 8000, under: 10_000.01 }),
  judged('silla menos de mil', { ...CHAIR, under: 1000 }),
  judged('regalo menos de $500', named(/^tarjeta de regalo/, { under: 500.01 })),
  // sets, rooms, furniture
  judged('mueble para la tele', TV_STAND),
  judged('mueble para tv', TV_STAND),
  judged('sala esquinera', named(/^sala esquinera/), CORNER),
  judged('sala en l', named(/^sala en l/), CORNER),
  judged('sala', LIVING_ROOM),
  judged('comedor', DINING_SET),
  judged('juego de comedor', DINING_SET, { category: /comedores/ }),
  judged('cama individual', [named(/^cama .*individual/), { name: /^cama /, size: 'Individual' }], BED),
  judged('litera', named(/^litera/)),
  judged('sofa cama', named(/^sofa cama/), SOFA),
  judged('love seat', named(/^love seat/), SOFA),
  judged('silla de oficina', [
    named(/^(silla|sillon).*(trabajo|ejecutivo|oficina)/),
    { category: /sillas de oficina/ },
  ]),
  judged('cuna de bebe', COT),
  judged('cuna', COT),
  judged('buro', NIGHTSTAND),
  judged('lampara de pie', named(/^lampara de pie/), LAMP),
  judged('mueble de baño', [named(/^mueble de bano/), { category: /bano/ }]),
  // other things
  judged('cafetera de capsulas', named(/^cafetera de capsulas/), COFFEE_MAKER),
  judged('horno electrico', named(/^horno electrico/), named(/^horno/)),
  judged('tostador', named(/^tostador/)),
  judged('casco', named(/^casco/)),
  judged('balon de futbol', named(/^balon de futbol/), named(/^balon/)),
  judged('taladro', named(/^taladro/)),
  judged('guitarra', named(/^guitarra/)),
  judged('botines', named(/^botin/)),
  judged('zapatillas', named(/^zapatilla/)),
  judged('casa de campaña', named(/^casa de campana/)),
  judged('caminadora', named(/^caminadora/)),
  judged('carriola', named(/^carriola/)),
  judged('bocina bluetooth', named(/^bocina bluetooth/), SPEAKER),
  // brands, skus, services
  judged('azogue laptop', { ...LAPTOP, brand: 'Azogue' }),
  judged('lavadora fresquilla', { ...WASHER, brand: 'Fresquilla' }, WASHER),
  judged('siestario', { brand: 'Siestario' }),
  judged('REFRI-DUPLEX', { sku: 'REFRI-DUPLEX' }),
  judged('pantalla-qled', { sku: 'PANTALLA-QLED' }),
  judged('tarjeta de regalo', named(/^tarjeta de regalo/)),
  judged('instalacion de lavadora', named(/^instalacion de lavadora/)),
  judged('instalacion minisplit', named(/^instalacion de minisplit/), MINISPLIT),
  judged('lavadora', WASHER),
  judged('minisplit', MINISPLIT),
];
