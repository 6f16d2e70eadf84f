import type { Vocabulary } from './rows';

export const ELECTRONICS: Vocabulary = {
  names: [
    ['headphones, headset, earphones, earbuds, cascos de música, orejeras, manos libres, auriculares', 'audífonos'],
    ['speaker, speakers, parlante, altavoz', 'bocina'],
    ['bafle, equipo de sonido, estéreo, minicomponente, aparato de sonido', 'bocina de torre, barra de sonido, bocina'],
    [
      'bocinita, bocina portátil, bocina inalámbrica, bocina impermeable, bocina para alberca, bocina para la alberca, bocina de bolsillo, bocina para el baño, bocina contra agua, bocina de pilas',
      'bocina bluetooth, bocina inalámbrica',
    ],
    [
      'phone, cellphone, smart phone, celu, cel, móvil, smartphone, teléfono, teléfono inteligente, teléfono celular, teléfono móvil, cell phone, fon, teléfono con internet, telefonito, android, teléfono liberado, equipo telefónico',
      'celular',
    ],
    [
      'computer, computadora, computadora portátil, portátil, notebook, lap, cómputo, máquina para la escuela, laptop para la escuela, pc, computadora de escritorio, computadora para llevar, compu para la uni, computadora plegable, computadora de maleta, lap top, ultrabook, computadora para la escuela, compu para la escuela, computadora personal, equipo de cómputo',
      'laptop',
    ],
    ['compu, ordenador', 'laptop, computadora'],
    ['screen', 'pantalla, monitor'],
    ['tele', 'pantalla, televisor, televisión, tv'],
    ['tv', 'pantalla, televisor, televisión, tele'],
    ['televisor', 'pantalla, televisión, tv'],
    ['televisión', 'pantalla, televisor, tv'],
    ['smart tv', 'pantalla, televisor, televisión'],
    [
      'pantalla plana, telesota, smart teve, android tv, google tv, roku tv, pantalla inteligente, televisión inteligente, tele inteligente, pantalla 4k, uhd, plasma, tele nueva',
      'pantalla',
    ],
    [
      'pantalla de computadora, pantalla para compu, pantalla para computadora, segunda pantalla, otra pantalla para la laptop, pantalla extra, pantalla para laptop, pantalla para la laptop, pantalla para trabajar, pantalla para diseñar, pantallita, pantallita de la compu, pantalla de compu, pantalla para pc, monitor gamer, monitor curvo, monitor para laptop, display de computadora, pantalla de la computadora',
      'monitor',
    ],
    ['pantalla', 'televisor, televisión'],
    [
      'tablet, tableta para dibujar, tablet para niño, tablet para la escuela, tablet para ver videos, tableta para leer, tableta gráfica, tablet con pluma, e reader, lector de libros',
      'tableta',
    ],
    ['bocina', 'altavoz, parlante'],
    [
      'teatro en casa, soundbar, bocina para la tele, bocinas para la tele, bocina para la pantalla, home theater, teatro, sonido para la tele, sonido envolvente, barra para tele, barra de audio, teatro para casa, home theatre, surround',
      'barra de sonido',
    ],
    ['audífonos', 'auriculares'],
    [
      'audífonos para no oír, audífonos que quiten el ruido, audífonos contra el ruido, audífonos sin ruido',
      'audífonos con cancelación de ruido, audífonos',
    ],
    ['audífonos grandes, diademas, audífonos bluetooth, audífonos de cascos', 'audífonos de diadema'],
    [
      'bocina para fiesta, bocina para fiestas, bocinón, bocina grande, party speaker, party box, partybox, bocina de karaoke, bafle para karaoke, bocina amplificada, bocina con micrófono, bocina para eventos, bocina potente, bocina de fiesta, bocinota, sonidazo, modular de sonido, baffle',
      'bocina de torre, bocina inalámbrica, bocina',
    ],
    ['bocina chica, bocina para la regadera, bocina para llevar, bocina recargable', 'bocina bluetooth'],
    [
      'celular barato, celular fácil, celular sencillo, celular para mi abuelita, celular básico, celular para adulto mayor, teléfono fácil, teléfono sencillo, teléfono básico',
      'celular esencial, celular',
    ],
    ['celular con buena cámara, celular para fotos, celular bueno, celular 5g', 'celular pro, celular'],
    ['pantalla grande, pantallota, pantalla para ver películas, televisión grande', 'pantalla qled, pantalla'],
    ['pantalla chica, pantalla para el cuarto, pantalla para la recámara', 'pantalla led, pantalla'],
    [
      'audífonos gamer, audífonos con micrófono, diadema, diadema gamer, diadema con micrófono, audífonos para la compu, audífonos para videollamadas, audífonos grandotes, noise cancelling, cancelación de ruido, audífonos de estudio',
      'audífonos de diadema, audífonos',
    ],
    ['printer, multifuncional, impresora multifuncional', 'impresora'],
    ['cañón proyector, projector, videoproyector, proyector de películas', 'proyector'],
    ['pantalla de la lap, pantalla de mi lap, pantalla de la laptop, pantalla de mi laptop', 'monitor, laptop'],
  ],
  instead: [
    [
      'airpods, audífonos con cable, chícharos, audífonos de chícharo, audífonos de botón, earpods, beats, skullcandy, in ear',
      'audífonos',
    ],
    ['alexa, jbl, bocina inteligente, google home, echo dot, bose, marshall, smart speaker, boombox', 'bocina'],
    ['iphone, galaxy, xiaomi, redmi, motorola, moto g, huawei, oppo, samsung galaxy, pixel, zte, nokia', 'celular'],
    ['macbook, chromebook, macbook air, mac, lenovo, thinkpad, imac, all in one', 'laptop'],
    ['ipad, kindle, galaxy tab, cuaderno digital', 'tableta'],
    ['amplificador, grabadora, radio, radio portátil, radio de pilas', 'bocina bluetooth, bocina'],
    [
      'celular de teclas, celular de tapita, teléfono de teclas, teléfono de casa, teléfono inalámbrico, cacahuatito',
      'celular esencial, celular',
    ],
    ['hisense, tcl, bravia, chromecast', 'pantalla'],
  ],
  purposes: [
    [
      'videollamadas, clases en línea, zoom, clase en línea, tomar clases, carrera, bachillerato en línea, tesis, trabajos de la escuela, excel, word, classroom, google classroom, teams, meet, clases virtuales, clase virtual, tareas en línea, tareas por internet, zoom de la escuela',
      'laptop, tableta',
    ],
    ['editar, editar videos, editar fotos, diseñar, diseño, programar', 'laptop, monitor, tableta'],
    [
      'whatsapp, llamadas, llamar, tomar fotos, selfies, cámara buena, tomar buenas fotos, tiktok, videos para redes, mensajes, hablar con mi familia, marcar, comunicarme, comunicar, cayó mi celular, quebró la pantalla del celular, perdí mi celular, robaron el celular, whats, mandar whats, llamarle, teléfono descompuesto, chip, línea telefónica, se me quebró el celular, pila no dura, batería no dura, cayó al agua, cayó al excusado, mojó mi celular, mojó el celular, se me mojó, táctil, touch, no agarra señal, no agarra la señal, saldo, recarga, telcel, movistar, contactos, marcarle, márcame, hablarle a mi, localizar, localizarla, localizarlo, ubicación, ubicar, gps, google maps, waze, uber, didi, rappi, marketplace, mercado libre, vender por internet, vender por face, vender por facebook, transferencias, banco en línea, aplicación del banco, app del banco, código qr, escanear, telegram, snapchat, instagram, insta, reels, historias de instagram, tinder, estado de whatsapp, memoria llena, sin memoria, no caben fotos, mis fotos borrosas, fotos borrosas, salen borrosas, borrosa, batería inflada, pila inflada, centro de carga, no carga, ya no carga, se descarga, descargar rápido, incomunicado, incomunicada, estar comunicados, estar comunicada, gabacho, al otro lado, del otro lado, migrante, hermano en estados unidos, hija lejos, hijo lejos, primer celular, mandar fotos, mandar audios, notas de voz, mensajear, textear, chatear, grupo de whatsapp, robar el celular, me asaltaron, asaltaron, extravié, ruta, chofer, taxista, conductor, trailero, direcciones, llegar a las direcciones, sin espacio el celular, sin espacio el teléfono, se quedó sin espacio, teléfono no prende, celular no prende, teléfono muerto, pantalla negra, bocina del celular, cargador del celular, que me avisen, hablen al trabajo, vendedora por catálogo, ventas por whatsapp, pedidos por whatsapp, tomarle fotos, fotos de mis productos, fotos del bebé, fotos de mi bebé, videos del bebé, fotografiar, influencers, vlog, blog, anda sola, anda solo, se va sola, se va solo, regresa sola, regresa solo, sale sola, saber que llegó bien, saber dónde anda, saber dónde está',
      'celular',
    ],
    ['fiesta, fiestas, música, escuchar música, oír música, bailar, karaoke', 'bocina, barra de sonido'],
    ['oír, oye, oyen, oigo, oiga, suena, suene, escuchar, sonido, volumen', 'barra de sonido, bocina, audífonos'],
    [
      'películas, series, cine, partidos, ver películas, ver partidos, partido, mundial, fut en la tele, novela en la tele, ver la tele, ver tele, netflix, maratón, pantalla grande, ver el fut, ver el futbol, ver series, ver novelas, noche de cine, noches de cine, noche de películas, noches de películas, cine con, ver caricaturas en familia, ver el partido, ver los partidos, juego de los pumas, final del mundial',
      'pantalla, barra de sonido',
    ],
    [
      'ruido, concentrar, distraer, ronca, ronquidos, no molestar, sin molestar, sin molestar a nadie, sin despertar, vecinos hacen ruido, silencio, me concentro, no me deja concentrar, aislarme, roncar, ronquido, roncan, roomie, bulla, escándalo, ruidoso, ruidosos, gritos, pleito, griterío, gritar, vecino ruidoso, vecina ruidosa, vecinos escandalosos, obra de al lado, martillazos, taladran, ladrar, ladridos, construcción de al lado, oyendo, audiolibro, tapones, tapones de oídos, autismo, autista, tdah, sin que oigan, sin que se oiga, nadie me oiga, nadie oiga, oír mis rolas, mis rolas, oír música solo, escuchar yo solo, metido en mi música, ruido del camión, ruido de la calle, ruido del avión, ruido de mi casa, ruido de la licuadora, oficina ruidosa, no escucho al maestro, clases de inglés en línea, correr con música, entrenar con música, gimnasio con música, oídos, en el metro, tráfico ruidoso, música en el camión, despierta con ruido, estresa el ruido, no puedo ni pensar, puedo pensar, deja pensar, dejan pensar, pelean mis papás, se pelean, discuten, discutir, platican mucho, hablan muy fuerte, compañeros ruidosos, compañeras ruidosas, ruido de fondo, reguetón del vecino, fiesta del vecino, motos ruidosas, me desconcentro, desconcentrar, meditar con música, asmr, no despertar al bebé, oír bajito, oírlo solo, compañera de cuarto, compañero de cuarto, habla toda la noche, cada detalle, oír cada detalle, alta fidelidad, productor musical, mezclar audio, home studio, estudio de grabación, grabar voz, podcastero, editar audio, vecino ensaya, vecino toca, toca la batería, toca la trompeta, toca el tambor, música del vecino, música de los vecinos, televisión del vecino',
      'audífonos',
    ],
    [
      'colgar la pantalla, pantalla colgar, colgar la tele, tele colgar, instalar la pantalla, pantalla instalar, instalar la tele, poner la pantalla en la pared, poner la tele en la pared, coloque la tele, colocar la tele, colocar la pantalla, subir la tele a la pared, fijar la pantalla, empotrar la tele, montar la pantalla, montar la tele, cuelgo, colgarla, colgada en la pared, ponerme la tele, pantalla de 65, colgar la televisión, colgarme la televisión, colgar la smart tv, poner la televisión, subir la televisión, montar la televisión, fijar la tele, fijar la televisión, soporte de tele, soporte de la tele, soporte de pantalla, soporte de pared, base de pared, instalar la televisión, instale la tele, instale la pantalla, instalen la tele, instalen la pantalla, cuelgue la tele, cuelgue la pantalla, cuelguen la tele, cuelguen la pantalla, colgada la tele, colgada la pantalla, instalador de pantallas, taladrar la pared tele, tele en alto, tele en la pared, pantalla en la pared, hoyos en la pared, hacer hoyos, hoyo en la pared, miedo a taladrar, quién la cuelgue, me la cuelguen, me la cuelgue, me la instalen, me la coloquen, pared de tablaroca, tablaroca',
      'instalación de pantalla',
    ],
    ['viaje, viajar, carretera', 'audífonos, tableta, bocina bluetooth, lentes de sol, portafolio'],
    [
      'dibujar en pantalla, leer pdf, caricaturas, entretener en el viaje, leer libros electrónicos, dibujar digital, cuentos, avión, vuelo, videos infantiles, cocomelon, peppa, bluey, baby shark, entretenga, entretener, entretenido, entretenida, quieto, quietecito, quietecita, ebook, libros digitales, libro digital, procreate, lápiz digital, ilustración digital, ver recetas, partituras, comandas, menú digital, tomar órdenes, kínder en línea, juegos educativos, aprender a leer, sopa de letras, viajes largos, camino largo, ver videos, videos en, viendo videos, ver videos acostado, pantalla más grande que el celular, caricaturas en el coche, en el coche videos, ver videos en el coche, entretener en el coche, en la sala de espera, dibujitos, aprender jugando, rayar en pantalla, leer en pantalla, leer cómics digitales, ver pdf, tomar pedidos, tercera edad videollamada, cuentos en digital, cuentos digitales, leerle cuentos, pintar en digital, letras grandotas, letra grandota, ampliar la letra, agrandar la letra',
      'tableta',
    ],
    [
      'trabajar con la laptop, dos pantallas, ver más grande la pantalla, deslavados, píxeles, colores reales, diseñador, diseñadora, ojos de ver la pantalla, ver chiquito, segundo monitor, setup, arden los ojos, ojos irritados, ojos llorosos, ojos cansados, vista de la pantalla, agachar la cabeza, agachado viendo, lap chiquita, duele la vista, resolución, calibrar, tabla de excel, tablas de excel, dos monitores, doble pantalla, doble monitor, edito reels, editar reels, edito videos, queda corta la pantalla, pantalla corta, pantalla se queda corta, ver mejor mi trabajo, ver dos cosas a la vez, partir la pantalla, dividir la pantalla, se ve chiquito, se ve todo chiquito, tanto excel, hojas de excel, conectar la laptop, conectar mi laptop, ventanas de código, caben las ventanas, pantallita no alcanza, no me alcanza la pantalla',
      'monitor',
    ],
    [
      'fuerte el sonido, que se oiga fuerte, oiga mejor, no se oye, se oye bajito, mejor sonido, retumbe, cine en casa',
      'barra de sonido, bocina de torre, bocina',
    ],
    [
      'reventón, carnita, pachanga, poner música, cantar, cumbias, bocinear, reggaetón, posada, baile, bailongo, perreo, cumbia, banda sinaloense, dj, zumba, aerobics, tabla rítmica, perifoneo, perifonear, anunciar, pregonar, vocear, megáfono, micrófono, cantante, sonidero, quince años, quinceañera, vals, fiestón, convivio, kermés, kermesse, tardeada, precopeo, peda, antro, rave, palomazo, echarse un palomazo, corridos, corridos tumbados, norteñas, norteño, bachata, merengue, mañanitas, serenata, discoteca, salón de fiestas, templo, misa, predicar, predicación, culto, alabanzas, conferencia, honores a la bandera, coreografía, escuela de baile, clase de baile, bailoterapia, tornamesa, bailecito, huapango, jarana, vaquería, calenda, guelaguetza, mayordomía, animador, animar la fiesta, prender la fiesta, karaokear, mariachi, tocada, que se oiga, oiga lejos, oiga hasta, amplificar, merolico, musicón, quehacer con música, música al aire libre, danza, danza folclórica, folclórico, folclórica, ensayar, comparsa, tamborazo, rondalla, estudiantina, porristas, porra, bastonera, instructor de zumba, instructora, maestro de ceremonias, discurso, falta el ruido, ponerle ambiente, poner ambiente, puesto de tacos, puesto en el tianguis, vender con bocina, voceador, asamblea, mitin, escolta, desfile, ranchera, boleros, rock, rocanrol, trova, son jarocho, danzón, balada, villancicos, himno, sinaloense, cantar rancheras, canta en las fiestas, ritmo, buen ritmo, clase de spinning, potencia de sonido, falta potencia, grupo musical, grupo norteño',
      'bocina, bocina de torre',
    ],
    [
      'contenido, youtuber, transmitir, edición, photoshop, autocad, pantalla azul, virus, no arranca, formatear, diseño gráfico, sistemas, robótica, hojas de cálculo, presentaciones, diapositivas, canva, premiere, renderizar, renders, animación, 3d, sketchup, solidworks, power bi, estadística, base de datos, ingeniería, ingeniero, ingeniera, software, informática, ciencia de datos, páginas web, desarrollador, desarrolladora, community manager, mercadotecnia',
      'laptop, monitor',
    ],
    [
      'foto, fotos, selfie, cámara, grabar, selfi, autofoto, videos cortos, lives, hacer lives, en vivo, transmitir en vivo',
      'celular pro, celular',
    ],
    ['podcast, spotify, canciones, playlist, rolas', 'audífonos, bocina'],
    [
      'mandar mensajes, videollamada, facebook, hablar con él, hablar con ella, vive lejos, viven lejos, vivo lejos, estudiar lejos, hablar diario, estar en contacto, ver a mis nietos, ver a mi nieta, saludar de lejos, verlos por cámara, verla por cámara',
      'celular, tableta',
    ],
    ['no oye bien, no escucha bien, oye solo, escuche solo, escuchar solo, sordo, sorda', 'audífonos, barra de sonido'],
    ['universidad, uni, prepa, ensayos, trabajos en word, powerpoint, programador', 'laptop, tableta, escritorio'],
    [
      'retumbar, retumbe, cine, palomitas y película, tele se oye bajito, sonido de la tele, diálogos, no entiendo las películas, no se entiende, no entiendo lo que dicen, lo que dicen, voces, subtítulos, le subo, subirle, subirle al volumen, tele bajita, graves, dolby, envolvente, como en el cine, cine en mi sala, efectos de sonido, explosiones, se escucha bajito, escucha bajita, suena feo, bocinas de la tele, sonido de lata, suena a lata, actores, hablan bajito, bajito que hablan, quedito, hablan quedito, no se oye lo que dicen',
      'barra de sonido, bocina de torre',
    ],
    ['quincena, ver series, serie, telenovela, novelas', 'pantalla, tableta'],
    [
      'liga, champions, mundial, partido de futbol, películas en familia, tele se fundió, se fundió la tele, clásico, américa chivas, chivas, pumas, cruz azul, liga mx, liguilla, la final, selección, super bowl, superbowl, nfl, nba, canelo, lucha libre, luchas, ufc, fórmula uno, checo pérez, olimpiadas, corrida de toros, noticiero, noticias, doramas, novelas turcas, serie turca, kdramas, anime, disney plus, hbo, prime video, streaming, canales, izzi, totalplay, cablevisión, estrelló la tele, estrelló la pantalla, estrellar la tele, quebró la tele, rompió la tele, quemó la tele, tronó la tele, tele vieja, tele de cajón, tele cuadrada, tele de bulbos, rayas en la tele, no prende la tele, tele ya no prende, no enciende la tele, ver televisión, veo televisión, viendo la tele, concursos, la rosa de guadalupe, cinéfilo, cinéfila, cineclub, maratonear, capítulos, estreno de películas, cinemex, cinépolis, componer la tele, arreglar la tele, tele con rayas, tele descompuesta, tele ya no sirve, tele se apaga, sin tele, quedamos sin tele, no tengo tele, telenovela de las nueve, programa de cocina, clientes ver el futbol, pelea, pelea de box, ver la pelea, función de box, ver el box, ver las luchas, peli, películas de terror, domingo de película, documentales, telenovelero, telenovelera, pegados a las noticias, ver las noticias, otra tele, pelean por el control, se pelean la tele, pelean la tele, segunda tele, tele para mi cuarto, tele del cuarto',
      'pantalla',
    ],
    ['dibujos animados, caricatura, juegos de niños, youtube', 'tableta, pantalla'],
    ['regadera cantar, picnic con música, música en la alberca', 'bocina bluetooth'],
    [
      'resista polvo, chisguetes, contra agua, polvo y agua, música en el taller',
      'bocina bluetooth, bocina inalámbrica',
    ],
    [
      'enchufe, batería todo el día, pila todo el día, pesa mucho la computadora, navegar, correo electrónico, correos, moodle, blackboard, prepa en línea, universidad en línea, licenciatura en línea, maestría en línea, escuela en línea, subir tareas, entregar trabajos, entregar tareas, cibercafé, ciber, café internet, pagar ciber, windows, mecanografía, investigación, investigar, punto de venta, currículum, solicitudes en línea, trámites en línea, trabajar en cafeterías, trabajar de viaje, llevármela a la escuela, tomar apuntes, cursos por internet, falla el teclado, no sirve el teclado, computadora lenta, compu lenta, computadora descompuesta, se descompuso la compu, entrar a la universidad, entro a la universidad, entrar a la carrera, primer semestre, semestre, bachiller, empezar la universidad, prestan la computadora, comparto la computadora, compartimos la computadora, piden computadora, pide computadora, trabajo a distancia, teletrabajar, modelado, programación, aprender a programar, aprender computación, computación, capturar en excel, facturar en línea, streaming con laptop, estudiar en línea, estudio en línea, estudia en línea, contabilidad en línea, voy al ciber, ir al ciber, chatgpt, inteligencia artificial, gmail, outlook, tareas en computadora, proyecto en powerpoint',
      'laptop',
    ],
    [
      'música en la playa, música en la regadera, música en el baño, música en la cocina, escuchar el radio, oír el radio, estación de radio, noticias en radio, música mientras cocino, música para cocinar, andar en bici con música, música en el patio, música en el taller, lavo el carro, lavar el carro, lavar el coche, limpiar la casa con música, trapear con música, barrer con música, cantar en la ducha, canto en la regadera, acampar con música, trajinera, lancha, salir con amigos',
      'bocina bluetooth, bocina',
    ],
    [
      'trabar, se traba, se me traba, se pasma, pasmar, se alenta, se cicla, se congela, se apaga sola, se apaga solo',
      'laptop, celular',
    ],
    [
      'ventanas de excel, tantas ventanas, muchas ventanas, ventanas abiertas, letras chiquitas, letritas, pantalla chiquita, pantalla tan chiquita, gráficas, trading, trader, acciones, bolsa de valores, ver en grande, ver todo más grande, cámaras de seguridad, vigilancia, circuito cerrado',
      'monitor, laptop',
    ],
    [
      'minecraft, roblox, fortnite, valorant, steam, free fire, call of duty, league of legends, fps, jugar en línea, juega en línea, gameplay, twitch, streamer',
      'monitor, audífonos, laptop, silla giratoria',
    ],
    [
      'hacer facturas, mis facturas, timbrar facturas, mandar correos, archivos de word, periodista, periódico, reportera, reportero, blog de viajes, corresponsal, guion, guionista',
      'laptop, escritorio',
    ],
  ],
};
