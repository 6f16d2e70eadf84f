import { type NameRow, namesOf } from './name-rows';

/** What carries its own power or is held in a hand, whatever it is called that gives light. */
const HELD: readonly NameRow[] = ['foco', 'luz', 'lámpara'].map((light) => [
  ['de mano', 'de pilas', 'de baterías', 'de bolsillo', 'para la mochila'].map((way) => `${light} ${way}`).join(','),
  'linterna de mano, linterna',
]);

/** One row a thing: what shoppers in Mexico also call it, mostly in several words, and what a catalogue may call it. */
const ROWS: readonly NameRow[] = [
  // Light
  [
    'lámpara de mano, lámpara de pilas, lámpara de baterías, lámpara sorda, lámpara de bolsillo, lámpara led de mano, lámpara táctica',
    'linterna de mano, linterna',
  ],
  [
    'lámpara para la casa de campaña, lámpara de emergencia, lámpara de campamento, farol, quinqué',
    'linterna de campamento, linterna',
  ],
  ['lámpara de techo, lámpara colgante, araña, lámpara de araña, plafón', 'candil, lámpara colgante'],
  ['lámpara de piso, lámpara parada', 'lámpara de pie'],
  [
    'lámpara de escritorio, lámpara de estudio, lámpara flexible, lámpara para estudiar',
    'lámpara articulada, lámpara de escritorio',
  ],
  ['lámpara de cabecera', 'lámpara de buró, lámpara de mesa'],
  // Living room
  ['futón, sillón cama, sofá que se hace cama, sillón que se hace cama, sillón que se haga cama', 'sofá cama'],
  ['sillón de dos, sillón doble, sofá de dos, sofá para dos, sillón para dos', 'love seat, sofá 2 plazas'],
  ['costal para sentarse, cojín gigante, sillón de bolitas', 'puff'],
  ['mesa de café, mesa de sala', 'mesa de centro'],
  [
    'rack para tele, consola para tele, mesa para tele, centro de tv, mueble para pantalla, base para tele',
    'mueble de tv, centro de entretenimiento, credenza',
  ],
  ['trinchador, bufetera, aparador, consola de entrada', 'credenza'],
  ['sala en escuadra, esquinero, rinconera, seccional', 'sala esquinera, sala en l, sala modular'],
  ['anaquel, biblioteca, librería', 'librero, repisero'],
  ['vitrina', 'librero con puertas de vidrio'],
  // Bedroom
  ['camarote, cama de dos pisos, cama doble piso, camas encimadas', 'litera'],
  ['cama con escritorio', 'cama alta'],
  ['chifonier, gavetero, mueble de cajones, mueble con cajones', 'cómoda'],
  ['coqueta, peinador, mueble para maquillarse', 'tocador'],
  ['base para cama, base de cama, base para colchón', 'cama'],
  ['ortopédico, ortopédica, dolor de espalda', 'firme, soporte lumbar'],
  ['kínder, kinder, preescolar', 'infantil'],
  ['memory foam, espuma viscoelástica', 'espuma'],
  ['colchón inflable, colchoneta', 'bolsa de dormir'],
  // Dining and kitchen
  ['mesita desayunadora, mesa desayunadora, barra desayunadora', 'mesa bistró, antecomedor'],
  ['banco para barra, banco alto, banco de barra, banca para barra', 'silla apilable, silla giratoria'],
  ['alacena, despensero, mueble para la cocina, mueble de cocina', 'gabinete de cocina, cocina integral'],
  ['extractor de humo, extractor de olores, extractor de cocina, campana de cocina', 'campana extractora'],
  ['cocina de gas, estufón', 'estufa'],
  ['vitrocerámica, estufa de inducción, plancha de inducción', 'parrilla de inducción'],
  ['parrilla eléctrica, estufa eléctrica, parrilla portátil', 'parrilla de inducción, parrilla solar, parrilla'],
  ['hornito, horno tostador, horno chico, horno para pan', 'horno eléctrico'],
  ['extractor de jugos, exprimelimones, exprime limones, juguera', 'exprimidor'],
  ['greca, cafetera moka, moka, cafetera de estufa, cafetera de lumbre, cafetera de aluminio', 'cafetera italiana'],
  ['french press, cafetera de émbolo, cafetera de prensa', 'prensa francesa'],
  [
    'cafetera expreso, máquina de expreso, cafetera de cappuccino, máquina de capuchino',
    'cafetera espresso, cafetera de cápsulas, cafetera italiana',
  ],
  ['nespresso, dolce gusto, keurig', 'cafetera de cápsulas'],
  ['vaporera, tamalera, cazuela, budinera, cazo, perol, batería de cocina', 'olla'],
  ['pichel, jarrón de agua, garrafa, jarro', 'jarra'],
  ['pesa de cocina, gramera, balanza de cocina', 'báscula de cocina'],
  ['tosta pan, tostapan, tostadora de pan', 'tostador'],
  ['panini, parrilla para sándwich', 'sandwichera'],
  ['olla arrocera, olla para arroz', 'arrocera'],
  ['vaso licuador, procesador de alimentos', 'licuadora'],
  ['set de cuchillos, cuchillos de chef, cuchillo', 'juego de cuchillos'],
  // Machines of the house
  ['ventilador de pedestal, ventilador de pie, torre de aire', 'ventilador'],
  ['cooler, aire lavado, enfriador', 'ventilador, minisplit'],
  ['mini split, mini esplit, aire de pared, aire frío', 'minisplit'],
  ['cisterna, tambo, depósito de agua, rotoplas', 'tinaco'],
  ['lavamanos, ovalín', 'lavabo'],
  ['gabinete de baño, tocador de baño', 'mueble de baño'],
  ['bote para ropa, canasto de ropa, canasta de ropa', 'cesto de ropa'],
  ['flor artificial, flores artificiales', 'orquídea artificial'],
  // Screens and sound
  ['pantalla de computadora, pantalla para compu, pantalla para computadora', 'monitor'],
  ['cascos de música, orejeras, manos libres', 'audífonos'],
  ['bafle, equipo de sonido, estéreo, minicomponente, aparato de sonido', 'bocina de torre, barra de sonido, bocina'],
  ['bocinita, bocina portátil, bocina inalámbrica', 'bocina bluetooth, bocina inalámbrica'],
  ['organeta', 'piano'],
  // Sport
  ['bici estática, bicicleta estática, bicicleta para ejercicio', 'bicicleta fija'],
  ['escaladora, máquina para correr, máquina de correr', 'caminadora'],
  ['gimnasio en casa, gym en casa, aparato de gimnasio, máquina de pesas', 'multigimnasio'],
  ['aparato para abdomen, abdominal, banco para abdominales', 'banco de abdominales'],
  ['pera loca, pera para boxear, punching bag', 'pera de box'],
  ['balón de soccer, pelota de futbol, bola de futbol', 'balón de futbol'],
  ['balón de basket, pelota de basket, pelota de básquetbol, balón de básquet', 'balón de basquetbol'],
  ['patinete, diablito, scooter de pie, patín de manubrio', 'patín del diablo'],
  ['casita de campaña, casa para dormir afuera', 'casa de campaña'],
  ['saco para dormir, bolsa para acampar', 'bolsa de dormir'],
  ['mesa de tenis, tenis de mesa, pin pon', 'mesa de ping pong'],
  ['futbolito, mesa de futbolito', 'futbolito'],
  // Children
  [
    'carrito de juguete, cochecito de juguete, coche de juguete, carro de juguete, coche de colección',
    'auto de juguete',
  ],
  ['bloques, legos, bloques de construcción', 'bloques'],
  ['juguete para bebé, juguete de bebé, sonaja', 'peluche, bloques, xilófono, juguetes'],
  ['osito, oso de peluche, muñeco de peluche', 'peluche'],
  ['marimba, pianito, piano de juguete', 'xilófono'],
  ['casita de muñecas, casa de barbies', 'casa de muñecas'],
  ['juego de mesa, juegos de mesa', 'ajedrez'],
  ['resbaladilla, juegos de jardín, pasamanos', 'columpio, juego de resorte'],
  ['caballito de madera, caballo de madera, caballo mecedor', 'caballito mecedor'],
  ['silla para que coma el bebé, silla de bebé', 'silla alta'],
  ['carrito de bebé, carriolita', 'carriola'],
  // Garden, tools, animals
  ['pastera, máquina de podar, desbrozadora, podadera', 'podadora'],
  ['reposera, silla de alberca, asoleadero', 'camastro'],
  ['sala de jardín, sala de ratán, sala de terraza, muebles de jardín', 'sala de exterior'],
  ['quitasol, sombra para patio', 'sombrilla'],
  ['rotomartillo, taladradora, atornillador, destornillador eléctrico', 'taladro'],
  ['amoladora, pulidor, esmeril, cortadora de metal', 'esmeriladora'],
  ['serrote, segueta', 'serrucho'],
  ['marro, mazo', 'martillo'],
  ['mesa de trabajo, mesa de carpintero', 'banco de trabajo'],
  ['caseta de perro, perrera, casita de perro', 'casa para perro'],
  // What is worn and carried
  ['stilettos, zapatos de tacón, zapatos altos', 'zapatilla, tacón'],
  ['tenis de tela, tenis de lona, zapatos de tela', 'zapato de lona'],
  ['babuchas, pantunflas', 'pantufla'],
  ['bolsa para laptop, funda para laptop, attaché, maletín de trabajo', 'portafolio'],
  ['vespa, moto automática, moto de ciudad', 'motoneta'],
  ['tarjeta regalo, monedero de regalo, certificado de regalo', 'tarjeta de regalo'],
];

export const namesByThing = (): [string, string[]][] => namesOf([...HELD, ...ROWS]);
