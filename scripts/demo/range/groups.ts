import type { TagName } from '../kit/offer.ts';

/** What the articles of a trade have in common; closings and points are drawn from, so every one fits every article of the group. */
export interface Group {
  /** Brands of the house: viu, Mavi and Muebles América. */
  brands: [string, string, string];
  care: string;
  guarantee: string;
  closings: string[];
  points: string[];
  tags: TagName[];
  /** Models carry a name of their own. */
  named: boolean;
  /** Sold with an extended warranty. */
  warranties: boolean;
}

const group = (
  brands: [string, string, string],
  care: string,
  guarantee: string,
  closings: string[],
  points: string[],
  tags: TagName[],
  { named = false, warranties = false }: { named?: boolean; warranties?: boolean } = {},
): Group => ({ brands, care, guarantee, closings, points, tags, named, warranties });

export const GROUPS = {
  tapizado: group(
    ['Casa Ocote', 'Telar Sur', 'Tres Encinos'],
    'Aspira una vez por semana y limpia las manchas con agua y jabón neutro; no lo dejes al sol directo.',
    '12 meses en estructura y 6 meses en tapiz',
    [
      'La estructura es de pino estufado y el asiento lleva banda elástica con espuma de alta densidad, para que no se hunda con los meses.',
      'El relleno recupera su forma después de una tarde larga, y el tapiz disimula el uso de todos los días.',
      'Se ve tan bien de frente como por detrás, por si no va pegado a la pared.',
      'Es de esos muebles donde uno se sienta cinco minutos y se queda la película completa.',
      'Las costuras dobles y las esquinas reforzadas aguantan niños, visitas y mudanzas.',
    ],
    [
      'Patas atornillables: pasa por puertas de 80 cm',
      'Tapiz resistente al roce',
      'Cojines con cierre para lavar la funda',
      'Se entrega envuelto y con esquineros',
      'Regatones que no rayan el piso',
      'Soporta hasta 110 kg por plaza',
    ],
    ['hecho', 'temporada', 'ultimas'],
    { named: true, warranties: true },
  ),
  asiento: group(
    ['Casa Ocote', 'Telar Sur', 'Tres Encinos'],
    'Paño húmedo bien exprimido; revisa y aprieta los tornillos cada seis meses.',
    '12 meses contra defectos de fabricación',
    [
      'El respaldo sigue la espalda y el asiento no corta la circulación: la sobremesa puede alargarse.',
      'Se vende por pieza, así que puedes completar tu juego poco a poco.',
      'Pesa poco y se mueve con una mano, pero no baila cuando te sientas.',
      'Combina con mesas de madera, de cristal o con la que ya tienes en casa.',
    ],
    ['Se vende por pieza', 'Soporta hasta 120 kg', 'Regatones de goma incluidos', 'Fácil de limpiar', 'Armado de 10 minutos como máximo'],
    ['armado', 'hecho', 'temporada'],
    { named: true },
  ),
  madera: group(
    ['Casa Ocote', 'Telar Sur', 'Tres Encinos'],
    'Sacude con un paño seco y evita limpiadores con amoniaco; levanta el mueble para moverlo, no lo arrastres.',
    '12 meses contra defectos de fabricación',
    [
      'Los cantos van sellados y los herrajes son metálicos, de los que no se barren al segundo armado.',
      'El acabado es mate, no marca los dedos y aguanta el trapo de todos los días.',
      'La madera viene estufada, para que no se tuerza con el calor ni con las lluvias.',
      'Se arma entre dos personas en una tarde; el instructivo viene ilustrado paso a paso.',
      'Está pensado para casas de verdad, donde cada centímetro cuenta.',
    ],
    [
      'Herrajes metálicos incluidos',
      'Cantos sellados contra humedad',
      'Instructivo ilustrado en español',
      'Acabado mate fácil de limpiar',
      'Madera de aprovechamiento controlado',
    ],
    ['hecho', 'armado', 'temporada', 'ultimas'],
    { named: true, warranties: true },
  ),
  colchon: group(
    ['Siestario', 'Nube Alta', 'Siestario'],
    'Gíralo de cabecera a pies cada tres meses y usa protector; no lo dobles.',
    '5 años contra hundimientos mayores a 2.5 cm',
    [
      'Lo firme no quita lo cómodo: sostiene la espalda y cede en hombros y cadera.',
      'La tela respira y se siente fresca, aun en noches de calor.',
      'Casi no transmite el movimiento, así que cada quien duerme a su ritmo.',
    ],
    ['Tela antiácaros', 'Llega empacado al alto vacío', 'Borde reforzado para sentarse', 'Entrega hasta la recámara', 'Treinta noches para probarlo'],
    ['temporada', 'hecho', 'nuevoModelo'],
    { named: true },
  ),
  linea: group(
    ['Fresquilla', 'Remanso', 'Fresquilla'],
    'Desconecta el equipo antes de limpiarlo; usa un paño suave y jabón neutro, nunca fibra.',
    '12 meses en todas sus partes',
    [
      'Está pensado para el diario de una familia: gasta poco, hace poco ruido y se entiende sin leer el manual.',
      'Hay refacciones y servicio en todo el país durante por lo menos diez años.',
      'La entrega es hasta el interior de tu casa, en planta baja o con elevador.',
      'Los controles son claros, con letras grandes y en español.',
    ],
    ['Consumo eficiente', 'Manual y controles en español', 'Servicio técnico en todo el país', 'Refacciones por diez años', 'Garantía directa con la tienda'],
    ['temporada', 'nuevoModelo', 'ultimas'],
    { named: true, warranties: true },
  ),
  electronica: group(
    ['Azogue', 'Lumínica', 'Azogue'],
    'Límpialo apagado, con un paño de microfibra seco; evita el calor y la humedad.',
    '12 meses contra defectos de fabricación',
    [
      'Se configura en minutos y se entiende a la primera.',
      'Trae lo necesario en la caja: cable, guía rápida y póliza de garantía.',
      'Se siente sólido y está bien armado.',
      'Funciona con lo que ya tienes en casa, sin adaptadores raros.',
    ],
    ['Instructivo en español', 'Cables incluidos', 'Ahorro de energía automático', 'Soporte por correo y en sucursal', 'Póliza de garantía en la caja'],
    ['nuevoModelo', 'temporada', 'ultimas'],
    { named: true, warranties: true },
  ),
  moto: group(
    ['Volantín', 'Correcaminos', 'Volantín'],
    'Revisa presión y niveles cada semana y haz los servicios a tiempo.',
    '24 meses o 20,000 km, lo que ocurra primero',
    [
      'Rinde en la ciudad, cabe en cualquier cajón y se estaciona en la puerta.',
      'Se maneja fácil desde el primer día y la postura no cansa en trayectos largos.',
      'Las refacciones son comunes y cualquier taller de confianza la conoce.',
    ],
    ['Manual en español', 'Tornillería inoxidable', 'Servicio en talleres autorizados'],
    ['nuevoModelo', 'temporada', 'ultimas'],
    { named: true },
  ),
  casco: group(
    ['Volantín', 'Correcaminos', 'Volantín'],
    'Lava el forro a mano; cámbialo si recibe un golpe fuerte, aunque no se le note.',
    '6 meses contra defectos de fabricación',
    ['Aprieta donde debe y ventila donde hace falta.', 'El forro se quita para lavarlo y la visera se cambia sin herramienta.'],
    ['Cierre micrométrico', 'Forro desmontable', 'Visera antirrayas', 'Incluye bolsa de tela'],
    ['nuevoModelo', 'temporada'],
  ),
  agua: group(
    ['Remanso', 'Remanso', 'Remanso'],
    'Lávalo por dentro cada seis meses y revisa que la tapa selle.',
    '5 años contra fisuras',
    ['Guarda agua limpia para los días en que no cae del servicio.', 'Las paredes no dejan pasar la luz, así que no cría algas.'],
    ['Tapa con cierre', 'Conexiones incluidas', 'Grado alimenticio'],
    ['hecho', 'temporada'],
  ),
  oficina: group(
    ['Casa Ocote', 'Telar Sur', 'Tres Encinos'],
    'Aspira la tela y limpia las partes plásticas con un paño húmedo.',
    '12 meses en el mecanismo',
    [
      'Se ajusta a tu altura y deja los pies bien apoyados, para jornadas largas sin dolor de espalda.',
      'Rueda parejo en piso duro y en alfombra, y no rechina.',
    ],
    ['Soporta hasta 120 kg', 'Altura ajustable', 'Armado de 15 minutos', 'Refacciones disponibles'],
    ['armado', 'temporada'],
    { named: true, warranties: true },
  ),
  deporte: group(
    ['Volantín', 'Brío', 'Volantín'],
    'Sécalo después de usarlo y revisa tornillos y ajustes una vez al mes.',
    '6 meses contra defectos de fabricación',
    [
      'Sirve para empezar y para quien ya trae ritmo.',
      'Aguanta el uso de toda la familia.',
      'Los materiales aguantan sol, sudor y tierra.',
      'Un buen pretexto para apagar la pantalla y moverse un rato.',
    ],
    ['Materiales resistentes', 'Piezas de repuesto disponibles', 'Para toda la familia', 'Garantía directa con la tienda'],
    ['temporada', 'armado', 'nuevoModelo'],
  ),
  cocina: group(
    ['Comal Nuevo', 'Sazonarte', 'Comal Nuevo'],
    'Lava a mano con esponja suave y seca antes de guardar; las bases eléctricas solo con paño húmedo.',
    '12 meses contra defectos de fabricación',
    [
      'Se usa diario, se limpia en un minuto y no ocupa media barra.',
      'Los materiales son aptos para alimentos y no guardan olores.',
      'Hace una cosa y la hace bien, que en la cocina es lo que se agradece.',
      'Buen regalo de boda, de estreno de casa o para consentirse.',
    ],
    ['Materiales aptos para alimentos', 'Fácil de lavar', 'Recetario digital incluido', 'Repuestos disponibles', 'Empaque listo para regalo'],
    ['temporada', 'nuevoModelo'],
    { named: true },
  ),
  luz: group(
    ['Luciérnaga', 'Candela', 'Luciérnaga'],
    'Desconéctala y déjala enfriar antes de limpiarla con un paño seco.',
    '6 meses contra defectos de fabricación',
    [
      'Da una luz cálida que invita a quedarse y no lastima los ojos.',
      'Usa focos de rosca común, de los que se consiguen en cualquier tlapalería.',
      'De día decora y de noche acompaña, sin robarle espacio al cuarto.',
    ],
    ['Compatible con focos LED', 'Foco no incluido', 'Instructivo en español', 'Conexión a 127 V'],
    ['armado', 'temporada', 'hecho'],
    { named: true },
  ),
  casa: group(
    ['Casa Ocote', 'Telar Sur', 'Tres Encinos'],
    'Limpia con un paño suave y agua; evita polvos abrasivos.',
    '90 días contra defectos de fabricación',
    [
      'Ese detalle que hace que la casa se vea terminada.',
      'Llega bien empacado y listo para ocupar su lugar.',
      'Va con lo moderno y con lo heredado de la abuela.',
    ],
    ['Empaque reforzado', 'Fácil de limpiar', 'Revisión pieza por pieza'],
    ['hecho', 'temporada'],
    { named: true },
  ),
  calzado: group(
    ['Pasitrote', 'Doña Suela', 'Pasitrote'],
    'Guárdalos con papel adentro y límpialos con cepillo suave o paño seco.',
    '90 días contra despegado de suela',
    [
      'La horma es mexicana y la plantilla acolchada: se estrenan sin sufrirlos.',
      'Van de la oficina a la cena sin cambio de zapatos.',
      'Si dudas entre dos tallas, pide la más grande; el cambio es sin costo.',
    ],
    ['Tallas mexicanas en centímetros', 'Suela antiderrapante', 'Plantilla acolchada', 'Cambio de talla sin costo', 'Cosido reforzado'],
    ['nuevoModelo', 'hecho', 'temporada'],
    { named: true },
  ),
  accesorio: group(
    ['Pasitrote', 'Doña Suela', 'Pasitrote'],
    'Paño seco y suave; guárdalo en su bolsa de tela.',
    '90 días contra defectos de fabricación',
    [
      'Combina con lo que ya hay en el clóset y no pasa de moda en dos meses.',
      'Es para todos los días, no para guardarse en la caja.',
      'Se nota la diferencia de cerca: buenos herrajes y acabados parejos.',
    ],
    ['Incluye bolsa de tela', 'Acabados cuidados', 'Garantía directa con la tienda'],
    ['nuevoModelo', 'hecho', 'temporada'],
    { named: true },
  ),
  bebe: group(
    ['Arrullo', 'Cuna Luna', 'Arrullo'],
    'Paño húmedo con jabón neutro; las telas se lavan a mano con agua fría.',
    '12 meses contra defectos de fabricación',
    [
      'Sin bordes filosos ni piezas sueltas, y con pinturas al agua.',
      'Se arma sin herramienta especial y se limpia en un momento.',
      'Pensado para papás con una mano ocupada: todo se acciona con la otra.',
    ],
    ['Pinturas al agua, sin plomo', 'Bordes redondeados', 'Fácil de limpiar', 'Instructivo en español'],
    ['nuevoModelo', 'hecho', 'armado'],
    { named: true, warranties: true },
  ),
  juguete: group(
    ['Canica', 'Trompo', 'Canica'],
    'Limpia con un paño húmedo; revisa que no haya piezas flojas.',
    '90 días contra defectos de fabricación',
    [
      'De los que pasan de un hermano a otro y siguen completos.',
      'No usa pilas ni pantalla: la imaginación la pone quien juega.',
      'Las piezas son del tamaño correcto y las orillas no raspan.',
      'Resiste caídas, jalones y uno que otro berrinche.',
    ],
    ['Pinturas no tóxicas', 'Sin piezas filosas', 'Bajo supervisión de un adulto', 'Edad recomendada impresa en el empaque'],
    ['nuevoModelo', 'temporada', 'hecho'],
  ),
  jardin: group(
    ['Casa Ocote', 'Patio y Sol', 'Tres Encinos'],
    'Enjuaga con agua y jabón neutro; cúbrelo en temporada de lluvias.',
    '12 meses en estructura',
    [
      'Aguanta sol, rocío y uno que otro aguacero sin despintarse.',
      'Convierte la terraza o el patio en el mejor cuarto de la casa.',
      'Se mueve fácil y no lo tumba el viento de la tarde.',
    ],
    ['Resistente a rayos UV', 'Tornillería inoxidable', 'Se arma sin taladro', 'Para interior y exterior'],
    ['temporada', 'hecho', 'armado'],
    { named: true },
  ),
  herramienta: group(
    ['Yunque', 'Maestranza', 'Yunque'],
    'Guárdala seca y limpia; usa lentes y guantes al trabajar.',
    '12 meses contra defectos de fabricación',
    [
      'Sirve para la casa y aguanta el ritmo de un taller chico.',
      'El mango no resbala y reparte bien el peso, aun con guantes.',
      'De las que se prestan una vez y ya no regresan: ponle tu nombre.',
    ],
    ['Mango antiderrapante', 'Repuestos en sucursal', 'Revisión de calidad pieza por pieza', 'Empaque con gancho para colgar'],
    ['hecho', 'temporada'],
  ),
  musica: group(
    ['Sonajera', 'Sonajera', 'Sonajera'],
    'Paño seco después de tocar; evita el sol directo y los cambios bruscos de humedad.',
    '12 meses contra defectos de fabricación',
    [
      'Pasa por las manos de un músico antes de salir del almacén.',
      'Responde parejo y perdona errores, que es lo que hace falta para aprender.',
      'Suena bien en un cuarto y no se pierde en un salón.',
    ],
    ['Revisión antes del envío', 'Guía de inicio en español', 'Garantía directa con la tienda'],
    ['nuevoModelo', 'ultimas'],
    { named: true, warranties: true },
  ),
  mascota: group(
    ['Firulais y Cía.', 'Firulais y Cía.', 'Firulais y Cía.'],
    'Enjuaga con agua y jabón neutro y deja secar a la sombra.',
    '90 días contra defectos de fabricación',
    ['Se limpia rápido y aguanta mordidas, garras y mucho cariño.', 'Tu compañero tendrá por fin un lugar que sea suyo.'],
    ['Materiales no tóxicos', 'Fácil de desarmar', 'Instructivo en español'],
    ['nuevoModelo', 'hecho'],
  ),
} as const satisfies Record<string, Group>;

export type GroupName = keyof typeof GROUPS;
