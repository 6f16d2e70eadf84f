import { type Group, group } from './group.ts';

const SPORT: [string, string, string] = ['Volantín', 'Brío', 'Volantín'];

/** What is said of sports, clothes, toys and pets. */
export const DAILY = {
  rodado: group(
    SPORT,
    'Limpia con un paño después de usar; revisa tornillos y ruedas una vez al mes.',
    '6 meses contra defectos de fabricación',
    [
      'Sirve para empezar y para quien ya trae ritmo.',
      'Las refacciones se consiguen en cualquier taller del barrio.',
      'Un buen pretexto para apagar la pantalla y salir un rato.',
    ],
    ['Piezas de repuesto disponibles', 'Ajustes con llave incluida', 'Garantía directa con la tienda'],
    ['temporada', 'nuevoModelo'],
  ),
  ejercicio: group(
    SPORT,
    'Seca el sudor al terminar y revisa tornillos y ajustes una vez al mes.',
    '6 meses contra defectos de fabricación',
    [
      'Sirve para empezar y para quien ya trae ritmo.',
      'Aguanta el uso de toda la familia.',
      'Los asideros no resbalan y la base no se mueve.',
    ],
    [
      'Piezas de repuesto disponibles',
      'Para toda la familia',
      'Instructivo con rutinas',
      'Garantía directa con la tienda',
    ],
    ['temporada', 'armado', 'nuevoModelo'],
  ),
  cancha: group(
    SPORT,
    'Limpia el polvo con un paño húmedo y seca a la sombra.',
    '6 meses contra defectos de fabricación',
    [
      'Sirve para empezar y para quien ya trae ritmo.',
      'Los materiales aguantan sol, sudor y tierra.',
      'Un buen pretexto para apagar la pantalla y moverse un rato.',
    ],
    ['Medida reglamentaria', 'Garantía directa con la tienda', 'Para la escuela o el parque'],
    ['temporada', 'nuevoModelo'],
  ),
  mesaJuego: group(
    SPORT,
    'Cepilla o sacude la superficie después de jugar y revisa que las patas estén a nivel.',
    '6 meses contra defectos de fabricación',
    [
      'La diversión se queda en casa y caben todos los que lleguen.',
      'Las patas se nivelan y la superficie queda firme aunque el juego se ponga serio.',
      'Se arma entre dos personas y trae herramienta.',
    ],
    ['Patas con nivelador', 'Instructivo ilustrado en español', 'Garantía directa con la tienda'],
    ['temporada', 'armado', 'nuevoModelo'],
  ),
  campismo: group(
    SPORT,
    'Seca al aire antes de guardar y evita el sol directo por muchos días.',
    '6 meses contra defectos de fabricación',
    [
      'Pesa poco, ocupa poco y resuelve la noche.',
      'Los materiales aguantan sereno, tierra y uno que otro descuido.',
      'Para el bosque, la playa o el patio con los niños.',
    ],
    ['Materiales resistentes', 'Cabe en la cajuela', 'Garantía directa con la tienda'],
    ['temporada', 'nuevoModelo'],
  ),
  calzado: group(
    ['Pasitrote', 'Doña Suela', 'Pasitrote'],
    'Cepillo suave o paño seco; entre puesta y puesta, rellena con papel.',
    '90 días contra despegado de suela',
    [
      'La horma es mexicana y la plantilla acolchada: no hay que sufrir para estrenar.',
      'De la oficina a la cena sin cambio de zapatos.',
      'Si dudas entre dos tallas, pide la más grande; el cambio es sin costo.',
    ],
    [
      'Tallas mexicanas en centímetros',
      'Suela antiderrapante',
      'Plantilla acolchada',
      'Cambio de talla sin costo',
      'Cosido reforzado',
    ],
    ['nuevoModelo', 'hecho', 'temporada'],
    { named: true },
  ),
  accesorio: group(
    ['Pasitrote', 'Doña Suela', 'Pasitrote'],
    'Paño seco y suave; guarda en la bolsa de tela que trae.',
    '90 días contra defectos de fabricación',
    [
      'Combina con lo que ya hay en el clóset y no pasa de moda en dos meses.',
      'Es para todos los días, no para quedarse en la caja.',
      'De cerca se nota la diferencia: acabados parejos y nada suelto.',
    ],
    ['Incluye bolsa de tela', 'Acabados cuidados', 'Garantía directa con la tienda'],
    ['nuevoModelo', 'hecho', 'temporada'],
    { named: true },
  ),
  paseo: group(
    ['Arrullo', 'Cuna Luna', 'Arrullo'],
    'Lava la tela a mano con agua fría y limpia el armazón con un paño húmedo.',
    '12 meses contra defectos de fabricación',
    [
      'Para papás con una mano ocupada: todo se acciona con la otra.',
      'Se abre y se cierra sin herramienta, y se limpia en un momento.',
    ],
    ['Bordes redondeados', 'Arnés de seguridad', 'Fácil de limpiar', 'Instructivo en español'],
    ['nuevoModelo', 'hecho'],
    { named: true, warranties: true },
  ),
  juguete: group(
    ['Canica', 'Trompo', 'Canica'],
    'Limpia con un paño apenas húmedo y deja secar a la sombra.',
    '90 días contra defectos de fabricación',
    [
      'De los juegos que pasan de un hermano a otro y siguen completos.',
      'No usa pilas ni pantalla: la imaginación la pone quien juega.',
      'Resiste caídas, jalones y uno que otro berrinche.',
    ],
    ['Materiales no tóxicos', 'Sin piezas filosas', 'Edad recomendada impresa en el empaque'],
    ['nuevoModelo', 'temporada', 'hecho'],
  ),
  montable: group(
    ['Canica', 'Trompo', 'Canica'],
    'Paño húmedo con jabón neutro; revisa tornillos y uniones cada mes.',
    '90 días contra defectos de fabricación',
    [
      'De los juegos que pasan de un hermano a otro y siguen enteros.',
      'No usa pilas ni pantalla: la imaginación la pone quien juega.',
      'Las orillas no raspan y los tornillos van cubiertos.',
    ],
    ['Sin piezas filosas', 'Bajo supervisión de un adulto', 'Tornillería incluida', 'Instructivo ilustrado en español'],
    ['nuevoModelo', 'temporada', 'hecho'],
  ),
  mascota: group(
    ['Firulais y Cía.', 'Firulais y Cía.', 'Firulais y Cía.'],
    'Enjuaga con agua y deja secar a la sombra.',
    '90 días contra defectos de fabricación',
    ['Tu compañero tendrá por fin un lugar que sea suyo.', 'Se limpia rápido y aguanta mucho cariño.'],
    ['Materiales no tóxicos', 'Fácil de limpiar', 'Instructivo en español'],
    ['nuevoModelo', 'hecho'],
  ),
} as const satisfies Record<string, Group>;
