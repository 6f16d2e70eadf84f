import type { Vocabulary } from './rows';

export const DINING: Vocabulary = {
  names: [
    ['silla tolix, silla de lámina, silla cervecera', 'silla plegable, silla apilable'],
    ['chair, chairs', 'silla'],
    ['banco para barra, banco alto, banco de barra, banca para barra', 'silla apilable, silla giratoria'],
    [
      'silla para evento, silla para fiesta, silla para banquete, silla para visitas',
      'silla de banquete, silla plegable, silla apilable',
    ],
    ['dining table, dining set', 'comedor, mesa de comedor'],
    ['juego de comedor', 'comedor, antecomedor'],
    ['antecomedor', 'comedor, mesa bistró'],
    ['mesita desayunadora, mesa desayunadora, barra desayunadora', 'mesa bistró, antecomedor'],
    [
      'silla plegadiza, silla que se dobla, silla de visita, silla extra, silla de más',
      'silla plegable, silla apilable',
    ],
    [
      'silla que se encima, silla para encimar, silla para fiestas, silla para eventos, silla para rentar, silla de renta',
      'silla apilable, silla de banquete, silla plegable',
    ],
    ['silla de cabecera', 'silla con brazos'],
    ['mesita de cafetería, mesa de bar, mesa alta, periquera de bar', 'mesa bistró'],
    ['mesa redonda', 'mesa redonda, comedor redondo'],
    ['sillas de plástico, silla de plástico, sillas plásticas', 'silla apilable, silla concha, silla plegable'],
    ['banquito, bancos de cocina', 'silla apilable'],
    ['asientos, asientos extra, sillas extra, sillas para gente', 'silla plegable, silla apilable, silla de banquete'],
    ['mesita para dos, mesa para dos, mesita para los dos, mesa para los dos', 'mesa bistró, rincón de café'],
    ['desayunador, mesita de desayuno', 'antecomedor, mesa bistró, rincón de café'],
    ['dining chair', 'silla, sillas de comedor'],
    ['silla tiffany, silla avant garde, silla de salón, silla para salón', 'silla de banquete'],
    ['silla coca, silla corona, silla cervecera, silla de lámina, silla de tijera', 'silla plegable'],
    ['silla eames, eames, silla tulipán, silla de casco', 'silla concha, silla cuenco'],
    [
      'banco periquero, periquero, periqueros, banco de cantina, bancos altos, banco para desayunador',
      'silla apilable, silla giratoria',
    ],
    [
      'mesa de cocina, mesa de la cocina, mesa para la cocina, mesa familiar, comedorcito, dinette',
      'comedor, antecomedor, mesa de comedor',
    ],
    ['mesa larga, mesota, mesón, mesa para muchos', 'mesa de comedor, comedor'],
    ['mesita de balcón, mesa periquera, mesita de cocina, mesa de antro', 'mesa bistró, antecomedor'],
  ],
  instead: [['banca de comedor', 'banca, silla']],
  purposes: [
    [
      'cenar, cena, cenas, sobremesa, comer juntos, comer en familia, cabemos en la mesa, caben en la mesa',
      'comedor, mesa de comedor, antecomedor',
    ],
    ['comedor', 'comedor, sillas de comedor'],
    ['ventana, rincón, rinconcito', 'mesa bistró, sillón, repisero'],
    [
      'taquería, puesto de comida, lonchería, cocina económica, banquetes, salón de fiestas, rentar sillas, renta de sillas',
      'silla apilable, silla de banquete, silla plegable, cafetera espresso',
    ],
    [
      'desayunar los dos, desayunemos los dos, cenar los dos, junto a la ventana',
      'rincón de café, mesa bistró, antecomedor',
    ],
    ['comer', 'comedor, antecomedor, mesa de comedor'],
    ['comensales, banquete, nochebuena, todos sentados', 'comedor, mesa de comedor, silla apilable'],
    ['para los dos, solo para dos', 'rincón de café, mesa bistró'],
    [
      'encimar, encimen, arrumbar, apilar, apilen, velorio, rezo, novenario, gente parada, toda la bola, ver la final, junta vecinal',
      'silla plegable, silla apilable, silla de banquete',
    ],
    ['mi viejo y yo, mi esposo y yo, mi novio y yo, cenamos, desayunamos', 'rincón de café, mesa bistró, antecomedor'],
    ['cita romántica, sillas altas, café de la tarde', 'rincón de café, mesa bistró'],
    [
      'clavijo, mesero, meseros, salón de eventos, kermés, iglesia',
      'silla apilable, silla de banquete, silla plegable',
    ],
    ['extender la mesa, navidad con la familia, reunir a la familia, comer todos juntos', 'comedor, mesa de comedor'],
    [
      'mesa prestada, juntar mesas, mesa vieja, mesa rota, quebró la mesa, rompió la mesa, invitados a comer, invitados a cenar, hijos y nietos, familia a comer, comemos en la sala, comemos en el sillón, comemos en la cama, comer en el sillón, comen en el sillón, comer en la cama, comemos parados, comer parados, comida del domingo, domingo familiar, comidas familiares, comelitona, comilona, convivio, convivios, invitar a comer, noche buena, año nuevo, cena navideña, cena de navidad, recalentado en familia, mantel, manteles, mesa floja, patas flojas, flojo de las patas, cojea la mesa, mesa coja, mueve la mesa, menea la mesa, tambalea la mesa, cabemos a comer, cabemos para comer, turnos para comer, mole para todos',
      'comedor, mesa de comedor, antecomedor',
    ],
    [
      'sillas prestadas, pedir sillas, sillas disparejas, sillas distintas, sillas viejas, guardar sillas, sillas que se guarden, sillas para invitados, invitados parados, tapicería de mis sillas, tapicería de las sillas, silla rota, sillas rotas, sillas flojas, quebró la silla, rompió la silla, faltan sillas, alcanzan las sillas, alcanzan sillas, quedaron parados, quedan parados, sentar clientes, sentar a los clientes, siente la clientela, clientela, clientes parados, clientes sentados, fondita, pozolería, marisquería, birriería, cenaduría, tortería, cevichería, jardín de eventos, salón de usos múltiples, auditorio, capilla, misa, templo, culto, asamblea, catecismo, junta de vecinos, reunión de padres, conferencia, capacitación, velada, bautizos, pastorela, festival escolar',
      'silla apilable, silla plegable, silla de banquete',
    ],
    [
      'los dos solos, los dos solitos, mesa muy grande, mesa para balcón, cocina chiquita, comedor chiquito, desayunador chiquito, vivimos los dos, nosotros dos, desayunar con mi esposa, desayunar con mi esposo, cenar con mi esposa, cenar con mi esposo, junto al balcón, cenita, velas y cena, aniversario de casados, desayunito, desayuno en pareja, cafecito los dos, café en el balcón, balconcito',
      'rincón de café, mesa bistró',
    ],
  ],
};
