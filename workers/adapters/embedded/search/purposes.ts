import { once } from '../../../../src/domain/once';
import { synonymsFrom } from '../../../../src/domain/search/content-blocks';
import { type NameRow, namesOf } from './name-rows';

/** One row a kind of purpose: words that say it, any of which will do, and the things that serve it, the best first. */
const ROWS: readonly NameRow[] = [
  // Out of doors
  [
    'acampar, campamento, campar, campismo, excursión, dormir bajo las estrellas',
    'campismo, casa de campaña, bolsa de dormir, linterna',
  ],
  [
    'asado, asar, asados, asador, barbacoa, carne asada, carnita asada, parrillada, parrilladas',
    'asador, parrilla, juego de cuchillos',
  ],
  ['asolearme, asolearse, asolearnos, broncearme, tomar el sol', 'camastro, silla de playa, hamaca'],
  ['sol, sombra, tapar el sol, cubrirse del sol', 'sombrilla, sombra'],
  ['playa, alberca, piscina, vacaciones', 'camastro, silla de playa, sombrilla, lentes de sol'],
  [
    'terraza, balcón, azotea, patio, roof garden',
    'sala de exterior, salas de exterior, sillón de exterior, exterior, camastro, hamaca, banca, sombrilla',
  ],
  ['jardinería, pasto, césped, podar', 'podadora, jardinería'],
  [
    'jugar afuera, jueguen afuera, juegue afuera, juegan afuera, jugar en el patio, jugar en el jardín, jugar al aire libre, salir a jugar',
    'trampolín, columpio, triciclo, patín del diablo, balón, patineta, montables y jardín',
  ],
  ['columpiarse, columpiar, mecerse, mecer', 'columpio, hamaca, caballito mecedor'],
  // The kitchen
  [
    'cocinar, cocine, guisar, guise, preparar comida, chef',
    'olla, juego de cuchillos, licuadora, arrocera, ollas y utensilios, preparación de alimentos',
  ],
  ['cocina', 'ollas y utensilios, preparación de alimentos, estufa, refrigerador, horno, parrilla'],
  ['humo, sacar humo, quitar humo, olor, olores', 'campana extractora'],
  ['pesar, pesar comida, pesar ingredientes, medir ingredientes, porciones', 'báscula de cocina, báscula'],
  ['moler, salsa, salsas, malteadas', 'licuadora'],
  ['caldo, caldos, sopa, sopas, pozole, tamales, frijoles, guisados', 'olla'],
  ['arroz', 'arrocera'],
  ['agua fresca, aguas frescas, limonada, servir agua', 'jarra'],
  ['calentar comida, recalentar, palomitas', 'horno de microondas, horno'],
  ['guardar comida, conservar comida, enfriar comida', 'refrigerador'],
  ['sándwich, sándwiches, tortas', 'sandwichera'],
  ['tostar pan, pan tostado', 'tostador'],
  ['picar verdura, cortar carne, cortar verdura, rebanar', 'juego de cuchillos'],
  [
    'boda, bodas, recién casados, casarse, casar, casarme, casarnos, despedida, casan',
    'juego de cuchillos, olla, licuadora, arrocera, jarra, cafetera, ollas y utensilios, preparación de alimentos',
  ],
  ['hornear, pizza, pasteles, repostería, pan casero', 'horno, báscula de cocina'],
  ['desayunar, desayuno, desayunos', 'tostador, sandwichera, exprimidor, cafetera, mesa bistró, antecomedor'],
  [
    'cenar, cena, cenas, sobremesa, comer juntos, comer en familia, cabemos en la mesa, caben en la mesa',
    'comedor, mesa de comedor, antecomedor',
  ],
  ['negocio, local, restaurante, fonda, puesto', 'cafetera espresso, silla apilable, silla de banquete, exprimidor'],
  ['jugo, jugos, licuado, licuados', 'exprimidor, licuadora'],
  ['café, cafetero, tomar café, hacer café, preparar café, cafecito', 'cafetera, prensa francesa'],
  ['loza, vajilla, copas', 'credenza, gabinete, librero con puertas'],
  ['trastes, platos, guardar trastes, guardar platos, guardar la vajilla', 'gabinete, alacena, cocinas integrales'],
  // The body
  [
    'ejercicio, ejercitarme, entrenar, bajar de peso, subí de peso, engordé, adelgazar, pesas, cardio, gym, gimnasio, ponerme en forma',
    'aparatos de ejercicio, caminadora, multigimnasio, bicicleta fija, banco de abdominales, pera de box',
  ],
  ['boxear, boxeo, box', 'pera de box'],
  ['correr, trotar, caminar', 'caminadora'],
  ['abdomen, abdominales, panza', 'banco de abdominales'],
  ['futbol, futbolista, futbolero, cascarita', 'balón de futbol, futbolito'],
  ['básquetbol, basquetbol, basket', 'balón de basquetbol'],
  ['ciclismo, ciclista, andar en bici, pedalear', 'bicicleta'],
  ['sentarme, sentarse, sentarnos, sentar', 'silla, sillón, puff, banca'],
  ['pies, piernas, rodillas, tobillos, parado, parada', 'reposet, pantufla, puff, sillón'],
  ['espalda, dolor de espalda', 'colchón firme, silla giratoria, reposet'],
  ['descansar, descanso, relajarme, relajarse, siesta', 'reposet, hamaca, sillón, camastro'],
  ['dormir, dormir bien, insomnio', 'colchón, cama, sofá cama'],
  ['dormir al bebé, recién nacido, recién nacida, dormir recién nacido', 'cuna'],
  [
    'bebé, baby shower, embarazo, embarazada, nacer, nació, viene en camino, va a ser mamá, va a ser papá',
    'cuna, cambiador, carriola, silla alta, cunas y cambiadores',
  ],
  ['maquillarme, maquillarse, peinarme', 'tocador'],
  ['papilla, papillas', 'silla alta'],
  ['pañales, cambiar al bebé, cambiar pañales', 'cambiador'],
  ['dar de comer al bebé, comer bebé', 'silla alta'],
  ['bañarme, bañarse, baño', 'baño, lavabo'],
  // Order
  ['ropa, chamarra, vestido, camisa, blusa, pantalón, abrigo, traje, uniforme', 'ropero, clóset, cómoda'],
  [
    'guardar juguetes, ordenar juguetes, acomodar juguetes',
    'ropero infantil, repisero, librero de cubos, muebles infantiles',
  ],
  ['libro, revista, enciclopedia', 'librero, repisero'],
  ['ordenar, organizar, acomodar, guardar, desorden, tiradero, regadero', 'repisero, librero, cómoda, cesto, ropero'],
  ['zapato', 'cómoda, ropero'],
  ['cuarto de lavado, lavar ropa, lavar la ropa, ropa sucia, lavandería', 'lavadora, lavandería'],
  // Work and school
  ['oficina, trabajar, trabajo, home office, despacho', 'escritorio, silla giratoria, escritorios y sillas, librero'],
  [
    'estudiar, estudio, tarea, tareas, escuela, universidad, clases',
    'escritorio, silla giratoria, laptop, lámpara articulada',
  ],
  ['videojuegos, jugar videojuegos, gamer, stream', 'silla giratoria, monitor, pantalla, audífonos, puff'],
  ['dibujar, dibujo, dibujante, arquitecto, planos', 'mesa de dibujo, escritorio, mesa infantil'],
  ['cargar la laptop, llevar la laptop, ejecutivo, abogado', 'portafolio'],
  ['videollamadas, clases en línea, zoom', 'laptop, tableta'],
  ['editar, editar videos, editar fotos, diseñar, diseño, programar', 'laptop, monitor, tableta'],
  ['whatsapp, llamadas, llamar, tomar fotos, selfies', 'celular'],
  ['leer, lectura', 'lámpara, librero, sillón'],
  [
    'taller, reparar, arreglar, carpintería, construcción, composturas, perforar',
    'herramienta, taladro, martillo, desarmador, esmeriladora',
  ],
  ['clavar, clavos', 'martillo'],
  ['cuadro, espejo, retrato, colgar', 'taladro, martillo'],
  ['tornillos, atornillar', 'desarmador, taladro'],
  ['hoyos, agujeros, hacer hoyos', 'taladro'],
  ['carpintero, albañil, mecánico, herrero', 'herramienta, taladro, martillo, banco de trabajo'],
  ['alcanzar, subirme, cambiar un foco, cambiar focos', 'escalera'],
  ['cortar metal, cortar fierro', 'esmeriladora'],
  ['cortar madera', 'serrucho'],
  // Company
  [
    'amigos, reunión, reuniones, reunión con amigos, jugar con amigos',
    'mesa de billar, mesas de juego, futbolito, mesa de ping pong, ajedrez',
  ],
  [
    'pasar la tarde, pasar el rato, tarde en familia, noche de juegos, aburrido, aburrida, aburridos, aburren, divertirnos, entretenernos',
    'ajedrez, futbolito, mesa de billar, mesa de ping pong, mesas de juego',
  ],
  [
    'intercambio, amigo secreto',
    'tarjeta de regalo, jarra, lámpara de papel, prensa francesa, pantufla, linterna de mano, juguete, balón de futbol',
  ],
  ['estrés, desestresarme, desestresarse, desahogarme', 'pera de box, hamaca, reposet'],
  ['patinar, patines', 'patineta, patín del diablo'],
  ['visitas, visita, invitados', 'sofá cama, comedor'],
  ['acostar, quedarse a dormir, quedan a dormir', 'sofá cama, colchón, bolsa de dormir'],
  ['brincar, brinquen, brinque, saltar, salten', 'trampolín'],
  ['jugar, jueguen, juegue, entretener', 'juguetes, juguete, montables'],
  ['fiesta, fiestas, música, escuchar música, oír música, bailar, karaoke', 'bocina, barra de sonido'],
  ['oír, oye, oyen, oigo, oiga, suena, suene, escuchar, sonido, volumen', 'barra de sonido, bocina, audífonos'],
  ['tocar, aprender música, instrumento, músico, guitarrista, pianista', 'guitarra, piano, xilófono'],
  ['motociclista, motociclismo, manejar moto', 'casco'],
  ['películas, series, cine, partidos, ver películas, ver partidos', 'pantalla, barra de sonido'],
  // The house
  ['sala', 'juego de sala, sofá, sala, mesa de centro'],
  ['comedor', 'comedor, sillas de comedor'],
  ['calor, acalorado, refrescar, enfriar, quitar el calor', 'ventilador, minisplit'],
  ['ruido, concentrar, distraer, ronca, ronquidos', 'audífonos'],
  ['pared, paredes, vacío, vacía, desnuda', 'reloj de pared, decoración, repisero, librero'],
  ['ventana, rincón, rinconcito', 'mesa bistró, sillón, repisero'],
  ['pasillo, pasillos, hueco', 'repisero, credenza, librero'],
  ['junto a la cama, lado de la cama, cabecera de la cama', 'buró, lámpara con buró, lámpara de buró'],
  ['entrada, recibidor, llaves', 'credenza, cómoda, repisero'],
  ['decorar, adornar, adorno, adornos', 'decoración, jarrón, orquídea, planta artificial'],
  ['plantas, planta, flores, flor', 'planta artificial, orquídea, jarrón, decoración'],
  ['saber la hora, dar la hora', 'reloj'],
  ['perro, perra, mascota, cachorro, cachorra', 'casa para perro, mascotas'],
  ['pez, peces, pescadito, pescaditos, pececito, pececitos, tortuga', 'acuario'],
  ['apagón, apagones, va la luz, fue la luz, corta la luz, no hay luz, sin luz, falta la luz', 'linterna'],
  ['alumbrar, iluminar, alumbre, ilumine, oscuro, oscura, oscuridad, a oscuras', 'lámpara, candil, linterna'],
  [
    'almacenar agua, guardar agua, agua guardar, falta agua, falta el agua, sin agua, va el agua, fue el agua, corta el agua, cortan el agua, cae agua, cae el agua, llega el agua',
    'tinaco',
  ],
  [
    'colgar la pantalla, pantalla colgar, colgar la tele, tele colgar, instalar la pantalla, pantalla instalar, instalar la tele, poner la pantalla en la pared',
    'instalación de pantalla',
  ],
  ['armar muebles, armar el mueble, mueble armar', 'armado de muebles'],
  ['comparten cuarto, compartir cuarto', 'litera, cama infantil, cama individual'],
  ['repartir, reparto, repartidor, entregar pedidos', 'motoneta, bicicleta'],
  ['viaje, viajar, carretera', 'audífonos, tableta, bocina bluetooth, lentes de sol, portafolio'],
  ['elegante, formal, vestir bien', 'zapatilla, mocasín, portafolio'],
  [
    'casa nueva, mudanza, mudar, mudarme, mudarnos, mudo, mudamos, estrenar casa, empezar de cero, independizar, vivir solo, vivir sola, separar, divorciar',
    'cama, colchón, juego de sala, comedor, refrigerador, recámara',
  ],
  // On the way
  [
    'transportarme, moverme, ir al trabajo, ir a la escuela, tráfico, camión, gasolina',
    'bicicleta, motoneta, patín del diablo',
  ],
  ['pasear al bebé, sacar al bebé', 'carriola'],
];

/** What serves a purpose, where a text names no thing: for the camping trip, for the heat. */
export const purposesOfMexico = once(() => synonymsFrom(namesOf(ROWS)));
