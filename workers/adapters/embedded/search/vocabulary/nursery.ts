import type { Vocabulary } from './rows';

/** What a baby needs, and the furniture of children's rooms. */
export const NURSERY: Vocabulary = {
  names: [
    ['high chair, silla para que coma el bebé, silla de bebé, periquera', 'silla alta'],
    ['bunk bed, camarote, cama de dos pisos, cama doble piso, camas encimadas', 'litera'],
    ['crib, moisés', 'cuna'],
    ['stroller, carrito de bebé, carriolita, carreola, cochecito', 'carriola'],
    ['cama con escritorio', 'cama alta'],
    ['kínder, preescolar', 'infantil'],
    ['cuna', 'moisés'],
    [
      'silla para papilla, silla para que coma, sillita para que coma, silla para mi bebé, sillita de bebé, comedor de bebé',
      'silla alta',
    ],
    ['cuna que se mece, cuna mecedora, mecedora de bebé', 'cuna mecedora'],
    ['cuna con cajones, cama de bebé, camita de bebé, corral, bambineto', 'cuna'],
    ['mueble para cambiar al bebé, mueble para pañales, cómoda para bebé, cambiador de pañales', 'cambiador'],
    ['carrito para pasear, coche de bebé, carriola para viaje, carriola ligera, andadera', 'carriola'],
    ['litera con escritorio, cama alta con escritorio, cama con escritorio abajo', 'cama alta'],
    ['camas gemelas, cama para dos niños, cama para hermanos', 'litera'],
    [
      'mesita infantil, mesita con sillas para niños, mesa para colorear, mesita para colorear, mesa para dibujar de niño',
      'mesa infantil',
    ],
    ['silla para niño, silla chiquita', 'silla infantil'],
    [
      'mueble para juguetes, juguetero, caja de juguetes, ropero para niño, cómoda infantil',
      'ropero infantil, librero de cubos',
    ],
    ['sillita alta, silla para comer, trona', 'silla alta'],
    ['portabebé, portabebés, coche para bebé, bambinetto', 'carriola'],
    ['barda para bebé, corralito', 'cuna'],
    [
      'cuarto del bebé, cuarto de bebé, cuarto para bebé, cuartito del bebé, recámara del bebé',
      'arma el cuarto del bebé, cuna, cambiador',
    ],
    ['cama arriba de otra, camas una arriba de otra, cama encimada', 'litera'],
    ['mudador, mesa para cambiar, mueble para mudar al niño', 'cambiador'],
    [
      'silla periquera, sillita periquera, silla comedora, comedor para bebé, booster, sillita de comer, silla para dar de comer',
      'silla alta',
    ],
    [
      'cuna colecho, cuna de viaje, corral de viaje, cuna corral, cuna convertible, bassinet, capazo, pack and play',
      'cuna',
    ],
    [
      'mecedora para bebé, columpio de bebé, columpio para bebé, bouncer, hamaca para bebé, hamaquita para bebé',
      'cuna mecedora',
    ],
    [
      'carrito de paseo, carriola plegable, carriola de bastón, carreola de bastón, travel system, carriola de paseo, paraguas de bebé',
      'carriola',
    ],
    [
      'changing table, mueble cambiador, mueble para bebé, mueble del bebé, cajonera para bebé, cajonera de bebé, cómoda del bebé',
      'cambiador',
    ],
    ['loft bed, cama elevada, cama en alto, cama con escalera', 'cama alta'],
    ['literas, litera triple, cama marinera, camas sobrepuestas, cama de tres pisos', 'litera'],
    [
      'cama montessori, cama de carrito, cama de princesa, cama de transición, toddler bed, cama junior',
      'cama infantil',
    ],
    [
      'mesita de actividades, mesa de actividades, mesita de kínder, comedor infantil, mesita de tareas, mesita para pintar, mesa para pintar de niño, mesita de plastilina',
      'mesa infantil',
    ],
    ['pupitre, mesabanco, mesabancos, pupitres', 'mesa infantil, escritorio juvenil'],
    ['silla de kínder, silla de preescolar, silla para niña, sillita de madera, banquito para niño', 'silla infantil'],
    [
      'baúl de juguetes, baúl para juguetes, organizador de juguetes, guardajuguetes, repisa para juguetes, bote de juguetes, mueble para ropa de niño, cajonera infantil, cajonera para niño, clóset infantil, clóset de niño, clóset para niña, cómoda de niño, cómoda para niña',
      'ropero infantil',
    ],
    ['estroler, stroler, estroller', 'carriola'],
  ],
  instead: [
    ['cangurera de bebé, fular, cangurera para bebé', 'carriola'],
    ['cama nido, cama canguro', 'litera, cama infantil'],
  ],
  purposes: [
    ['dormir al bebé, recién nacido, recién nacida, dormir recién nacido', 'cuna'],
    [
      'bebé, baby shower, embarazo, embarazada, nacer, nació, viene en camino, va a ser mamá, va a ser papá',
      'cuna, cambiador, carriola, silla alta, cunas y cambiadores',
    ],
    ['papilla, papillas, dar de comer al bebé, comer bebé', 'silla alta'],
    ['pañales, cambiar al bebé, cambiar pañales', 'cambiador'],
    [
      'guardar juguetes, ordenar juguetes, acomodar juguetes',
      'ropero infantil, repisero, librero de cubos, muebles infantiles',
    ],
    ['comparten cuarto, compartir cuarto', 'litera, cama infantil, cama individual'],
    ['pasear al bebé, sacar al bebé', 'carriola'],
    [
      'duerma mi bebé, duerma el bebé, dormir a mi bebé, acostar al bebé, acostar al recién nacido, que duerma mi bebé, bebé duerma, bebé dormir, ya no cabe en el moisés, colecho, recién nacida',
      'cuna mecedora, cuna',
    ],
    [
      'vamos a tener bebé, tener bebé, tener un bebé, esperando bebé, espero bebé, viene el bebé, primer bebé, cuarto del bebé, llega el bebé, nace mi bebé, todo para el bebé',
      'cuna, arma el cuarto del bebé, cambiador, carriola, silla alta',
    ],
    [
      'nene, nena, pasear a mi bebé, pasear, sacar a pasear, llevar al bebé, salir con el bebé, cargar al bebé',
      'carriola',
    ],
    [
      'empieza a comer, comer papillas, come solito, sentar al bebé a comer, que coma con nosotros, coma con nosotros, coma en la mesa',
      'silla alta',
    ],
    ['pañal, cambiarle el pañal, donde cambiar al bebé, bañar al bebé', 'cambiador'],
    [
      'mismo cuarto, dos hijos, dos niños, mis dos hijos, duermen juntos, hermanos duermen, comparten recámara, comparten el cuarto, comparten el mismo cuarto, arriba y abajo',
      'litera, cama infantil',
    ],
    [
      'ya no cabe en la cuna, salió de la cuna, su primera cama, primera cama, pasarlo a cama, pasarlo a su cama, dejó la cuna',
      'cama infantil',
    ],
    ['arriba duerma, abajo escritorio, duerma arriba, tarea abajo', 'cama alta'],
    [
      'colorear, coloree, coloreen, dibuje, dibujen, hacer manualidades, plastilina, jugar sentados',
      'mesa infantil, silla infantil',
    ],
    [
      'juguetes tirados, juguetes regados, tantos juguetes, donde poner los juguetes, guardar los juguetes',
      'ropero infantil, librero de cubos, repisero',
    ],
    ['parto, maternidad, mellizos', 'cuna, cambiador, carriola'],
    ['cambiar encima de la cama, cambio al bebé, ropita del bebé, ropita de bebé, cambiador', 'cambiador'],
    [
      'nace mi nieta, nace mi nieto, primera nieta, primer nieto, ser papás, ser mamá, ser papá',
      'arma el cuarto del bebé, cuna, cambiador, carriola',
    ],
    ['baby shower, babyshower', 'carriola, cuna, cambiador, silla alta'],
    ['dormir arriba, estudiar abajo, escritorio abajo, cuarto mide nada', 'cama alta, litera'],
    [
      'rayan la mesa, rayar, rayan, crayola, crayolas, colores para pintar, acuarelas, pintar con mi hijo',
      'mesa infantil',
    ],
    ['juguetes en el piso, tiradero de juguetes, pisar juguetes', 'ropero infantil, librero de cubos, repisero'],
    ['compartan cuarto, hermanitos, cuates, vienen mis nietos, vienen mis nietas', 'litera'],
    ['vuelta en el parque, paseo con el bebé, camión con el bebé, mandado con el bebé', 'carriola'],
    ['solito, sentarlo, sentarla, que coma sentado, comer con nosotros', 'silla alta'],
    ['mudar al niño, mudar al bebé, mudar la ropa del bebé', 'cambiador'],
    ['uno arriba, otro abajo, arriba y abajo', 'litera'],
    [
      'parir, cesárea, ultrasonido, gestación, semanas de embarazo, meses de embarazo, ginecólogo, ginecóloga, partera, fecha de parto, dar a luz, alumbramiento, cigüeña, bebé en camino, espero niña, espero niño, esperamos niña, esperamos niño, futura mamá, primeriza, primerizo, primerizos, prematuro, prematura, neonato, lactante, chupón, de alta con mi bebé',
      'cuna, cambiador, carriola, silla alta',
    ],
    [
      'arrullar al bebé, arrullar a mi bebé, arrullando, bebé despierta, bebé se despierta, despierta llorando, llora en la noche, cólico, cólicos, dormir en brazos, duerme en brazos, mecer al bebé, no duerme de corrido',
      'cuna mecedora, cuna',
    ],
    [
      'se cae de la cama, caer de la cama, caiga de la cama, duerme con nosotros, duerme en nuestra cama, aplastar al bebé, acostarlo al bebé',
      'cuna, cama infantil',
    ],
    [
      'ablactación, ablactar, gerber, primeros alimentos, tira la comida, avienta la comida, come acostado, comer acostado, come en mis piernas, comer en brazos, sentarlo a la mesa, bebé en la mesa, embarrar, ahoga si come, come parado',
      'silla alta',
    ],
    [
      'rozadura, rozaduras, toallitas húmedas, talco, pañalera, quitar el pañal, quitarle el pañal, quito el pañal, poner el pañal, mameluco, mamelucos, pañalero, pañaleros, ajuar, ropón, bañera de bebé, tina de bebé, vestir al bebé, mancha la cama',
      'cambiador',
    ],
    [
      'cargar al niño, cargando al niño, cargando al bebé, traer cargando, cargar a la niña, cargando a la niña, pesa mi bebé, pesa el bebé, cansan los brazos, rebozo, plaza con el bebé, súper con el bebé, mercado con el bebé, viajar con bebé, caminar con el bebé, llevar a la guardería',
      'carriola',
    ],
    [
      'brinca el barandal, sale de la cuna, salirse de la cuna, brinca la cuna, cabe en su cuna, grande para la cuna, quitar la cuna, duerma solo, duerma solito, duerma sola, dormir solo el niño, su propia cama, cama propia, su propio cuarto, cama de niño grande, cama de grande',
      'cama infantil',
    ],
    [
      'un solo cuarto, único cuarto, una sola recámara, pelean por el cuarto, pelean el cuarto, duermen amontonados, duermen los dos, trillizos, pijamada, pijamadas, primos a dormir, amigos a dormir, casa de huéspedes, hostal, internado, albergue, cuartos de empleados',
      'litera, cama infantil',
    ],
    [
      'escritorio debajo, escritorio bajo la cama, cama encima, espacio bajo la cama, debajo de la cama escritorio, estudie abajo, juegue abajo',
      'cama alta',
    ],
    [
      'garabato, garabatos, garabatear, raya las paredes, rayar la pared, rayan las paredes, pinta las paredes, crayón, crayones, recortar, origami, jugar a la escuelita, preprimaria, maternal, estancia infantil, ludoteca, merienda de los niños, a su altura, dibujar sentado, dibuje sentado, pintar sentado',
      'mesa infantil, silla infantil',
    ],
    [
      'legos regados, piezas regadas, pisar legos, pisé un lego, regadero de juguetes, cuarto del niño tirado, ropa de niño, ropa de niña, ropa del niño, ropa de la niña, vestiditos, disfraces, muñecos regados, muñecos tirados, peluches regados, peluches tirados',
      'ropero infantil, librero de cubos, repisero',
    ],
    [
      'purecito, purecitos, purés, puré para bebé, probar papilla, aprender a comer, comer solo, coma solo, coma sola, darle la papilla',
      'silla alta',
    ],
    [
      'ser abuela, ser abuelo, ser abuelos, ser tía, ser tío, nuevo integrante, llegada del bebé, segundo bebé, otro bebé, embarazarse',
      'cuna, arma el cuarto del bebé, carriola, cambiador',
    ],
    [
      'cambiar al niño, cambiar a la niña, cambiar al nene, cambiando al bebé, agacharme a cambiar, agacharse a cambiar',
      'cambiador',
    ],
    [
      'salir con la niña, salir con el niño, salir con mi niña, salir con mi niño, cansa de caminar, paseo con el niño, paseo con la niña',
      'carriola',
    ],
    ['mezo, mecerlo, mecerla, meciendo, calmar al bebé, hacer dormir al bebé, bebé llora', 'cuna mecedora, cuna'],
    [
      'cabe el escritorio, cabe un escritorio, cama y tarea, cuarto de adolescente, recámara de adolescente',
      'cama alta, escritorio juvenil, litera',
    ],
    [
      'pinten, pintan, creatividad, hacer dibujos, mancha la mesa, manchan la mesa, manchar la mesa',
      'mesa infantil, silla infantil',
    ],
    [
      'pisar muñecos, pisar carritos, juguetes por todos lados, tropezar, tropiezo, recoger juguetes, recoger los juguetes, recoja sus juguetes, levantar juguetes, levanten sus juguetes',
      'ropero infantil, librero de cubos, repisero',
    ],
    ['bebé ya pesa, niño ya pesa, niña ya pesa', 'carriola'],
  ],
};
