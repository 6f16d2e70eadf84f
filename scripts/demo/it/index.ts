import type { Branch } from '../kit/category.ts';
import { europeanSize } from '../kit/shoe-sizes.ts';
import { DOUBLE_BEDS, DOUBLE_MATTRESSES, LARGE_MATTRESSES, plain, plainProducts, type Talk } from '../range/plain.ts';
import { type PlainService, plainServices } from '../range/plain-services.ts';

const leaf = (id: number, name: string, key: string, picture: string): Branch => ({ id, name, key, picture });

export const BRANCHES: Branch[] = [
  {
    ...leaf(410, 'Soggiorno', 'soggiorno', 'escena-sala-color'),
    description: 'Divani, poltrone e tavolini per stare insieme.',
    children: [
      leaf(411, 'Divani', 'divani', 'sofa-chesterfield'),
      leaf(412, 'Poltrone e pouf', 'poltrone-e-pouf', 'sillon-concha'),
      leaf(413, 'Tavolini e librerie', 'tavolini-e-librerie', 'mesa-de-centro-nogal'),
    ],
  },
  {
    ...leaf(420, 'Camera da letto', 'camera-da-letto', 'escena-recamara'),
    description: 'Letti, materassi e armadi.',
    children: [
      leaf(421, 'Letti', 'letti', 'cama-matrimonial-turquesa'),
      leaf(422, 'Materassi', 'materassi', 'colchon-matrimonial-gris'),
      leaf(423, 'Armadi e comò', 'armadi-e-como', 'ropero-cerezo'),
    ],
  },
  {
    ...leaf(430, 'Cucina e pranzo', 'cucina-e-pranzo', 'escena-comedor'),
    description: 'La tavola, i fornelli e il caffè.',
    children: [
      leaf(431, 'Tavoli e sedie', 'tavoli-e-sedie', 'silla-rustica'),
      leaf(432, 'Elettrodomestici', 'elettrodomestici', 'refrigerador-puerta-francesa'),
      leaf(433, 'Caffè e utensili', 'caffe-e-utensili', 'cafetera-italiana'),
    ],
  },
  {
    ...leaf(440, 'Elettronica', 'elettronica', 'escena-tv'),
    description: 'Televisori, musica e computer.',
    children: [
      leaf(441, 'TV e audio', 'tv-e-audio', 'bocina-torre'),
      leaf(442, 'Computer e cellulari', 'computer-e-cellulari', 'escena-escritorio'),
    ],
  },
  {
    ...leaf(450, 'Giardino e tempo libero', 'giardino-e-tempo-libero', 'escena-terraza'),
    description: 'Per il terrazzo, la strada e la palestra.',
    children: [
      leaf(451, 'Giardino', 'giardino', 'sofa-ratan'),
      leaf(452, 'Moto, bici e sport', 'moto-bici-e-sport', 'motoneta-turquesa'),
    ],
  },
  {
    ...leaf(460, 'Moda e bambini', 'moda-e-bambini', 'portafolio-cafe'),
    description: 'Scarpe, borse e giochi.',
    children: [
      leaf(461, 'Scarpe e borse', 'scarpe-e-borse', 'zapatillas-negras'),
      leaf(462, 'Bambini', 'bambini', 'caballito-mecedor'),
    ],
  },
  {
    ...leaf(470, 'Montaggio e installazione', 'montaggio-e-installazione', 'desarmador-derecha'),
    description: 'Veniamo con gli attrezzi.',
  },
];

