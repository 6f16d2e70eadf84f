/** What a picture shows, where it is not the whole thing from the usual side, and how its description says so. */
export const VIEW_LABELS = {
  frente: 'de frente',
  derecha: 'del otro lado',
  perfil: 'de perfil',
  arriba: 'desde arriba',
  atras: 'por detrás',
  dentro: 'por dentro',
  cama: 'hecho cama',
  detalle: 'detalle',
  persona: 'junto a la silueta de una persona de 1.65 m',
  mano: 'junto a la silueta de una mano de 18 cm',
} as const;
export type View = keyof typeof VIEW_LABELS;

/** Views that say how large a thing is; the others of a whole thing are angles of it. */
export const SCALES: readonly View[] = ['persona', 'mano'];

/** Further views that were rendered of a picture's thing, the most telling first. */
export const RENDERED: Record<string, View[]> = {
  'antecomedor-4-sillas': ['frente', 'persona'],
  arrocera: ['derecha'],
  'balon-basquetbol': ['derecha'],
  'balon-futbol': ['derecha'],
  'bicicleta-urbana': ['derecha', 'perfil'],
  'bocina-torre': ['frente'],
  'botines-dama': ['perfil', 'mano'],
  'cafetera-capsulas': ['derecha', 'frente', 'mano'],
  'cafetera-espresso-dos-grupos': ['frente', 'persona'],
  'cafetera-italiana': ['frente'],
  'cama-capitan': ['frente', 'persona'],
  'cama-de-hierro': ['frente', 'persona'],
  'cama-individual-metal': ['frente', 'persona'],
  'cama-matrimonial-damero': ['frente', 'persona'],
  'cama-matrimonial-rayas': ['derecha', 'frente', 'persona'],
  'cama-matrimonial-roble': ['frente', 'persona'],
  'cama-matrimonial-turquesa': ['frente', 'persona'],
  'cama-queen-azul': ['arriba', 'persona'],
  'cambiador-bebe': ['frente'],
  caminadora: ['frente'],
  'campana-extractora': ['frente', 'persona'],
  'casa-de-munecas': ['frente'],
  'casa-para-perro': ['frente'],
  'casco-motociclista': ['perfil'],
  'celular-azul': ['derecha', 'frente', 'detalle'],
  'celular-camara-redonda-grafito': ['frente'],
  'celular-camara-redonda-verde': ['frente'],
  'celular-dos-lentes-azul': ['frente'],
  'celular-dos-lentes-negro': ['frente'],
  'celular-negro': ['derecha', 'frente'],
  'celular-verde': ['derecha', 'frente', 'detalle'],
  'centro-entretenimiento-pino': ['derecha'],
  'colchon-individual': ['frente', 'persona'],
  'colchon-king': ['frente', 'persona'],
  'colchon-matrimonial': ['frente', 'arriba', 'detalle', 'persona'],
  'comedor-4-sillas': ['frente', 'persona'],
  'comedor-rustico': ['arriba', 'persona'],
  'comedor-rustico-6-sillas': ['frente', 'persona'],
  'escritorio-blanco': ['derecha', 'frente'],
  'escritorio-juvenil': ['frente'],
  'escritorio-retro': ['frente'],
  'estufa-seis-quemadores': ['derecha', 'frente', 'dentro', 'persona'],
  'gabinete-de-cocina': ['frente'],
  'hamaca-con-base': ['arriba'],
  'horno-de-microondas': ['derecha', 'frente', 'dentro'],
  'horno-electrico': ['frente', 'dentro'],
  'jarron-negro': ['arriba'],
  'laptop-grafito': ['frente'],
  'laptop-plata': ['frente'],
  'lavadora-carga-frontal': ['derecha', 'frente', 'arriba', 'dentro', 'detalle', 'persona'],
  'lavadora-carga-superior': ['derecha', 'frente', 'persona'],
  'lavadora-frontal-clasica': ['derecha', 'frente', 'persona'],
  'lavadora-tapa-de-vidrio': ['frente', 'dentro', 'persona'],
  'lentes-de-sol': ['frente'],
  'librero-blanco': ['frente'],
  licuadora: ['frente', 'mano'],
  'licuadora-roja': ['derecha', 'frente', 'mano'],
  'love-seat-chesterfield': ['frente', 'persona'],
  'love-seat-clasico': ['frente', 'persona'],
  'love-seat-coral': ['derecha', 'frente', 'persona'],
  'mesa-de-centro-metal': ['arriba', 'persona'],
  'mesa-de-centro-nogal': ['arriba', 'persona'],
  'mesa-periquera-redonda': ['frente', 'arriba', 'persona'],
  'mesa-redonda-pedestal': ['frente', 'arriba', 'persona'],
  minisplit: ['derecha', 'frente', 'persona'],
  'minisplit-recto': ['derecha', 'frente', 'persona'],
  mocasines: ['perfil', 'mano'],
  'monitor-24': ['frente'],
  'monitor-27': ['frente'],
  'monitor-32': ['frente'],
  'motoneta-amarilla': ['perfil', 'persona'],
  'motoneta-azul': ['perfil', 'persona'],
  'mueble-tv-wengue': ['frente'],
  'olla-con-tapa': ['arriba'],
  'pantalla-43': ['frente'],
  'pantalla-55': ['derecha', 'frente'],
  pantuflas: ['arriba', 'mano'],
  'parrilla-cinco-quemadores': ['derecha'],
  'parrilla-de-induccion': ['arriba'],
  'parrilla-dos-quemadores': ['arriba'],
  'piano-vertical': ['derecha'],
  'recamara-rayas': ['arriba'],
  'refrigerador-duplex': ['derecha', 'frente', 'dentro', 'persona'],
  'refrigerador-puerta-francesa': ['derecha', 'frente', 'dentro', 'persona'],
  'reloj-cucu': ['frente'],
  'reposet-con-taburete': ['frente', 'persona'],
  'ropero-cuatro-puertas': ['derecha'],
  'ropero-infantil-blanco': ['derecha'],
  'sala-chesterfield': ['arriba', 'persona'],
  'sala-esquinera-blanca': ['derecha', 'frente', 'arriba', 'persona'],
  'sala-esquinera-curva': ['derecha', 'arriba', 'persona'],
  'sala-jardin-ratan': ['arriba'],
  'sala-marfil-3-2': ['arriba', 'persona'],
  'sala-modular-beige': ['derecha', 'arriba', 'persona'],
  sandwichera: ['frente'],
  'silla-apilable': ['frente', 'persona'],
  'silla-apilable-azul': ['frente', 'persona'],
  'silla-apilable-roja': ['frente', 'persona'],
  'silla-banquete': ['frente', 'persona'],
  'silla-cascara': ['frente', 'persona'],
  'silla-moderna-verde': ['frente', 'persona'],
  'silla-plegable': ['frente', 'persona'],
  'silla-rustica': ['frente', 'persona'],
  'silla-tapizada-cafe': ['frente', 'persona'],
  'silla-tulipan': ['frente', 'persona'],
  'silla-vienesa': ['frente', 'persona'],
  'silla-windsor': ['frente', 'atras', 'persona'],
  'sillon-alas': ['frente', 'persona'],
  'sillon-chesterfield': ['frente', 'persona'],
  'sillon-concha': ['frente', 'persona'],
  'sillon-de-lectura': ['frente', 'persona'],
  'sillon-ejecutivo-piel': ['derecha', 'perfil', 'persona'],
  'sillon-gris': ['frente', 'persona'],
  'sofa-cama-azul': ['frente', 'cama', 'persona'],
  'sofa-chaise-negro': ['frente', 'arriba', 'persona'],
  'sofa-chesterfield': ['frente', 'persona'],
  'sofa-chocolate': ['frente', 'persona'],
  'sofa-colonial': ['frente', 'persona'],
  'sofa-cromado': ['frente', 'persona'],
  'sofa-gris-tres-plazas': ['frente', 'persona'],
  'sofa-lineal-naranja': ['frente', 'persona'],
  'sofa-marfil': ['frente', 'persona'],
  tableta: ['arriba'],
  'tenis-urbanos': ['frente', 'perfil', 'mano'],
  'torre-horno': ['derecha', 'frente'],
  'tostador-negro': ['frente', 'mano'],
  'tostador-rojo': ['frente', 'mano'],
  'ventilador-de-mesa': ['derecha', 'frente', 'mano'],
  'ventilador-de-techo': ['frente', 'arriba', 'persona'],
  xilofono: ['derecha', 'arriba'],
  'zapatillas-negras': ['perfil', 'mano'],
};

