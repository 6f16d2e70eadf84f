import type { Vocabulary } from './rows';

/** Shoes, glasses, bags, and what is given where nobody knows what. */
export const WORN: Vocabulary = {
  names: [
    ['tacón bajo, tacón chico, tacón cuadrado, tacón grueso, tacón ancho, tacón de aguja', 'botín, zapatilla'],
    ['sunglasses, lentes oscuros, lentes obscuros', 'lentes de sol'],
    ['gafas', 'lentes'],
    ['shoes', 'zapatos'],
    ['boots, booties', 'botín'],
    ['botas', 'botín, botines'],
    ['heels', 'zapatilla'],
    ['stilettos, zapatos de tacón, zapatos altos', 'zapatilla, tacón'],
    ['slippers, babuchas, pantunflas', 'pantufla'],
    ['briefcase, bolsa para laptop, funda para laptop, attaché, maletín de trabajo, maletín', 'portafolio'],
    ['tenis de tela, tenis de lona, zapatos de tela', 'zapato de lona'],
    ['tarjeta regalo, monedero de regalo, certificado de regalo, gift card', 'tarjeta de regalo'],
    ['tenis', 'zapatillas deportivas, zapato de lona, zapatos de lona'],
    ['tacones', 'zapatillas, tacón'],
    ['zapatillas', 'tacones'],
    ['chanclas', 'sandalias, pantuflas'],
    ['bolso', 'bolsa'],
    ['zapatos de vestir, zapatos formales, zapatos de traje, zapatos para caballero, zapatos de boda', 'mocasín'],
    ['zapatos de mujer para vestir, tacones de fiesta, zapatos de fiesta', 'zapatilla, botín'],
    ['botines, bota de tacón, botas de mujer', 'botín'],
    ['tenis de lona, tenis, converse', 'zapato de lona'],
    ['chancla, chanclas, sandalia, sandalias, zapatos para la casa, zapatos de casa', 'pantufla'],
    ['lentes, gafas de sol, lentes para el sol, lentes para manejar', 'lentes de sol'],
    [
      'maletín, portafolios, bolsa para la compu, bolsa para la computadora, maleta para laptop, maletín para laptop, mochila para laptop, bolsa de trabajo',
      'portafolio',
    ],
    [
      'tarjeta, tarjeta para regalar, vale, vale de regalo, vale de despensa, tarjeta de la tienda',
      'tarjeta de regalo',
    ],
    [
      'choclo, choclos, bostoniano, bostonianos, loafer, loafers, zapato de piel, zapatos de piel, zapatos de oficina, calzado de vestir, calzado formal, zapato formal, zapatos de gala, zapatos de charol, zapatos negros de vestir',
      'mocasín, zapato de vestir',
    ],
    ['zapato escolar, zapatos escolares, zapatos para la escuela', 'zapato escolar, mocasín'],
    [
      'pumps, zapatos de aguja, tacón de aguja, zapatos puntiagudos, zapatos de punta, zapatos de pico, zapatilla de vestir, calzado de fiesta, zapatos de novia, zapatos de quinceañera, zapatos de graduación, zapatos de noche, zapatos de coctel',
      'zapatilla, tacón',
    ],
    [
      'ankle boots, bota corta, botas cortas, botitas, bota al tobillo, botas de dama, botas para dama, botas para mujer',
      'botín',
    ],
    [
      'sneakers, vans, panam, tenis panam, tenis casuales, tenis escolares, all star, keds, alpargata, alpargatas, zapatillas de lona, tenis de bota, tenis para diario',
      'zapato de lona',
    ],
    [
      'chancletas, chancleta, zapatos de cama, zapatillas de casa, chanclas de baño, sandalias de baño, chancla de pata, slides, zapatos de dormir, calcetón',
      'pantufla, sandalia',
    ],
    [
      'ray ban, rayban, oakley, anteojos de sol, lentes polarizados, gafas polarizadas, lentes negros, lentes de aviador, lentes contra el sol, lentes uv',
      'lentes de sol',
    ],
    [
      'messenger, porta laptop, portalaptop, porta computadora, portadocumentos, porta documentos, maletín ejecutivo, mochila ejecutiva, mochila de oficina, bolsa de oficina, funda de compu, cartapacio',
      'portafolio',
    ],
    [
      'tarjeta de prepago, tarjeta digital, tarjeta obsequio, bono de regalo, cupón de regalo, vales, vale de compras, vale de tienda, saldo de regalo, monedero electrónico, certificado de compra, dinero electrónico',
      'tarjeta de regalo',
    ],
    ['raiban, reiban', 'lentes de sol'],
  ],
  instead: [
    ['mochila', 'portafolio, bolsa'],
    ['maleta', 'bolsa, portafolio'],
    ['bolsa de mano, cartera', 'portafolio'],
    ['huarache, huaraches, guaraches, crocs, flip flops', 'sandalia, pantufla'],
    ['balerinas, ballerinas, flats, cuñas de tacón', 'zapatilla, botín'],
  ],
  purposes: [
    ['cargar la laptop, llevar la laptop, ejecutivo, abogado', 'portafolio'],
    [
      'intercambio, amigo secreto',
      'tarjeta de regalo, jarra, lámpara de papel, prensa francesa, pantufla, linterna de mano, juguete, balón de futbol',
    ],
    ['elegante, formal, vestir bien', 'zapatilla, mocasín, portafolio'],
    [
      'pies fríos, pies calientitos, calientito, calientita, piso frío, andar en casa, andar descalzo, descalza, sin zapatos, levantarme en la noche, lavar el baño',
      'pantufla',
    ],
    ['usar traje, con traje, entrevista, entrevista de trabajo, zapatos para boda', 'mocasín, zapatilla, portafolio'],
    ['graduación, quince años', 'zapatilla, botín'],
    ['manejar con sol, sol de frente, deslumbra, encandila, sol en los ojos, proteger los ojos', 'lentes de sol'],
    [
      'llevar la compu, llevar mi compu, cargar la compu, llevar papeles, papeles a la oficina, documentos, juntas',
      'portafolio',
    ],
    [
      'escoja, que escoja, que elija, elija, elegir ella, escoger, que compre lo que quiera, lo que quiera, no sé qué regalar, no sé qué regalarle, no sé qué darle, regalar dinero, dinero para gastar, lo que se le antoje',
      'tarjeta de regalo',
    ],
    ['oficinista, contratos, citas de trabajo', 'portafolio'],
    ['verano, manejar', 'lentes de sol'],
    ['tacón, vestido de noche, gala, antro', 'zapatilla, botín'],
    ['resol, encandilar, deslumbrar, sol de frente', 'lentes de sol'],
    ['licenciado, licenciada, papeles, mochila de la escuela, godín, primer trabajo, despacho', 'portafolio'],
    ['chambelán, vals, calzado elegante, traje y corbata', 'mocasín'],
    ['bailar, madrina, quinceañera, vestido de fiesta', 'botín, zapatilla'],
    ['pies hinchados, andar en la casa, zapatitos, chanclear', 'pantufla'],
    ['no lo conozco, ni conozco, escoger, lo que guste, dar dinero', 'tarjeta de regalo'],
    ['lona, agujetas, cholos, diario, tenis de diario', 'zapato de lona'],
    [
      'maestra de mi hija, maestro de mi hijo, jefe, jefa, compañero de trabajo, amigo secreto',
      'tarjeta de regalo, jarra, lámpara de papel',
    ],
    ['vista, fotofobia, ojos claros, brillo del sol', 'lentes de sol'],
    ['de pie, mostrador, consultorio, tobillo, tuerza', 'pantufla, botín, reposet'],
    [
      'padrino, calzar, calzado, ir de traje, smoking, esmoquin, frac, boda civil, examen profesional, titulación, toma de protesta, suela despegada, despegó la suela, abrió el zapato, rompió el zapato, zapatos rotos, zapatos gastados, suelas',
      'mocasín, zapatilla, botín',
    ],
    [
      'coctel, alfombra roja, verme alta, más alta, estatura, chaparrita para la fiesta, vestido de coctel, vestido de gala, dama de honor, damas de honor, pasarela, despedida de soltera, evento de noche, boda de noche, minifalda',
      'zapatilla, botín',
    ],
    ['tacón ancho, tacón cómodo, tacón bajito, tobillera, botas con vestido', 'botín, zapatilla'],
    [
      'dedos de los pies, pies helados, pies congelados, congelan los pies, congelan los dedos, mosaico frío, piso helado, espolón, fascitis, callos, ampollas, quitarme los zapatos, andar en pijama, bata de baño, salir de bañarme, hongos en los pies, maleta del hospital, levantarme al baño, levanto al baño, ir al baño en la noche',
      'pantufla',
    ],
    [
      'zapatos cómodos, calzado cómodo, tenis cómodos, turistear, caminar por la ciudad',
      'zapato de lona, pantufla, mocasín',
    ],
    [
      'cataratas, glaucoma, pterigión, carnosidad, ojos sensibles, luz me lastima, lastima la luz, sol me lastima, lastima el sol, ojos llorosos, arden los ojos, lloran los ojos, entrecerrar, ciega el sol, reflejo del sol, reflejo del pavimento, parabrisas, trailero, traileros, rayos uv, rayos ultravioleta, migraña, migrañas, lancha, ojeras, oftalmólogo, oculista, optometrista',
      'lentes de sol',
    ],
    [
      'notario, litigante, pasante de derecho, bufete, juzgado, juzgados, tribunal, audiencias, agente de seguros, vendedor de seguros, auditor, auditora, auditoría, empresario, empresaria, junta con clientes, viaje de negocios, papeles en una bolsa, bolsa del súper, documentos importantes, escrituras, currículum, primer empleo, becario, practicante, prácticas profesionales, servicio social, catedrático, conferencista, mojar la laptop, proteger la laptop, rayar la laptop',
      'portafolio',
    ],
    [
      'no sé sus gustos, difícil de regalar, exigente, quisquillosa, quisquilloso, indeciso, indecisa, última hora, último minuto, olvidó su cumpleaños, olvidó el regalo, ni trato, casi no trato, apenas conozco, vive lejos, regalo a distancia, cooperacha, coperacha, vaquita, cooperar para el regalo, empleado del mes, premio, premiar, rifa, rifar, sorteo, tómbola, lluvia de sobres, sobre con dinero, mesa de regalos, día del maestro, día de la secretaria, día del jefe, gratificar',
      'tarjeta de regalo',
    ],
    [
      'ponerme en los pies, ponerse en los pies, combinar con el vestido, combine con el vestido, combine con mi vestido, estrenar zapatos, bolear, boleado',
      'zapatilla, mocasín, botín',
    ],
    [
      'tráiler, tráileres, camionero, manejo todo el día, pega de frente, sol en la cara, proteger la vista, cuidar la vista, cuidar los ojos, cuidar mis ojos',
      'lentes de sol',
    ],
    [
      'cargar expedientes, cargo expedientes, cargar papeles, cargo papeles, cargar documentos, doblan las hojas, hojas dobladas, visitar clientes, visito clientes, verme profesional',
      'portafolio',
    ],
    [
      'pies adoloridos, pies mojados, piso mojado, salir del baño, aprietan los zapatos, rozan los zapatos, sacan ampollas, cómoda en casa, cómodo en casa',
      'pantufla',
    ],
    ['cómodos para caminar, cómodo para caminar, casual, informal', 'zapato de lona, mocasín'],
    [
      'manos vacías, no sé qué comprarle, qué comprarle, qué le compro, qué darle',
      'tarjeta de regalo, jarra, orquídea',
    ],
    [
      'necesito zapatos, quiero zapatos, ocupo zapatos, busco zapatos, faltan zapatos',
      'mocasín, zapatilla, zapato de lona, botín',
    ],
  ],
};