const TALK: Talk = {
  code: 'it',
  brands: {
    410: 'Legnosole',
    420: 'Sognolento',
    430: 'Fornoblu',
    440: 'Luminetto',
    450: 'Verdecorte',
    460: 'Passolieve',
  },
  shoeSize: 'Numero',
  language: {
    warranty: (months) => `Estensione di garanzia ${months} mesi`,
    tags: {
      temporada: 'Offerta di stagione',
      nuevoModelo: 'Nuovo modello',
      armado: 'Facile da montare',
      hecho: 'Fatto a mano',
      ultimas: 'Ultimi pezzi',
    },
    labels: {
      'de frente': 'di fronte',
      'del otro lado': 'dall’altro lato',
      'de perfil': 'di profilo',
      'desde arriba': 'dall’alto',
      'por detrás': 'da dietro',
      detalle: 'dettaglio',
      Color: 'Colore',
      Tamaño: 'Misura',
      Capacidad: 'Memoria',
      Material: 'Materiale',
      Marca: 'Marchio',
      Medidas: 'Dimensioni',
      Cuidados: 'Cura',
      'Garantía del fabricante': 'Garanzia del produttore',
      Negro: 'Nero',
      Azul: 'Blu',
      Blanco: 'Bianco',
      Gris: 'Grigio',
      Verde: 'Verde',
      Rojo: 'Rosso',
      Amarillo: 'Giallo',
      Naranja: 'Arancione',
      Terracota: 'Terracotta',
      Vino: 'Bordeaux',
      Mostaza: 'Senape',
      Plata: 'Argento',
      Grafito: 'Grafite',
      Beige: 'Beige',
      Café: 'Marrone',
      Nogal: 'Noce',
      Rosa: 'Rosa',
      Morado: 'Viola',
      Turquesa: 'Turchese',
      Coral: 'Corallo',
      Menta: 'Menta',
      Cerezo: 'Ciliegio',
      Encino: 'Rovere',
      Natural: 'Naturale',
      Chocolate: 'Cioccolato',
      Individual: 'Singolo, 100 × 190 cm',
      Matrimonial: 'Matrimoniale, 135 × 190 cm',
      'Queen size': 'Queen, 150 × 190 cm',
      'King size': 'King, 200 × 190 cm',
      ...Object.fromEntries([23, 24, 25, 26, 27, 28, 29].map((foot) => [foot, `${europeanSize(foot)}`])),
    },
  },
  guarantee: '24 mesi su materiali e lavorazione',
  said: {
    410: {
      care: 'Spolverare o aspirare ogni settimana; macchie con acqua e sapone neutro.',
      closings: [
        'Sta bene in un monolocale come in una casa grande.',
        'Una lavorazione solida, che dura anni.',
        'Resiste ai traslochi e alle domeniche in famiglia.',
      ],
      points: ['Consegna al piano', 'Istruzioni in italiano', 'Non riga il pavimento', 'Ricambi disponibili'],
    },
    420: {
      care: 'Spolverare con un panno morbido e asciutto; evitare il sole diretto.',
      closings: [
        'Per notti tranquille.',
        'Una lavorazione solida, che dura anni.',
        'Arriva ben imballato fino in camera.',
      ],
      points: ['Consegna in camera', 'Qualità controllata', 'Istruzioni in italiano'],
    },
    430: {
      care: 'Pulire con un panno umido e sapone neutro, poi asciugare; niente polveri abrasive.',
      closings: [
        'Per tutti i giorni, e si pulisce in un attimo.',
        'Una lavorazione solida, che dura anni.',
        'Arriva ben imballato.',
      ],
      points: ['Facile da pulire', 'Qualità controllata', 'Istruzioni in italiano'],
    },
    440: {
      care: 'Pulire a dispositivo spento con un panno in microfibra asciutto; evitare calore e umidità.',
      closings: [
        'Si configura in pochi minuti.',
        'Nella scatola c’è tutto il necessario.',
        'Va d’accordo con quello che c’è già in casa.',
      ],
      points: ['Cavi inclusi', 'Istruzioni in italiano', 'Assistenza per posta elettronica'],
    },
    450: {
      care: 'Pulire dopo l’uso e conservare all’asciutto.',
      closings: [
        'Si usa volentieri fin dal primo giorno.',
        'Per il tempo libero, senza complicazioni.',
        'Per tutta la famiglia.',
      ],
      points: ['Materiali resistenti', 'Qualità controllata', 'Istruzioni in italiano'],
    },
    460: {
      care: 'Pulire con un panno morbido appena umido e lasciare asciugare all’aria.',
      closings: [
        'Rifiniture curate, da guardare da vicino.',
        'Una lavorazione solida, che dura.',
        'Un bel regalo, anche per sé.',
      ],
      points: ['Rifiniture curate', 'Qualità controllata', 'Confezione da regalo'],
    },
  },
};

