import { answered, type Judged } from './rules';

/**
 * Sixty long sentences as people all over Mexico dictate and type them, misspelt as they are, by one who had seen the
 * catalogue alone; asked once before anything was mended for them: 0.906.
 */
export const BY_A_LETTER_WRITER: Record<'sentences', readonly Judged[]> = {
  sentences: [
    answered(
      'busco una motoneta automatica pa repartir comida aqui en ecatepec que no pase de 25 mil pesos',
      'MOTO-CHULA-125',
      '',
      'MOTO-VAIVEN-150',
    ),
    answered(
      'ocupo un casco serrado para mi hijo q apenas se compro moto, talla chica porque tiene la cabeza pequeña',
      'CAS-2326',
      '',
      'CASCO-INTEGRAL',
    ),
    answered(
      'ya trono mi lavadora y somos seis en la casa, quiero una de las que se llenan por arriba pa no agacharme, que lave edredones',
      'LAV-2298',
      '',
      'LAVA-SUPERIOR',
    ),
    answered(
      'necesito un refri grande de dos puertas que eche agua fria y hielos por enfrente porque en hermosillo hace un calorón',
      'REFRI-DUPLEX',
      'REFRI-FRANCES',
    ),
    answered(
      'quiero una estufa con orno y asador para mi mamá que vende comida corrida, con hartos quemadores y que jale con gas lp',
      'ESTUFA-6Q',
    ),
    answered(
      'vivo en un cuarto de azotea bien chiquito y nomas ocupo una parrillita de dos quemadores que no cueste mas de 2500',
      'PAR-2084',
    ),
    answered(
      'cuando aso los chiles se me llena la cocina de umo, necesito algo que lo saque y vaya arriba de la estufa',
      'CPN-2088',
    ),
    answered(
      'soy enfermera de noche y quiero hacerme un cafe rapido antes de irme sin batallar, de esas de capsulas tipo nespresso',
      'CAF-2135',
      '',
      'CAF-2136 CAF-2137',
    ),
    answered(
      'licuadora buena para mi puesto de tacos que muela chile seco y hielo sin quemarse, con vaso de vidrio no de plastico',
      'LICUADORA-10V',
    ),
    answered(
      'para el pozole de los quince de mi sobrina ocupo una oya de acero donde le quepan unos 10 litros',
      'UTE-2147',
      '',
      'UTE-2365',
    ),
    answered(
      'aqui en mérida ya no se aguanta el calor quiero un clima para mi cuarto chico que no me suba el recibo de la luz',
      'MINISPLIT-1T',
      'MSP-2307',
      'VEN-2091 VEN-2090 INSTALA-MINISPLIT',
    ),
    answered(
      'se nos va el agua cada tercer dia y somos ocho, ocupo un tinaco tipo rotoplas de mas de mil litros color negro',
      'AGU-2310',
      '',
      'AGU-2092',
    ),
    answered(
      'quiero una tele de 65 o mas grande para ver el futbol en la sala con mis compadres y que se oiga bien',
      'PANTALLA-QLED',
      '',
      'PANTALLA-LED BOC-2095',
    ),
    answered(
      'no se que regalarle a mi cuñada que vive en tijuana, algo que le llegue al correo como de 500 pesos',
      'TARJETA-500',
      '',
      'TARJETA-200 TARJETA-1000',
    ),
    answered(
      'voy a la playa y quiero una bosina bluetooth negra que no se eche a perder si la salpican, maximo 1500',
      'BOCINA-BT',
      '',
      'BOC-2315',
    ),
    answered(
      'los vecinos ponen banda todo el dia y no puedo estudiar, busco unos audifonos que tapen el ruido',
      'AUD-2316',
      'AUDIFONOS-DIA',
    ),
    answered(
      'oye quiero un celular sencillito para mi abuelita que nada más llama y manda whatsapp que no pase de tres mil quinientos pesos',
      'CEL-2104',
    ),
    answered(
      'trabajo desde la casa y me lloran los ojos con la lap, busco un monitor de 27 pulgadas que no pase de 5 mil',
      'MON-2319',
      '',
      'MON-2101 MON-2462',
    ),
    answered(
      'estudio diseño y edito videos pa tiktok, necesito una compu portatil con 32 gigas de ram que no se trabe',
      'LAPTOP-14',
    ),
    answered(
      'para mi taller de herreria necesito un esmeril grande de 7 pulgadas que corte varilla, el chiquito ya no me sirve',
      'HEL-2426',
      '',
      'HEL-2208',
    ),
    answered(
      'nececito un martillo para clavar cositas en la casa, no soy albañil asi que no quiero gastar mas de 150 pesos',
      'HMA-2209',
      '',
      'HMA-2427',
    ),
    answered(
      'mi esposo ya se cayo de la silla cambiando un foco, quiero una escalera de aluminio que no se cierre sola',
      'ORD-2382',
    ),
    answered(
      'vendo jugos afuera de la primaria y me pega el sol toda la mañana, quiero una sombriya roja de las grandes que se incline',
      'JAR-2422',
      'JAR-2204',
    ),
    answered(
      'compramos casita con terraza en cuernavaca y quiero una salita tipo mimbre para afuera que aguante la lluvia, para cuatro personas',
      'SJA-2197 JUEGO-2497',
      'SJA-2198',
      'SJA-2199',
    ),
    answered(
      'soy de campeche y extraño mi hamaca pero en el depa no tengo donde colgarla, quiero una que traiga su base',
      'CMT-2203',
    ),
    answered(
      'mi suegra viene seguido y no tengo otro cuarto, quiero un sillon que se haga cama matrimonial por menos de 6 mil',
      'SOF-2010',
      'SOF-2005',
    ),
    answered(
      'estoy dando pecho a mis gemelos y quiero un sillon comodo de tela donde pueda subir los pies, no mas de 5 mil',
      'SIL-2023',
      'SILLON-ALAS',
      'SIL-2020 SIL-2021',
    ),
    answered(
      'busco sala en forma de L que no sea de tela porque mis gatos la llenan de pelos, tengo hasta 15 mil pesos',
      'ESQ-2014',
      '',
      'SALA-ESQ-BL',
    ),
    answered(
      'me caso en diciembre y queremos la sala completa con sofa, love seat y mesita que ya combinen, en color clarito',
      'JSA-2015 JUEGO-2498',
      '',
      'JSA-2016 JUEGO-CHESTER',
    ),
    answered(
      'tengo pantalla de 55 encima de una mesa fea, quiero un mueble negro con puertas que esconda los cables, max 4000',
      'MTV-2027',
      '',
      'MTV-2028',
    ),
    answered(
      'mi chavo de quince quiere un puf de esos aguados para jugar xbox en su cuarto, grande y que se pueda lavar la funda',
      'PUF-2024',
      '',
      'PUF-2440',
    ),
    answered(
      'me acabo de independizar y ando buscando cama matrimonial que no rechine y que no pase de 5 mil pesos',
      'CAM-2255',
      'CAM-2036',
      'CAM-2033',
    ),
    answered(
      'mi señora y yo amanecemos con dolor de espalda, queremos un colchon mas bien durito en tamaño king size',
      'COLCHON-NUBE',
      '',
      'COL-2042',
    ),
    answered(
      'ya no caben los uniformes de mis gemelos, quiero una comoda blanca con varios cajones que no pase de 4500 pesos',
      'BUR-2045',
      '',
      'COMODA-6C MIN-2056',
    ),
    answered(
      'mi hija se va a casar y le quiero regalar la recámara matrimonial de madera con sus dos buros, hasta catorce mil',
      'RECAMARA-RAYAS JRE-2051',
      '',
      'JRE-2052',
    ),
    answered(
      'en el cuarto que rentamos no hay closet y mi esposa tiene mucha ropa, buscamos un ropero grandote para los dos',
      'ROP-2050',
      'ROP-2049',
      'ROP-2048 JUEGO-2500',
    ),
    answered(
      'mis dos niños comparten un cuartito y quiero una litera segura, con barandal pa que el de arriba no se caiga',
      'CIN-2053',
      '',
      'CIN-2054',
    ),
    answered(
      'voy a tener mi primer bebe en marzo y quiero una cunita que se mesa, no tengo mas de 3 mil pesos',
      'CUN-2168',
      '',
      'CUN-2167',
    ),
    answered(
      'me muevo en metro con mi bebe y ocupo una carriola lijerita que se doble facil con una sola mano',
      'PAS-2170',
    ),
    answered(
      'soy maestra de kinder en oaxaca y quiero una mesita baja con dos sillas para que los niños dibujen, menos de 2000',
      'MIN-2057 JUEGO-2499',
      '',
      'MIN-2058 MIN-2059',
    ),
    answered(
      'es regalo de reyes para mi nieta que le encantan las barbis, una casita de madera con sus mueblecitos',
      'JUG-2175',
    ),
    answered(
      'quiero un brincolin para el patio de mi mama pero no tan grande, como de dos metros y medio maximo',
      'JUM-2399',
      '',
      'JUM-2181',
    ),
    answered(
      'pa mi tiendita en neza busco un futbolito que aguante a los chamacos todo el dia porque les voy a cobrar la partida',
      'MJU-2123',
    ),
    answered(
      'quiero una bici para irme a la uni y ya no subirme al camion, sin velocidades para no andarle arreglando nada',
      'BICI-URBANA',
      '',
      'BIC-2328',
    ),
    answered(
      'el doctor me mando caminar diario pero en mi colonia da miedo salir, quiero una caminadora de menos de 13 mil',
      'EJE-2113',
      '',
      'EJE-2331 EJE-2332 EJE-2114',
    ),
    answered(
      'somos el equipo de la cuadra y ocupamos un balon de fut del 5 que aguante cancha de pura tierra',
      'BAL-2118',
    ),
    answered(
      'nos vamos a acampar al nevado de toluca y hace un friazo, quiero bolsa para dormir que aguante bajo cero',
      'CMP-2343',
      '',
      'CMP-2125',
    ),
    answered(
      'mi perrito es mediano y se moja en el patio cuando llueve, quiero una casita de madera que no sea de plastico',
      'MAS-2217',
      '',
      'MAS-2435',
    ),
    answered(
      'en el baño de mis papas no hay donde guardar nada, quiero mueble con lavavo, cajones y espejo todo junto en azul',
      'BAN-2162',
      '',
      'BAN-2161',
    ),
    answered(
      'se me mueren todas las plantas y quiero algo verde para la sala que no se tenga que regar',
      'DEC-2158',
      'DEC-2159',
    ),
    answered(
      'mi hijo entro a la prepa y necesita escritorio para la compu con lugar para el teclado y el cpu, menos de 2500',
      'ESC-2189',
      '',
      'ESC-2186 ESC-2184',
    ),
    answered(
      'tengo un monton de libros y se me llenan de polvo, quiero un librero con puertas de vidrio y en tono madera',
      'LIB-2195',
      '',
      'LIB-2194 LIBRERO-ARMADO',
    ),
    answered(
      'hago tarea de madrugada y no quiero despertar a mi roomie, una lampara de escritorio que se le mueva el brazo',
      'LME-2152',
      '',
      'LME-2150',
    ),
    answered(
      'somos cuatro y la cocina esta chica, quiero un antecomedor con sus sillas rojas incluidas por menos de 5 mil',
      'CMD-2062',
    ),
    answered(
      'rento mesas y sillas para fiestas y busco sillas que se encimen para guardarlas, a menos de 700 cada una',
      'SLL-2071 SLL-2075',
      'SLL-2076',
    ),
    answered(
      'soy padrino de la boda de mi hermano y ocupo zapatos negros de vestir sin agujetas, calzo del 28',
      'ZCA-2130',
    ),
    answered(
      'entre a trabajar a un banco y me piden zapatillas negras de tacon, soy del 26 y traigo menos de mil pesos',
      'ZAPATILLA-NEGRA',
    ),
    answered(
      'son para mi mamá que ya es grande y se resbala en la casa, unas pantunflas que no resbalen del numero 24',
      'PTF-2131',
    ),
    answered(
      'manejo trailer y el sol me da de frente todo el camino, quiero lentes oscuros polarisados que quiten el reflejo',
      'ACC-2352',
      'ACC-2134',
    ),
    answered(
      'mi niña toma clases de piano y el tecladito ya no le sirve, queremos uno de verdad pero de cola no nos cabe',
      'PIA-2213',
    ),
  ],
};