/** Things that are alike on both sides: from the other one they look as the picture does in a mirror. */
export const ALIKE_ON_BOTH_SIDES: ReadonlySet<string> = new Set(
  `
    acuario ajedrez balon-basquetbol balon-futbol antecomedor-4-sillas audifonos-diadema auto-clasico-juguete banca-de-jardin banco-de-trabajo barra-de-sonido bicicleta-fija
    bocina-bluetooth-azul bocina-bluetooth-negra bocina-torre botines-dama buro-dos-cajones buro-un-cajon caballito-mecedor
    cafetera-espresso-dos-grupos cafetera-italiana cama-capitan cama-de-hierro cama-individual-metal cama-infantil cama-matrimonial-damero
    cama-matrimonial-rayas cama-matrimonial-roble cama-matrimonial-turquesa cama-queen-azul camastro-azul camastro-playa camastro-teca
    caminadora campana-extractora candil-hierro carriola casa-de-campana casa-para-perro cesto-de-ropa closet-cerezo colchon-individual
    colchon-king colchon-matrimonial columpio-doble comedor-4-sillas comedor-rustico comedor-rustico-6-sillas comoda-blanca comoda-seis-cajones
    credenza cuna-colgante cuna-con-barandal desarmador escalera-tijera escritorio-ejecutivo-gris esmeriladora futbolito gabinete-de-cocina
    hamaca-con-base juego-de-cuchillos juego-de-resorte juego-infantil-mesa-2-sillas lampara-articulada lampara-camping lampara-de-buro
    lampara-de-mesa lampara-de-papel lampara-de-pie laptop-grafito laptop-plata lavabo-pedestal lentes-de-sol librero-blanco librero-con-puertas
    licuadora licuadora-roja litera-blanca love-seat-chesterfield love-seat-clasico love-seat-coral martillo mesa-de-billar mesa-de-centro-metal mesa-de-centro-nogal
    mesa-de-dibujo mesa-infantil mesa-ping-pong mocasines monitor-24 monitor-27 monitor-32 motoneta-amarilla motoneta-azul mueble-tv-wengue multigimnasio
    olla-con-tapa orquidea oso-de-peluche pantalla-43 pantalla-55 pantuflas parrilla-raclette patin-del-diablo patineta piano-de-cola
    planta-de-interior prensa-francesa puff-azul puff-rojo raqueta-tenis recamara-rayas recamara-roble reposet-con-taburete ropero-pino
    sala-chesterfield sala-jardin-ratan sala-marfil-3-2 sandwichera serrucho silla-alta-bebe silla-apilable silla-apilable-azul
    silla-apilable-roja silla-banquete silla-cascara silla-giratoria silla-infantil     silla-moderna-verde silla-plegable silla-rustica silla-tapizada-cafe silla-tulipan silla-vienesa silla-windsor
    sillon-alas sillon-chesterfield sillon-concha sillon-de-lectura sillon-gris sillon-ratan
    sofa-cama-azul sofa-chesterfield sofa-chocolate sofa-colonial sofa-cromado
    sofa-gris-tres-plazas sofa-lineal-naranja sofa-marfil sofa-ratan tableta taladro-inalambrico tenis-urbanos
    tocador-con-espejo torre-horno tostador-amarillo tostador-negro tostador-rojo trampolin tren-de-madera zapatillas-negras
  `.split(/\s+/),
);