const ITEMS = [
  plain(
    'sofa-chesterfield',
    411,
    13_790,
    'Divano Chesterfield Firenze',
    'Capitonné fatto a mano, braccioli arrotolati e tre posti comodi.',
    {
      terracota: 'sofa-chesterfield',
      verde: 'sofa-chesterfield-verde',
      azul: 'sofa-chesterfield-azul',
    },
  ),
  plain(
    'sofa-colonial',
    411,
    9_790,
    'Divano Colonico con Cuscini',
    'Cuscini sciolti e piedi di legno chiaro, come in una casa di campagna.',
  ),
  plain(
    'sofa-cromado',
    411,
    12_490,
    'Divano con Telaio a Vista',
    'Tubo bianco a vista e cuscini squadrati: architettura su cui sedersi.',
  ),
  plain(
    'sala-modular-beige',
    411,
    24_490,
    'Divano ad Angolo con Cuscini',
    'Chaise longue da un lato e cuscini sciolti da spostare.',
  ),
  plain('love-seat-mostaza', 411, 6_790, 'Divanetto Bicolore', 'Due posti, due colori e uno schienale alto.', {
    mostaza: 'love-seat-mostaza',
    azul: 'love-seat-azul',
    verde: 'love-seat-verde',
  }),
  plain('sofa-cama-verde', 411, 5_490, 'Divano Letto Compatto', 'Si apre in un gesto e ospita due persone.', {
    verde: 'sofa-cama-verde',
    azul: 'sofa-cama-azul',
    gris: 'sofa-cama-gris',
  }),
  plain('sillon-concha', 412, 5_690, 'Poltrona Conchiglia', 'Guscio rigido fuori, cuscino generoso dentro.'),
  plain('sillon-chesterfield-verde', 412, 6_490, 'Poltrona Capitonné', 'Profonda, avvolgente e bottonata a mano.', {
    verde: 'sillon-chesterfield-verde',
    azul: 'sillon-chesterfield-azul',
    terracota: 'sillon-chesterfield',
  }),
  plain('sillon-alas-vino', 412, 5_190, 'Poltrona Bergère', 'Schienale alto con le orecchie per leggere in pace.', {
    vino: 'sillon-alas-vino',
    azul: 'sillon-alas',
  }),
  plain(
    'sillon-de-lectura',
    412,
    4_290,
    'Poltrona in Tubolare',
    'Tela tesa su un unico tubo piegato: fresca e leggera.',
  ),
  plain('puff-naranja', 412, 1_290, 'Pouf a Goccia', 'Prende la forma del corpo e la fodera si lava.', {
    naranja: 'puff-naranja',
    rojo: 'puff-rojo',
    azul: 'puff-azul',
    verde: 'puff-verde',
  }),
  plain(
    'mesa-de-centro-nogal',
    413,
    3_290,
    'Tavolino con Ripiano',
    'Piano ampio e un vano per riviste e telecomandi.',
    {
      nogal: 'mesa-de-centro-nogal',
      natural: 'mesa-de-centro-natural',
    },
  ),
  plain(
    'centro-entretenimiento-pino',
    413,
    6_290,
    'Mobile TV con Colonna',
    'Base per lo schermo e una torre di ripiani per i libri.',
  ),
  plain('librero-con-puertas', 413, 4_490, 'Libreria con Ante in Vetro', 'I libri si vedono, la polvere resta fuori.', {
    natural: 'librero-con-puertas',
    nogal: 'librero-con-puertas-nogal',
  }),
  plain('repisero-vertical', 413, 1_590, 'Scaffale Verticale', 'Cinque vani in quaranta centimetri di parete.', {
    vino: 'repisero-vertical',
    azul: 'repisero-azul',
    verde: 'repisero-verde',
  }),
  plain(
    'cama-queen-menta',
    421,
    7_990,
    'Letto Nuvola',
    'Bordi ondulati e imbottiti, senza spigoli.',
    {
      menta: 'cama-queen-menta',
      rosa: 'cama-queen-rosa',
      azul: 'cama-queen-azul',
    },
    { matrimonial: 0.9, queen: 1, king: 1.22 },
  ),
  plain(
    'cama-matrimonial-turquesa',
    421,
    9_990,
    'Letto Imbottito Capitonné',
    'Testiera bianca, come in un albergo di charme.',
    undefined,
    DOUBLE_BEDS,
  ),
  plain(
    'cama-matrimonial-rayas',
    421,
    6_490,
    'Letto con Testiera Inclinata',
    'Per leggere appoggiati senza accumulare cuscini.',
    undefined,
    {
      matrimonial: 1,
      king: 1.3,
    },
  ),
  plain('cama-de-hierro', 421, 6_990, 'Letto in Ferro Battuto', 'Riccioli forgiati e vernice a forno.', undefined, {
    individual: 0.78,
    matrimonial: 1,
  }),
  plain(
    'colchon-matrimonial-gris',
    422,
    5_690,
    'Materasso in Scatola',
    'Arriva arrotolato e si apre da solo in due ore.',
    undefined,
    DOUBLE_MATTRESSES,
  ),
  plain(
    'colchon-king',
    422,
    7_290,
    'Materasso Ibrido',
    'Molle insacchettate sotto, schiuma accogliente sopra.',
    undefined,
    LARGE_MATTRESSES,
  ),
  plain('colchon-individual', 422, 2_290, 'Materasso a Molle Singolo', 'Rigido il giusto, si gira da entrambi i lati.'),
  plain('ropero-cerezo', 423, 5_490, 'Armadio a Due Ante', 'Asta larga in alto e due cassetti in basso.', {
    cerezo: 'ropero-cerezo',
    natural: 'ropero-pino',
    chocolate: 'ropero-chocolate',
  }),
  plain('comoda-blanca', 423, 4_290, 'Cassettiera Bianca', 'Sei cassetti uguali e un piano per lo specchio.'),
  plain('buro-un-cajon', 423, 1_190, 'Comodino con Vano', 'Un cassetto, un vano e la giusta altezza.', {
    natural: 'buro-un-cajon',
    nogal: 'buro-nogal',
  }),
  plain(
    'tocador-con-espejo',
    423,
    4_590,
    'Toeletta con Specchio',
    'Specchio ovale e cassettini per prepararsi con calma.',
  ),
  plain(
    'comedor-4-sillas',
    431,
    9_990,
    'Tavolo Rotondo con Quattro Sedie',
    'Senza capotavola: tutti alla stessa distanza dal ragù.',
    {
      cafe: 'comedor-4-sillas',
      encino: 'comedor-4-sillas-nogal',
    },
  ),
  plain('antecomedor-rojo', 431, 5_990, 'Tavolino da Cucina con Sedie', 'Piccolo, lavabile e allegro.', {
    rojo: 'antecomedor-rojo',
    azul: 'antecomedor-azul',
    mostaza: 'antecomedor-mostaza',
  }),
  plain('silla-rustica', 431, 1_290, 'Sedia con Schienale a Croce', 'La croce la rende solida, il cuscino comoda.'),
  plain('silla-vienesa', 431, 1_590, 'Sedia da Caffè', 'Legno curvato a vapore che fa da bracciolo e schienale.'),
  plain(
    'silla-moderna-roja',
    431,
    890,
    'Sedia Rivestita',
    'Un solo colore dalla testa ai piedi, si pulisce con un panno.',
    {
      rojo: 'silla-moderna-roja',
      gris: 'silla-moderna-gris',
      mostaza: 'silla-moderna-mostaza',
    },
  ),
  plain(
    'refrigerador-puerta-francesa',
    432,
    26_990,
    'Frigorifero a Porte Doppie',
    'Largo per le teglie, con cassetto a temperatura separata.',
  ),
  plain(
    'lavadora-carga-superior',
    432,
    8_490,
    'Lavatrice a Carica dall’Alto',
    'Si carica in piedi e si apre per il calzino dimenticato.',
  ),
  plain(
    'parrilla-de-induccion',
    432,
    7_490,
    'Piano a Induzione',
    'Scalda la pentola e non il vetro: si pulisce con un gesto.',
  ),
  plain(
    'horno-electrico',
    432,
    1_890,
    'Forno Elettrico da Tavolo',
    'Gratina, tosta e cuoce senza accendere il forno grande.',
  ),
  plain('minisplit', 432, 8_490, 'Climatizzatore con Inverter', 'Raffredda in modo costante e consuma meno.'),
  plain('cafetera-italiana', 433, 549, 'Caffettiera Moka', 'Acqua sotto, caffè in mezzo e profumo per tutta la casa.'),
  plain(
    'cafetera-espresso-dos-grupos',
    433,
    38_990,
    'Macchina da Bar a Due Gruppi',
    'Duecento tazzine al giorno a pressione stabile.',
  ),
  plain('prensa-francesa', 433, 399, 'Caffettiera a Stantuffo', 'Quattro minuti, una spinta e un caffè corposo.'),
  plain('licuadora-roja', 433, 1_090, 'Frullatore da Cucina', 'Lame a sei tagli e base che non scivola.'),
  plain('exprimidor-naranja', 433, 249, 'Spremiagrumi', 'Fino all’ultima goccia, con beccuccio salvagoccia.', {
    naranja: 'exprimidor-naranja',
    verde: 'exprimidor-verde',
    azul: 'exprimidor',
  }),
  plain('jarra-floreada', 433, 379, 'Brocca Fiorita', 'Fiori dipinti e un coperchio che trattiene il ghiaccio.', {
    amarillo: 'jarra-floreada',
    azul: 'jarra-floreada-azul',
  }),
  plain('pantalla-43', 441, 6_490, 'Televisore 43 Pollici', 'Immagine nitida per la camera o la cucina.'),
  plain('pantalla-55', 441, 10_490, 'Televisore 55 Pollici', 'Luminoso anche di giorno, con neri profondi.'),
  plain('bocina-torre', 441, 3_290, 'Diffusore a Torre', 'Due altoparlanti in una cassa di legno che non vibra.'),
  plain('audifonos-diadema', 441, 1_290, 'Cuffie ad Archetto', 'Morbide e chiuse, per sentire solo la tua musica.'),
  plain('laptop-grafito', 442, 18_990, 'Portatile per Creativi', 'Schermo calibrato e potenza per video e foto.', {
    grafito: 'laptop-grafito',
    plata: 'laptop-plata',
  }),
  plain('monitor-27', 442, 4_290, 'Schermo 27 Pollici', 'Quasi senza bordi, regolabile in altezza.'),
  plain('celular-verde', 442, 9_990, 'Telefono con Tripla Fotocamera', 'Per chi fotografa più di quanto telefoni.', {
    verde: 'celular-verde',
    azul: 'celular-azul',
    negro: 'celular-negro',
  }),
  plain('sofa-ratan', 451, 4_990, 'Divanetto da Esterno', 'Intreccio che non si crepa e cuscini lavabili.'),
  plain('camastro-playa', 451, 990, 'Sdraio a Righe', 'Tre altezze, tela fresca e nessuna complicazione.', {
    azul: 'camastro-playa',
    rojo: 'camastro-playa-rojo',
    verde: 'camastro-playa-verde',
  }),
  plain('banca-de-jardin', 451, 3_290, 'Panchina a Doghe', 'Per tre persone e una lunga chiacchierata.'),
  plain('sombrilla-jardin', 451, 1_690, 'Ombrellone a Righe', 'Si inclina con il sole e si chiude a manovella.', {
    azul: 'sombrilla-jardin',
    rojo: 'sombrilla-roja',
  }),
  plain('motoneta-turquesa', 452, 25_990, 'Scooter Classico 125', 'Curve di una volta e motore di oggi.', {
    turquesa: 'motoneta-turquesa',
    naranja: 'motoneta-naranja',
    amarillo: 'motoneta-amarilla',
  }),
  plain('bicicleta-bmx-roja', 452, 3_690, 'Bicicletta da Acrobazie', 'Telaio corto e manubrio che gira completo.', {
    rojo: 'bicicleta-bmx-roja',
    azul: 'bicicleta-bmx',
    verde: 'bicicleta-bmx-verde',
  }),
  plain('bicicleta-fija', 452, 5_990, 'Cyclette', 'Resistenza magnetica, silenziosa davanti alla tivù.'),
  plain('futbolito', 452, 5_490, 'Calcio Balilla', 'Stecche d’acciaio e giocatori che reggono la rivincita.', {
    mostaza: 'futbolito',
    azul: 'futbolito-azul',
  }),
  plain(
    'botines-dama',
    461,
    1_199,
    'Stivaletto da Donna',
    'Tacco largo e cerniera laterale, per tutto il giorno.',
    undefined,
    {
      n23: 1,
      n24: 1,
      n25: 1,
      n26: 1,
    },
  ),
  plain('zapatillas-negras', 461, 899, 'Décolleté Nera', 'Punta sottile e un tacco che non traballa.', undefined, {
    n23: 1,
    n24: 1,
    n25: 1,
    n26: 1,
  }),
  plain('mocasines', 461, 1_099, 'Mocassino da Uomo', 'Liscio, con cuciture forti e suola sicura.', undefined, {
    n26: 1,
    n27: 1,
    n28: 1,
    n29: 1,
  }),
  plain('lentes-de-sol', 461, 599, 'Occhiali da Sole', 'Avvolgenti, leggeri e con protezione completa.'),
  plain('portafolio-ejecutivo', 461, 1_690, 'Cartella da Lavoro', 'Due scomparti e spazio per il portatile.'),
  plain('caballito-mecedor', 462, 899, 'Cavallino a Dondolo', 'Il galoppo di sempre, in legno dipinto.', {
    amarillo: 'caballito-mecedor',
    azul: 'caballito-mecedor-azul',
  }),
  plain('xilofono', 462, 299, 'Xilofono Colorato', 'Ogni colore una nota, con due bacchette.'),
  plain('cuna-colgante', 462, 2_990, 'Culla a Dondolo', 'Si culla con un dito e si blocca quando dorme.'),
];

