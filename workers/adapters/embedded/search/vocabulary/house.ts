import type { Vocabulary } from './rows';

export const HOUSE: Vocabulary = {
  names: [
    ['bote de agua, bote para agua, pileta, pila de agua', 'tinaco'],
    [
      'gaming chair, office chair, desk chair, sillón giratorio, sillón de jefe, silla de jefe, silla presidencial, silla de gerente, sillón de oficina, silla de compu, silla reclinable de oficina, ergonomic chair, computer chair, asiento de oficina, asiento de escritorio, asiento de trabajo, asiento giratorio',
      'silla giratoria, silla ejecutiva',
    ],
    [
      'silla gamer, silla para oficina, silla para escritorio, silla para compu, silla para computadora, silla para home office',
      'silla ejecutiva, sillón ejecutivo, silla giratoria, silla ergonómica, sillas de oficina',
    ],
    [
      'desk, mesa para compu, mesa para computadora, mesa para laptop, mueble para compu, mueble para computadora, mueble para laptop, mesa para trabajar, mesa para estudiar, mesa de estudio, mesa para tareas, mesa para la tarea, restirador de oficina, mesa de trabajo de oficina, secreter, standing desk, computer desk, mesa para la compu, mesa de cómputo, mesa de computadora, pupitre, escritorito, mesa para escribir, mesa de oficina',
      'escritorio',
    ],
    [
      'bookcase, bookshelf, shelf, shelves, anaquel, biblioteca, librería, mueble para libros, mueble de libros, repisas para libros, estante para libros, librerito, mueble para enciclopedias, mueble para cómics, mueble para discos, mueble de cubos, torre de libros',
      'librero, repisero',
    ],
    ['vitrina', 'librero con puertas de vidrio'],
    ['lamp, desk lamp', 'lámpara'],
    [
      'lámpara de piso, lámpara parada, lámpara alta, lámpara para un rincón, lámpara junto al sillón, lámpara para la sala, floor lamp, lámpara larga, lámpara de esquina, lámpara de rincón, lámpara vertical, lámpara de sala',
      'lámpara de pie',
    ],
    [
      'lámpara de escritorio, lámpara de estudio, lámpara flexible, lámpara para estudiar, lámpara de pixar, lámpara de arquitecto, lámpara de restirador, lámpara de brazo, lámpara plegable',
      'lámpara articulada, lámpara de escritorio',
    ],
    [
      'lámpara de cabecera, lámpara de noche, lámpara para la cama, lámpara junto a la cama, lamparita de noche, lámpara de burbujas, table lamp, night lamp, nightlight, night light, lamparita, lámpara de mesita, lámpara para el buró, lámpara de recámara, lámpara de hongo, lámpara de niño, quinqué',
      'lámpara de buró, lámpara de mesa',
    ],
    [
      'washer, washing machine, lavarropas, máquina de lavar, lavadora y exprimidora, lavadora con centrífuga, lavadorita, lavadora automática, lavadora chaca chaca, chaca chaca',
      'lavadora',
    ],
    [
      'fan, ventilador de pedestal, ventilador de pie, torre de aire, abanico, abanico de mesa, abanico de pedestal, ventiladorcito, turbina de aire, ventilator',
      'ventilador',
    ],
    ['cooler, aire lavado, enfriador', 'ventilador, minisplit'],
    [
      'air conditioner, mini split, mini esplit, aire de pared, aire frío, aire acondicionado, clima, aire, aircon, ac, clima inverter, aire inverter, minisplith, refrigeración de cuarto, aire de ventana, aire con control',
      'minisplit',
    ],
    [
      'lámpara que cuelgue, lámpara para colgar, lámpara arriba de la mesa, lámpara de techo, lámpara colgante, araña, lámpara de araña, plafón',
      'candil, lámpara colgante',
    ],
    ['lámpara que alumbre todo, lámpara para toda la sala', 'candil, lámpara de pie'],
    [
      'candelabro, lámpara para el comedor, lámpara encima de la mesa, lámpara sobre la mesa, lámpara encima del comedor, lámpara de comedor, lámpara que cuelga, lámpara antigua, lámpara de hacienda, lámpara elegante, chandelier, candelero de techo, lámpara de velas, lámpara de cadena, lámpara de fierro, lámpara de salón, colgante del comedor',
      'candil',
    ],
    [
      'cisterna, tambo, depósito de agua, rotoplas, tinaco para agua, pila de agua, aljibe, tanque de agua, depósito, water tank, tinaja, tonel, tinaco negro, tinaco de azotea, contenedor de agua, tanque elevado, pila para agua',
      'tinaco',
    ],
    [
      'lavamanos, ovalín, lavabo, lavamanos de pedestal, pileta, sink, bathroom sink, lavatorio, aguamanil, lavadero de manos, lavabo con pedestal',
      'lavabo',
    ],
    [
      'gabinete de baño, tocador de baño, lavabo con mueble, mueble para el lavabo, gabinete para baño, botiquín, vanity de baño, bathroom vanity, mueble con lavabo, mueble bajo lavabo, gabinete con lavabo, espejo de baño, repisa de baño',
      'mueble de baño',
    ],
    [
      'bote para ropa, canasto de ropa, canasta de ropa, bote de la ropa sucia, cesto, cesto para ropa, cesto para la ropa sucia, canasto, canasta para la ropa, bote para la ropa sucia, chapoteadero de ropa, tendedero, bote de ropa, laundry basket, hamper, chiquihuite, tompiate, tenate, cesto de lavandería, costal de ropa, canasto de lavandería, ropero de ropa sucia, bolsa para ropa sucia',
      'cesto de ropa',
    ],
    [
      'flor artificial, flores artificiales, flor de plástico, flores falsas, flores que no se marchiten, orquídea, flores de tela, flores de seda, flores eternas, flores de plástico, arreglo floral, arreglo de flores, ramo artificial',
      'orquídea artificial',
    ],
    ['calentador', 'boiler'],
    ['boiler', 'calentador de agua'],
    [
      'florero, vasija, jarrón para flores, florero grande, florero alto, vase, tibor, florerito, violetero, búcaro, ánfora, botellón decorativo',
      'jarrón',
    ],
    ['adorno', 'decoración, jarrón, orquídea, planta artificial'],
    ['maceta', 'planta'],
    ['tapete', 'alfombra'],
    ['regadera', 'ducha'],
    [
      'silla secretarial, silla de secretaria, silla con ruedas, silla con rueditas, silla de rueditas, silla de trabajo, silla ergonómica, silla ejecutiva, silla de estudio, silla para trabajar, silla para estudiar',
      'silla giratoria',
    ],
    [
      'restirador, mesa para dibujar, mesa de arquitecto, mesa inclinada, drafting table, drawing table, mesa de dibujante, mesa reclinable, mesa de ilustrador, mesa para planos, tablero de dibujo',
      'mesa de dibujo',
    ],
    [
      'mueble para exhibir, mueble para figuras, mueble para mi colección, mueble con vidrio, exhibidor',
      'librero con puertas de vidrio, repisero, librero',
    ],
    [
      'mueble angosto, mueble delgado, esquinero angosto, repisas de piso, mueble para adornos, torre de repisas, exhibidor angosto',
      'repisero',
    ],
    ['lámpara de pared', 'lámpara, candil'],
    ['lámpara con brazo, lámpara que se mueve, lámpara que se doble, lámpara para la compu', 'lámpara articulada'],
    [
      'lámpara china, lámpara japonesa, lámpara oriental, linterna china, lámpara redonda de papel, farol de papel, paper lamp',
      'lámpara de papel',
    ],
    [
      'lavadora de las de arriba, lavadora que se abre por arriba, lavadora que abre por arriba, lavadora de tapa arriba, lavadora que se llene por arriba, lavadora que se llene parada, lavadora sin agacharse',
      'lavadora automática de carga superior, lavadora de carga superior',
    ],
    [
      'lavadora de las de enfrente, lavadora que se abre por enfrente, lavadora de puerta enfrente',
      'lavadora de carga frontal',
    ],
    [
      'escalera chica, escalera de aluminio, escalerita, banquito para alcanzar, burro, ladder, step ladder, escalera plegable, escalera doméstica, escalera de casa, escalera para pintar, escalón plegable',
      'escalera de tijera',
    ],
    [
      'planta de plástico, planta falsa, planta que no se riega, planta de mentira, mata artificial, matas, mata, árbol artificial, fake plant, artificial plant, palma artificial, planta de tela, planta eterna, planta decorativa, follaje artificial, arbolito artificial',
      'planta artificial',
    ],
    [
      'reloj para la pared, reloj de sala, reloj de cucú, reloj cucú, reloj, wall clock, cuckoo clock, reloj de pared, reloj de péndulo, reloj de pajarito, reloj alemán, reloj de la cocina, reloj antiguo',
      'reloj',
    ],
    ['bote, canasta', 'cesto'],
    ['lavamanos', 'lavabo, mueble de baño'],
    ['mueble para baño, mueble para lavabo', 'mueble de baño, lavabo'],
    ['lámpara de lectura, lámpara para leer', 'lámpara articulada, lámpara de buró, lámpara de pie'],
    ['florero de piso, macetón', 'jarrón, planta artificial'],
    ['enfriador de aire, aire lavado, cooler', 'minisplit, ventilador'],
    ['lugar para estudiar, rincón de estudio, espacio de trabajo', 'arma tu estudio, escritorio'],
    [
      'reading lamp, lámpara de clip, lámpara para bordar, lámpara para tejer, lámpara para manualidades',
      'lámpara articulada, lámpara de buró, lámpara de mesa',
    ],
    ['plancha de ropa, plancha de vapor, planchita, vaporizador de ropa, steamer', 'plancha'],
    ['vacuum, vacuum cleaner, aspirador, roomba, robot aspiradora, barredora', 'aspiradora'],
    ['smart watch, reloj inteligente, apple watch, pulsera inteligente', 'smartwatch'],
    ['escusado, inodoro, wc, taza de baño, taza del baño', 'sanitario, excusado'],
    ['burro de planchar, tabla de planchar, mesa de planchar', 'planchador'],
    ['ceiling fan, ventilador colgado, ventilador que cuelga, ventilador con aspas', 'ventilador de techo, ventilador'],
  ],
  instead: [
    ['estante, estantería', 'librero, repisero'],
    [
      'foco, lámpara de pared, arbotante, aro de luz, ring light, bombilla, foco ahorrador, bombillo, reflector de interior',
      'lámpara',
    ],
    ['secadora, lavasecadora', 'lavadora'],
    ['calefactor, calentón, calefacción, heater, calentador de ambiente, calentador de cuarto', 'minisplit'],
    ['organizador', 'repisero, cesto'],
    ['repisa', 'repisero, librero'],
    ['perchero de pared', 'repisero'],
    ['toallero', 'mueble de baño'],
    ['archivero, archivador, file cabinet', 'escritorio con gaveta, librero'],
    ['pongotodo, organizador de ropa sucia', 'cesto de ropa'],
  ],
  purposes: [
    ['trastes, platos, guardar trastes, guardar platos, guardar la vajilla', 'gabinete, alacena, cocinas integrales'],
    ['bañarme, bañarse, baño', 'baño, lavabo'],
    [
      'libro, revista, enciclopedia, novela, novelas, cómics, tantos libros, guardar libros, libros de mis hijos, enciclopedias, papeles, carpetas, archivo, torres de libros, libros en el suelo, mangas, fotografías, cómic, álbumes, biblia, tomos, libros en cajas, cajas de libros, cajas de huevo, acetatos, viniles, vinilos, elepés, cds, dvds, diccionario, lector, lectora, lector empedernido, harry potter, club de lectura, poesía, poemario, recetarios, atlas, ejemplares, pilas de libros, libros apilados, libros tirados, libros en el piso, compro libros, leer mucho, papelitos, historieta, sagas, pila de libros, montón de libros, montones de libros, bonche de libros, libros por todos lados, guardar mis libros, mis libros',
      'librero, repisero',
    ],
    ['ordenar, organizar, acomodar, guardar, desorden, tiradero, regadero', 'repisero, librero, cómoda, cesto, ropero'],
    ['cuarto de lavado, lavar ropa, lavar la ropa, ropa sucia, lavandería', 'lavadora, lavandería'],
    ['oficina, trabajar, trabajo, home office, despacho', 'escritorio, silla giratoria, escritorios y sillas, librero'],
    [
      'estudiar, estudio, tarea, tareas, escuela, universidad, clases',
      'escritorio, silla giratoria, laptop, lámpara articulada',
    ],
    ['videojuegos, jugar videojuegos, gamer, stream', 'silla giratoria, monitor, pantalla, audífonos, puff'],
    ['leer, lectura, leo, lee, leen, leyendo, lea', 'lámpara, librero, sillón'],
    [
      'calor, acalorado, refrescar, enfriar, quitar el calor, bochorno, me derrito, sudar, sudando, me aso, asándome, no aguanto el calor, hace mucho calor, ola de calor, fresco, fresquito, aire fresco, temperatura, concreto, recámara caliente, sudo, sudor, sofocar, sofoca, ventilar, ventile, mosquitos, calorón, calores, hirviendo, cocinar en mi cuarto, calurosa, caluroso, infernal, infierno, canícula, bochornoso, bochornosa, sofocante, sofocado, sofocada, sarpullido, salpullido, achicharrar, derretir, asarnos, nos asamos, cocemos, chorreando, sudado, sudoroso, sudorosa, airecito, brisa, soplar, ventilación, circular el aire, aire encerrado, encierra el calor, guarda el calor, techo de lámina, cuarto de lámina, techo de asbesto, pega el sol, da el sol, sol de la tarde, menopausia, golpe de calor, insolación, acalorar, abochornar, verano, tierra caliente, sauna, zancudos, moscos, como horno, parece horno, baño de vapor, temazcal, jadear, jadeando, casa caliente, cuarto caliente, local caliente, oficina caliente, caliente la casa, caliente el cuarto, viento, corriente de aire, corra el aire, corra aire, no circula el aire, falta aire, huele a encerrado, olor a encerrado, aire caliente, despierta sudando, amanece sudando, amanece mojado, empapado, empapada, transpirar, sudoración, sin clima, noches calientes, noches de calor, se siente el calor, calurosísimo, mucho calor, bebé con calor, horneando, secar el piso, ardiendo, ardemos, está ardiendo, suda, sudan, sudamos, sudaba, sudé, se calienta como, caliente como plancha',
      'ventilador, minisplit',
    ],
    ['pared, paredes, vacío, vacía, desnuda', 'reloj, decoración, repisero, librero'],
    ['pasillo, pasillos, hueco', 'repisero, credenza, librero'],
    ['decorar, adornar, adorno, adornos', 'decoración, jarrón, orquídea, planta artificial'],
    ['plantas, planta, flores, flor', 'planta artificial, orquídea, jarrón, decoración'],
    [
      'saber la hora, dar la hora, hora, puntual, llegar tarde, cucú, campanada, campanadas, qué hora es, horas son, qué horas son, se me hace tarde, hace tarde, siempre tarde, llego tarde, impuntual, puntualidad, tic tac, tictac, manecillas, péndulo, leer la hora, aprender la hora, ver la hora, veo la hora, noción del tiempo, retrasado, cante cada hora, suene cada hora, cada hora, dé la hora, canta la hora, ya es hora, es hora, si ya es hora, qué hora será, hora exacta',
      'reloj',
    ],
    ['alumbrar, iluminar, alumbre, ilumine, oscuro, oscura, oscuridad, a oscuras', 'lámpara, candil, linterna'],
    [
      'almacenar agua, guardar agua, agua guardar, falta agua, falta el agua, sin agua, va el agua, fue el agua, corta el agua, cortan el agua, cae agua, cae el agua, llega el agua, tercer día, tandeo, pipa de agua, almacenar el agua, almacenarla, juntar agua, guardar el agua, reserva de agua, no llega el agua, no cae agua, escasea el agua, presión de agua, no hay agua, agua de la calle, tinaco roto, almacenar, sube el agua, sueltan el agua, sueltan agua, depósito de la azotea, bañada, bomba de agua, cuarteado, almaceno, plomero, fontanero, azotea agua, losa, pipa, sacmex, cutzamala, japay, escasez, escasear, sequía, desabasto, agua potable, captar agua, captación, agua de lluvia, agua de la lluvia, cosechar agua, junto agua, juntando agua, acarrear, acarreo, cubeta, chorrito, jicarazos, jícara, a jicarazos, fincar, fincando, obra negra, autoconstrucción, echan el agua, echan agua, agua por semana, veces por semana agua, agua cada semana, agua cada tercer, ponen el agua, quitan el agua, nos quitan agua, racionar, racionan, reservar agua, día cero, pozo, noria, agua sucia, agua lodosa, lama, sedimento, sin gota de agua, ni gota de agua, presión del agua, sube agua, bombear, toma de agua, bañarnos a cubetazos, cubetazos, casa en construcción, cuarto de azotea, colonia seca, se queda seca, llaves secas, llave seca, suspenden el agua, suspendieron el agua, cortaron el agua, poca agua, falta de agua, agua en la noche, llenar cubetas, riego, ganado, parcela, chorrear, cisterna rota, tinaco picado, tinaco viejo, recibir el agua, recibir la pipa, recibir pipas, bañarse con cubeta, nos bañamos con cubeta, agua entubada, drenaje, abastecer, abastecimiento, almacenaje de agua, tener agua, tener agua siempre, llega agua, suficiente agua, llega suficiente agua, alcanza el agua, no alcanza el agua, se acaba el agua, acaba el agua, nos quedamos sin agua, baja presión, poca presión',
      'tinaco',
    ],
    [
      'armar muebles, armar el mueble, mueble armar, me arme, me armen, que armen, venga a armar, vengan a armar, armar un ropero, ropero armar, armar la cama, cama armar, armar un escritorio, no sé armar, batallo para armar, que me lo armen, armarlo, armar cosas, instructivo, viene en cajas, armen, desarmado, no le hallo, no le entiendo, ensamblar, ensamble, armador, mil piezas, tantas piezas, tantos tornillos, sobran tornillos, sobraron tornillos, tornillitos, instrucciones, ropero en cajas, cama en cajas, mueble en cajas, mueble desarmado, me llegó desarmado, llegó desarmada, quedó chueco, quedó mal armado, no soy bueno armando, quién arme, arme el mueble, me lo arme, los arme, armado a domicilio, piezas sueltas, venga alguien a armar, armar el escritorio, armar la litera, armar la cuna, armar el librero, armar mi cama, armar mi ropero, tiempo de armar, paciencia para armar, tablas sueltas, puras tablas, en tablas, vienen en partes, viene en partes, viene desarmada, viene desarmado, vienen desarmados, pieza por pieza, en pedazos, partes sueltas, cien tornillos, muchos tornillos, bolsas de tornillos, un montón de tornillos, chorro de tornillos',
      'armado de muebles',
    ],
    [
      'recibo de luz, gastar poca luz, gaste poca luz, no gaste mucha luz, horno en mayo, es un horno, romper la pared, casero, luz cara, luz sale cara, cfe, bimestre de luz, recibo alto, recibo me llega alto, tarifa, gaste menos luz, consumir poca luz, sin instalar nada, mover de cuarto, arrimar a la cama, avienta aire, echar aire, echa aire, eche aire, tire aire, tira aire, avienta viento, sople aire, vientecito',
      'ventilador',
    ],
    [
      'calentar el cuarto, frío en mi cuarto, frío en el cuarto, frío en mi recámara, frente frío, cuarto helado, recámara helada, casa helada, cuarto congelado, friolento, friolenta, se mete el frío, calentar la casa, calentar la recámara',
      'minisplit',
    ],
    [
      'lavo a mano, lavar a mano, lavadero, lavar cobijas, lavar edredones, mucha ropa sucia, ropa de los niños sucia, lavar uniformes, lavar, lavada, percudido, percudida, manchada, mugre, mugrosa, overol, uniforme sucio, lavo, lavamos, laven, lavan, lavandería de la esquina, cargar bolsas a la lavandería, lava a mano, tallar, tallando, cobertores, secar la ropa, ropa percudida, uniformes, empleados, doce uniformes, sábanas de hotel, restregar, remojar, centrifugar, percudir, desmugrar, enlodado, enlodada, sudada, chamagosa, chamagoso, detergente, suavizante, suavitel, zote, jabón en polvo, ropa blanca, ropa manchada, batea, piedra de lavar, lavandera, lavamático, tintorería, planchaduría, montón de ropa, montaña de ropa, cerro de ropa, kilos de ropa, tandas de ropa, ropa acumulada, pañales de tela, manteles, cortinas sucias, colchas, cobijas sucias, cobija san marcos, ropa mojada, exprimir la ropa, enjuagar ropa, ropa de mezclilla, pantalones de mezclilla, uniformes del equipo, manos partidas, manos resecas, parten las manos, lavando, ropa de la semana, ropa de toda la familia sucia, ropa apestosa, huele a sudor, oler a humedad la ropa, mandiles, filipinas, a puño, manos maltratadas, maltratan las manos, ropa con tierra, ropa llena de tierra, ropa con lodo, ropa llena de lodo, ropa escurriendo, escurriendo la ropa, no exprime, no centrifuga, dejó de lavar, tira agua la lavadora, ropa huele feo, ropa huele, ropa tiesa, toallas de estética, toallas del negocio, playeras blancas, calcetines percudidos, cuellos percudidos, lavar tenis, tenis sucios, sábanas sucias, sábanas meadas, lavar todos los días, carga de ropa, cargas de ropa, lavar a puño',
      'lavadora',
    ],
    [
      'ropa sucia por todos lados, ropa tirada, ropa regada, ropa amontonada, echar la ropa sucia, donde echar la ropa, aventar la ropa, avienta la ropa, avienta calcetines, avienta los calcetines, aventar los calcetines, calcetines tirados, calcetines sucios, calzones tirados, ropa del gimnasio, separar la ropa, ropa usada, trapos sucios, ropa en la regadera, ropa en el piso, ropa sucia en, ropa sucia acaba, ropa botada, bota la ropa, deja la ropa tirada, deja ropa tirada, calcetines regados, ropa hedionda, ropa sudada, uniformes tirados, pantalones tirados, toallas tiradas, toallas mojadas, ropa en el suelo, ropa suelo, montón de calcetines, ropa del baño, playeras tiradas, ropa de gym, ropa del gym, deja todo tirado',
      'cesto de ropa',
    ],
    [
      'instalar la lavadora, lavadora instalar, conectar la lavadora, conecten la lavadora, instalen la lavadora, instale la lavadora, conecte lavadora, conectarme la lavadora, instalador de lavadora, toma de la lavadora, desagüe de la lavadora, llegó la lavadora, llegó mi lavadora, lavadora sin conectar',
      'instalación de lavadora, instalación',
    ],
    [
      'instalar el minisplit, minisplit instalar, instalar el clima, instalar el aire, aire instalar, clima instalar, conectar el clima, conecte el clima, conecten el clima, conectar el minisplit, conecte el minisplit, montar el minisplit, coloquen el clima, colocar el clima, poner el aire, ponga el clima, ponga el aire, instale el clima, instale el minisplit, instalen el clima, técnico en refrigeración, técnico de climas, evaporadora, condensadora, carga de gas, mi aire nuevo, instalador de aires, instalador de climas, puesta del minisplit, quien ponga climas, aire en su caja, minisplit en su caja, conecte el aire, conectar el aire, ya tengo el aire, ya tengo el minisplit',
      'instalación de minisplit, instalación',
    ],
    [
      'lavarme las manos, lavarse las manos, lavar manos, rasurarme, cepillarme los dientes, lavarse, dientes, rasurar, rasurarse, cepillo, lavarse los dientes, lavarme los dientes, enjuagar, lavar la cara, lavarse la cara, lavamos la cara, lavarnos la cara, cepillarse, cepillarnos, afeitar, afeitarse, barba, enjuague bucal, pasta de dientes, pasta dental, cepillo de dientes, hilo dental, llave gotea, llave que gotea, monomando, céspol, medio baño, baño de visitas, baño chiquito, lavarse manos, lavarnos las manos, lavarme la cara, jabón de manos, desinfectar manos, cepillamos los dientes, lavamos los dientes, lavan los dientes, lavo los dientes, me lavo la cara, en el fregadero, gargarismos, enjuagar la boca, mezcladora, goteo, gotea',
      'lavabo, mueble de baño',
    ],
    [
      'toallas del baño, guardar toallas, cosas del baño, jabones, shampoo, cremas, papel de baño, papel higiénico, rollos de papel, champú, secadora de pelo, plancha de pelo, productos de baño, cosas de aseo, aseo personal, baño desordenado, baño sin muebles, guardar en el baño, baño no tiene donde, cosméticos del baño, remodelar baño, remodelando el baño, baño viejo, sobre la taza, encima del excusado, encima de la taza, baño todo regado, lavabo sin mueble, toallas limpias guardar, rastrillos y cremas, espejo para el baño, mirarme al espejo del baño, encimera del baño, frascos de baño, frascos en el baño, cosas sobre el lavabo, cosas encima del lavabo',
      'mueble de baño',
    ],
    [
      'no alcanzo, alcanzar lo de arriba, hasta arriba, foco fundido, foco del techo, pintar el techo, limpiar vidrios altos, subirme a limpiar, techo, altos, alacena de arriba, tejado, impermeabilizar, chaparrito, chaparrita, chaparro, chaparra, alcanzo, no llego, treparme, trepar, no llego a la alacena, caer de una silla, entrepaño de arriba, cielo raso, techo alto, techos altos, cambiar el foco, cambiar los focos, foco se fundió, fundió el foco, fundió un foco, pintor, pintar paredes, pintar la casa, pintar la pared, pintar el cuarto, pintar el cielo, brocha gorda, cortinero, colgar cortinas, poner cortinas, luces de navidad, series navideñas, árbol de navidad, esferas, papel picado, telaraña, ventanas altas, lavar vidrios, lavar los vidrios, canaleta, antena, encaramar, encaramarme, puntitas, electricista, altillo, tapanco de la casa, gato en el techo, podar lo alto, recortar ramas, cortar aguacates, bajar mangos, bajar limones, bajar naranjas, subir a la azotea, subirme al techo, sin caerme, me caigo de la silla, arriba del clóset, arriba del ropero, guardar maletas arriba, detector de humo, mero arriba, cosas de arriba, arriba del todo, repisa de arriba, entrepaño alto, alacenas altas, repisas altas, quedo chaparra, quedo chaparro, quedo corta, me falta estatura, estatura, foco de la cocina, quitar telarañas, poner un foco, cortar limones, tumbar mangos, pizcar, fumigar, limpiar lámparas, limpiar el techo, impermeabilizante, gotera, brincar la barda, cristales, limpiar cristales, limpio cristales, limpio vidrios, limpiavidrios, repisa más alta, repisa alta, parte alta, queda muy alto, quedan muy altas, queda alto, lugares altos',
      'escalera',
    ],
    [
      'poner la compu, poner la computadora, poner mi laptop, trabajar en casa, trabajo en casa, trabajo desde casa, trabajo desde mi casa, hacer cuentas, oficina en casa',
      'escritorio, silla giratoria, arma tu estudio',
    ],
    [
      'sentado todo el día, sentada todo el día, todo el día sentado, todo el día sentada, silla de mi trabajo, se me entumen, entumir, sentado en la computadora, sentada en la computadora, truena la espalda, horas sentado, horas sentada, silla dura, sentado en la compu, dar vueltas en la silla, ruedas de oficina, computadora todo el día, capturar datos, capturista, capturando, nalgas, pompis, sentaderas, pompas, coxis, cóccix, rabadilla, escoliosis, hemorroides, almorranas, espalda baja, cervicales, contractura, túnel carpiano, horas frente, frente a la computadora, frente a la compu, jornada, ocho horas, diez horas, doce horas, jornadas largas, silla de plástico, pistón, telemarketing, cajera, recepcionista, secretaria, taquillera, asiento duro, sentarme a trabajar, sentada trabajando, sentado trabajando, se duermen las piernas, duermen las nalgas, altura ajustable, descansabrazos, vértebras, perdió el relleno, asiento hundido, trabajar sentado, trabajar sentada, paso sentado, paso sentada, muchas horas sentado, muchas horas sentada, estar sentado, estar sentada, tantas horas, columpiarme en la silla, home office cómodo, dolor de cuello, me duele el cuello, duelen los hombros, se rompió mi silla, sentarme derecho, sentarse derecho, siente derecho, enderezar, ergonomía, ergonómico, mala postura, buena postura, contestar llamadas, contestando llamadas, llamadas todo el día, silla ya no aguanta, mi silla de trabajo',
      'silla giratoria',
    ],
    [
      'trazar, bocetos, diseñador, restirar, planos, dibujar, dibujo, maqueta, maquetas, acuarela, arqui, láminas, bocetar, inclinación, inclinar, lienzo, óleo, pinceles, pintar cuadros, ilustrar, ilustrador, ilustradora, ilustraciones, caricaturista, historietas, arquitectura, arquitecta, ingeniería civil, diseño industrial, diseño de modas, patronaje, confeccionar, cortar tela, escuadras, regla t, croquis, maquetear, bellas artes, artes plásticas, artista, carboncillo, estilógrafo, cartulina, pliegos, albanene, caligrafía, lettering, scrapbook, hacer láminas, dibujar de pie, patrones, moldes de ropa, diseñar ropa, diseñar vestidos, diseño de ropa, diseño vestidos, cortar patrones, ilustrar cuentos, muralista, artes visuales, taller de pintura',
      'mesa de dibujo',
    ],
    [
      'exhibir, colección, figuras, trofeo, trofeos, medalla, medallas, carritos de colección, lucir',
      'librero con puertas, repisero, librero',
    ],
    ['esquina vacía, espacio angosto, hueco angosto', 'repisero, lámpara de pie'],
    [
      'pelona, pelón, pared vacía, pared sola, pared desnuda, se ve triste la casa, darle vida, vestir la pared',
      'reloj, decoración, repisero, planta artificial',
    ],
    [
      'no regar, regar, se me mueren las plantas, se me secan, mala mano, sin sol, verde en la casa, naturaleza, se me seca, todas se secan, plantas se mueren, jardinera, marchitar, se marchita, se marchitan, mala para las plantas, malo para las plantas, mato las plantas, mato todas las plantas, se me olvida regar, olvido regar, olvido regarlas, sin regar, polen, muerde las plantas, come las plantas, helecho, monstera, palma, palmera, ficus, sansevieria, sábila, bonsái, enredadera, follaje, verdor, selvático, boho, bohemio, duren siempre, duren para siempre, dure para siempre, sin cuidados, sin mantenimiento, no da el sol plantas, tierra de maceta, viajo y se secan, sala de espera, lobby, come las macetas, comen las plantas, tira las macetas, toque verde, algo verde, verdecito, echando agua, echarle agua, se mueren las matas, se secan las matas, sin echar agua, no soy bueno con las plantas, alergia al polen, alérgica al polen, alérgico al polen, dentista, consultorio bonito',
      'planta artificial, orquídea artificial',
    ],
    [
      'leer en la cama, leer de noche, leer en la noche, leer antes de dormir, sin prender el foco, luz tenue, prender la luz grande, sin despertar a mi esposo, leo en la cama, foco prendido, luz prendida, prendido, leyendo, leo antes de dormir, leo de noche, leo en la noche, leyendo de noche, pareja se queja, luz a mi pareja, marido se queja, esposo se queja, mi vieja se queja, leer mientras duerme, lectura nocturna, lectura de noche',
      'lámpara de buró, lámpara articulada, lámpara de mesa',
    ],
    [
      'oscura la sala, sala oscura, poca luz, más luz, no se ve nada, alumbrar la sala, luz para la sala, luz para el comedor, rincón apagado, rinconcito apagado, rincón oscuro, esquina oscura, sala apagada, cuarto apagado, sombrío, sombría, lúgubre, tenebroso, cueva, boca de lobo, opaca, sótano, sin ventanas, no entra luz, no entra la luz, entra poca luz, falta luz, le falta luz, estancia apagada, se ve apagada, está apagada, muy apagada, muy oscurito, oscurita, oscurito',
      'lámpara de pie, candil, lámpara de mesa',
    ],
    [
      'le tiene miedo a la oscuridad, miedo a la oscuridad, luz de noche, luz para dormir, lucecita, lucita, foquito, pesadillas, terrores nocturnos, monstruo, fantasmas, miedo en la noche, miedo de noche, duerme con luz, dormir con luz, levantarme al baño, levanto al baño, levantarse al baño, tropezar en la noche, me tropiezo, tropezones, darle pecho de noche, desvelar leyendo, apagador lejos, pararme a apagar, levantarme a apagar, pararme a prender',
      'lámpara de buró, lámpara de mesa',
    ],
    [
      'agacharse lavar, agacharme lavar, agachar lavar, lavar sin agacharme',
      'lavadora automática de carga superior, lavadora',
    ],
    [
      'apuntes, examen, exámenes, tesis, preparatoria, home school, cursos en línea',
      'escritorio, lámpara articulada, laptop',
    ],
    [
      'juntas, zoom, teletrabajo, cuentas, facturas, contador, godín, godínez, oficinistas, burócrata, contadora, contabilidad, nómina, facturar, facturación, recibos, tickets, declaración, sat, notario, abogado, abogada, gestoría, trámites, consultorio, psicóloga, psicólogo, consultora, freelance, freelancer, coworking, emprendedora, emprendimiento, negocio en línea, ventas en línea, vender en línea, redactar, redacción, escribir, escritor, escritora, poeta, teclear, secretarial, oficina propia, mi despacho, trabajo remoto, gerente, atender clientes, atender pacientes, pacientes, dar consulta, dar consultas, doy consulta, psicológica, nutrióloga, nutriólogo, nutrición, terapeuta, contable, administradora, administrador, mecanógrafa, bienes raíces, aseguradora, agencia',
      'escritorio, silla giratoria',
    ],
    [
      'postura, lumbar, encorvado, encorvada, jorobado, quiropráctico, fisioterapeuta, fisioterapia, ortopedista, traumatólogo, terapia física, disco lumbar',
      'silla giratoria, colchón firme',
    ],
    ['recuerdos, souvenirs, fotos familiares, portarretratos, miniaturas', 'repisero, librero con puertas de vidrio'],
    ['triste, sin chiste, alegrar, alegre', 'planta artificial, orquídea, jarrón, reloj'],
    [
      'enfríe la recámara, enfríe el cuarto, enfriar el cuarto, enfriar la recámara, enfriarla, enfriarlo, computadoras calientan, enfriar la oficina, climatizar, temperatura agradable, ambiente fresco, enfriar rápido, cuarto de servidores, aire helado',
      'minisplit, ventilador',
    ],
    ['secundaria, prepa, tareas escolares, hacer trabajos, estudiante', 'escritorio, laptop, silla giratoria'],
    [
      'se ve triste, cuarto triste, aesthetic, bonito mi cuarto',
      'planta artificial, orquídea artificial, lámpara de papel, lámpara de mesa',
    ],
    [
      'bodas de oro, aniversario de bodas, bodas de plata, 10 de mayo, día de la madre',
      'reloj, jarrón, orquídea artificial, planta artificial',
    ],
    [
      'alumbrar la mesa, alumbrar el comedor, hacienda, antiguo, antigua, colonial, foco colgado, foco pelón, foco pelado, foco colgando, cables colgando, sin foco, foco pelón del comedor, capilla, castillo, porfiriano, medieval, techo de vigas, vigas, doble altura',
      'candil',
    ],
    ['tiradero, ropa tirada, ropa por el piso, ropa sucia en el piso, ropa sucia', 'cesto de ropa, ropero'],
    [
      'clima en su caja, ponerlo el clima, poner el clima, poner el minisplit, ya tengo el clima, vengan a poner, vengan a instalar, ya compré el clima',
      'instalación de minisplit',
    ],
    [
      'herramientita, llavecita, llave allen, perdió la llavecita, perdí la llave allen, apretar tornillos, tornillo flojo, tornillos flojos, se aflojó',
      'desarmador de repuesto, desarmador',
    ],
    [
      'conectar la lavadora, llega mi lavadora, conecte la lavadora, lavadora nueva conectar',
      'instalación de lavadora',
    ],
    ['remodelar el baño, baño nuevo, toallas limpias', 'mueble de baño, lavabo'],
    [
      'funkos, figuras de acción, colección, coleccionar, adornitos, trofeos',
      'repisero, librero con puertas de vidrio, librero',
    ],
    [
      'flores naturales, ramo, rosas, flores de verdad, floreado, girasoles, tulipanes, alcatraces, margaritas, claveles, azucenas, lirios, gladiolas, nochebuenas, cempasúchil, ramillete, florería, florista, pampas, eucalipto, flores secas, tallos, san valentín, día de muertos, flores en agua, poner flores, poner las flores, donde poner flores, centro de mesa, trae flores, regala flores, regalan flores, flores en una cubeta, flores cortadas, flores frescas, ramo de novia, gerberas, hortensias, rosal, cortar flores, corta flores, cultivar flores, ramos de rosas, floristería',
      'jarrón, orquídea artificial',
    ],
    [
      'expediente, expedientes, archivar, cajón con llave, recepción, jefe de oficina, impresora, copiadora, engrapadora, papelería, papeleo, acomodar papeles, fólders, documentos, escrituras',
      'escritorio, librero',
    ],
    ['bombilla, alumbrado, penumbra, luz amarilla, luz cálida, sombras', 'lámpara de pie, lámpara de mesa, candil'],
    ['ecológico, recibo de la luz, ahorrar luz', 'ventilador, parrilla solar'],
    ['la tarea en la mesa, su lugar, con repisas', 'escritorio juvenil, escritorio con repisa, escritorio'],
    ['pajarito, pajarito del reloj', 'reloj cucú'],
    ['se me perdió la herramienta, con que se arma', 'desarmador de repuesto'],
    [
      'se me junta la ropa, ropa junta, junta ropa, se junta ropa, ropa sin lavar, ropa por lavar',
      'lavadora, cesto de ropa',
    ],
    ['cuartear, se cuarteó, estrellado el lavabo, se desportilló, fuga de agua', 'lavabo, tinaco'],
    ['cochinero, chiquero, batidero, mugrero, reguero, desparramado, desparramada', 'cesto de ropa, repisero, cómoda'],
    [
      'tilichero, tiliches, triques, chácharas, cachivaches, chunches, amontonar, amontonado, amontonada, arrumbado, arrumbada, desmadre, caos',
      'repisero, librero, cómoda',
    ],
    [
      'call center, agente telefónico, atención a clientes, ejecutiva telefónica',
      'silla giratoria, escritorio, audífonos',
    ],
    [
      'licenciatura, maestría, doctorado, posgrado, diplomado, examen de admisión, comipems, ceneval, unam, ipn, politécnico, cch, cobach, conalep, cbtis, tesina, tesista, titulación, titularme, cuaderno, libretas, lapicero, plumones, útiles, útiles escolares, calificar, calificar exámenes, planeaciones, clases particulares, regularización, asesorías, idiomas, estudia en la cama, estudiar en la cama, estudia en el piso, estudiar en el piso, donde estudiar, donde apoyarme, donde escribir, apoyar el cuaderno, tarea en el piso, tarea en la cama, trabajo en la cama, trabajo en la mesa, trabajo en el comedor, sacar buenas calificaciones, calificaciones, boleta, concentrado, espacio propio, beca',
      'escritorio, silla giratoria, lámpara articulada',
    ],
    [
      'altar, virgencita, virgen, santos, santitos, veladora, ofrenda, niño dios, urna, cenizas, retratos, artesanías, alebrijes, talavera, figuritas, hot wheels, gorras, diplomas, reconocimientos, presumir, presumirlos, presumirlas, mercancía, tiendita, boutique, suculentas, cactus, souvenir, recuerditos, tazas de colección, cosas chiquitas, adornos tirados, sin ocupar espacio, mostrar, mostrarlas, mostrarlos, mostrador, exhibir productos, exhibir mercancía, vitrinear',
      'repisero, librero',
    ],
    [
      'empolvar, se empolvan, llenan de polvo, proteger del polvo, porcelana, cristalería fina, muñecas de porcelana',
      'librero con puertas de vidrio, librero',
    ],
    [
      'coso, cosiendo, costurera, modista, aguja, ensartar, ensartar la aguja, bastilla, zurcir, crochet, ganchillo, punto de cruz, manicura, manicurista, tatuar, tatuador, rompecabezas, bisutería, miniaturas pintar, letra chiquita, vista cansada, forzar la vista, lastimar la vista, lastimo la vista, cataratas, ya no veo bien, no alcanzo a ver, mal de la vista, distinguir, no distingo, bordo servilletas, bordar servilletas, costurar, costuras de noche, trabajos finos, detallitos, joyero, relojero, soldar circuitos, arreglar celulares, reparar relojes, armar modelos, modelismo, luz en el escritorio, luz para trabajar, luz para estudiar, luz para el escritorio, pulseras, chaquira, enchaquirar, enhebrar, collares de chaquira, tejido, deshilar, remendar, parchar',
      'lámpara articulada, lámpara de pie, lámpara de mesa',
    ],
    [
      'luz del techo, luz blanca, luz suave, luz indirecta, luz directa, luz baja, luz bonita, luz fría, luz natural, encandilar, deslumbrar, fotofobia, migraña, jaqueca, lastima la luz, cala la luz, molesta la luz, ambiente cálido, ambientar, acogedor, acogedora, calidez, romántico, romántica, velas, luz rica, luz tranquila, luz relajante, luz agradable, luz bajita, media luz, foquito triste, foco triste, luz de ambiente',
      'lámpara de mesa, lámpara de pie, lámpara de buró',
    ],
    [
      'cuarto aburrido, sala aburrida, casa aburrida, desangelada, desangelado, sin gracia, sosa, simplona, pared sola, pared muy sola, pared blanca, paredes blancas, paredes solas, hogareño, hogareña, dar vida, vida a la casa, alegre la casa',
      'reloj, planta artificial, jarrón',
    ],
    ['foránea, foráneo', 'escritorio, cama'],
    ['perfume', 'tocador, mueble de baño'],
    [
      'casa fría, casa se siente fría, sin vida, se siente vacía, se siente vacío, falta vida, le falta vida, falta color, le falta color, departamento vacío',
      'planta artificial, lámpara de mesa, jarrón',
    ],
    [
      'sumas, restas, multiplicar, matemáticas, planas, ortografía, dictados, exposiciones, hacer sus tareas, hace su tarea, hacer la tarea, cuarto de primaria, quinto de primaria, sexto de primaria',
      'escritorio juvenil, escritorio, lámpara articulada',
    ],
    ['va a lavar, por lavar, lo sucio, pantalones sucios, juntar la ropa', 'cesto de ropa, lavadora'],
    [
      'luz grande, luz molesta, desvelo estudiando, estudiar de noche, estudio de noche, estudiar de madrugada',
      'lámpara articulada, lámpara de buró, lámpara de mesa',
    ],
  ],
};