export const LANGUAGE = TALK.language;

const SERVICES: PlainService[] = [
  {
    sku: 'ARMADO-MUEBLE',
    picture: 'desarmador-derecha',
    gross: 599,
    name: 'Montaggio di Mobili a Domicilio',
    text: 'Un montatore arriva con gli attrezzi, monta il mobile e porta via l’imballo. Il prezzo è per mobile.',
  },
  {
    sku: 'INSTALA-PANTALLA',
    picture: 'taladro-inalambrico-derecha',
    gross: 749,
    name: 'Installazione del Televisore a Parete',
    text: 'Fissiamo il televisore a un supporto e sistemiamo i cavi.',
  },
  {
    sku: 'INSTALA-LAVADORA',
    picture: 'lavadora-carga-frontal-detalle',
    gross: 449,
    name: 'Installazione della Lavatrice',
    text: 'Colleghiamo i tubi, mettiamo in piano la macchina e facciamo un ciclo di prova.',
  },
  {
    sku: 'INSTALA-MINISPLIT',
    picture: 'instalacion-de-minisplit',
    gross: 1_890,
    name: 'Installazione del Climatizzatore',
    text: 'Un tecnico monta le due unità, posa fino a 4 m di tubo e lascia l’apparecchio in funzione.',
  },
];
const TOGETHER = 'Un servizio si ordina insieme a un prodotto che ti consegniamo.';

const FIRST_SERVICE = 4900;
export const PRODUCTS = [
  ...plainProducts(TALK, ITEMS, BRANCHES, 4000),
  ...plainServices(SERVICES, TOGETHER, 470, BRANCHES, FIRST_SERVICE),
];
