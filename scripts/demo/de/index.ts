import type { Branch } from '../kit/category.ts';
import { DOUBLE_BEDS, DOUBLE_MATTRESSES, LARGE_MATTRESSES, plain, plainProducts, type Talk } from '../range/plain.ts';
import { type PlainService, plainServices } from '../range/plain-services.ts';

const leaf = (id: number, name: string, key: string, picture: string): Branch => ({ id, name, key, picture });

export const BRANCHES: Branch[] = [
  {
    ...leaf(310, 'Wohnzimmer', 'wohnzimmer', 'escena-sala'),
    description: 'Sofas, Sessel und Tische für den Feierabend.',
    children: [
      leaf(311, 'Sofas', 'sofas', 'sofa-marfil'),
      leaf(312, 'Sessel und Hocker', 'sessel-und-hocker', 'sillon-alas'),
      leaf(313, 'Tische und TV-Möbel', 'tische-und-tv-moebel', 'mesa-de-centro-natural'),
    ],
  },
  {
    ...leaf(320, 'Schlafzimmer', 'schlafzimmer', 'escena-recamara'),
    description: 'Betten, Matratzen und Stauraum.',
    children: [
      leaf(321, 'Betten', 'betten', 'cama-matrimonial-roble'),
      leaf(322, 'Matratzen', 'matratzen', 'colchon-king'),
      leaf(323, 'Schränke und Kommoden', 'schraenke-und-kommoden', 'closet-encino'),
    ],
  },
  {
    ...leaf(330, 'Küche und Essen', 'kueche-und-essen', 'escena-comedor'),
    description: 'Vom Frühstückstisch bis zum Herd.',
    children: [
      leaf(331, 'Tische und Stühle', 'tische-und-stuehle', 'silla-windsor'),
      leaf(332, 'Haushaltsgeräte', 'haushaltsgeraete', 'refrigerador-duplex'),
      leaf(333, 'Kaffee und Küchenhelfer', 'kaffee-und-kuechenhelfer', 'cafetera-italiana'),
    ],
  },
  {
    ...leaf(340, 'Technik', 'technik', 'escena-tv'),
    description: 'Fernseher, Ton und Computer.',
    children: [
      leaf(341, 'Fernseher und Audio', 'fernseher-und-audio', 'barra-de-sonido'),
      leaf(342, 'Computer und Handys', 'computer-und-handys', 'escena-escritorio'),
    ],
  },
  {
    ...leaf(350, 'Draußen und Sport', 'draussen-und-sport', 'escena-terraza'),
    description: 'Für Garten, Straße und Verein.',
    children: [leaf(351, 'Garten', 'garten', 'sala-jardin-ratan'), leaf(352, 'Räder und Sport', 'raeder-und-sport', 'bicicleta-urbana')],
  },
  { ...leaf(360, 'Kinder', 'kinder', 'escena-infantil'), description: 'Spielzeug und Möbel für die Kleinen.' },
  { ...leaf(370, 'Aufbau und Anschluss', 'aufbau-und-anschluss', 'desarmador-derecha'), description: 'Wir kommen mit dem Werkzeug.' },
];

const TALK: Talk = {
  code: 'de',
  brands: { 310: 'Stubenholz', 320: 'Schlummerei', 330: 'Herdgold', 340: 'Funkelei', 350: 'Grünzeile', 360: 'Murmelkind' },
  language: {
    warranty: (months) => `Garantieverlängerung ${months} Monate`,
    tags: { temporada: 'Angebot der Saison', nuevoModelo: 'Neues Modell', armado: 'Leicht aufzubauen', hecho: 'Handarbeit', ultimas: 'Letzte Stücke' },
    labels: {
      'de frente': 'von vorn',
      'del otro lado': 'von der anderen Seite',
      'de perfil': 'von der Seite',
      'desde arriba': 'von oben',
      'por detrás': 'von hinten',
      detalle: 'Detail',
      Color: 'Farbe',
      Tamaño: 'Größe',
      Capacidad: 'Speicher',
      Material: 'Material',
      Marca: 'Marke',
      Medidas: 'Maße',
      Cuidados: 'Pflege',
      'Garantía del fabricante': 'Herstellergarantie',
      Negro: 'Schwarz',
      Azul: 'Blau',
      Blanco: 'Weiß',
      Gris: 'Grau',
      Verde: 'Grün',
      Rojo: 'Rot',
      Amarillo: 'Gelb',
      Naranja: 'Orange',
      Terracota: 'Terrakotta',
      Vino: 'Weinrot',
      Mostaza: 'Senfgelb',
      Plata: 'Silber',
      Grafito: 'Graphit',
      Beige: 'Beige',
      Café: 'Braun',
      Nogal: 'Nussbaum',
      Rosa: 'Rosa',
      Morado: 'Lila',
      Turquesa: 'Türkis',
      Coral: 'Koralle',
      Menta: 'Mintgrün',
      Cerezo: 'Kirsche',
      Encino: 'Eiche',
      Natural: 'Natur',
      Chocolate: 'Schokobraun',
      Individual: 'Einzelbett, 100 × 190 cm',
      Matrimonial: 'Doppelbett, 135 × 190 cm',
      'Queen size': 'Queen, 150 × 190 cm',
      'King size': 'King, 200 × 190 cm',
    },
  },
  guarantee: '24 Monate auf Material und Verarbeitung',
  said: {
    310: {
      care: 'Mit weichem Tuch oder Polsterdüse reinigen; Flecken mit Wasser und neutraler Seife.',
      closings: [
        'Passt in kleine Wohnungen genauso wie in große Häuser.',
        'Solide verarbeitet, damit es viele Jahre hält.',
        'Steht fest und macht auch Umzüge mit.',
      ],
      points: ['Lieferung bis in die Wohnung', 'Anleitung auf Deutsch', 'Schont den Boden', 'Ersatzteile verfügbar'],
    },
    320: {
      care: 'Mit einem trockenen, weichen Tuch abstauben; direkte Sonne vermeiden.',
      closings: ['Für ruhige Nächte gemacht.', 'Solide verarbeitet, damit es viele Jahre hält.', 'Kommt gut verpackt bis ins Schlafzimmer.'],
      points: ['Lieferung bis ins Schlafzimmer', 'Geprüfte Qualität', 'Anleitung auf Deutsch'],
    },
    330: {
      care: 'Mit einem feuchten Tuch und neutraler Seife reinigen, danach trocknen; keine Scheuermittel.',
      closings: ['Für jeden Tag gemacht und schnell wieder sauber.', 'Solide verarbeitet, damit es viele Jahre hält.', 'Gut verpackt geliefert.'],
      points: ['Einfache Pflege', 'Geprüfte Qualität', 'Anleitung auf Deutsch'],
    },
    340: {
      care: 'Ausgeschaltet mit einem trockenen Mikrofasertuch reinigen; vor Hitze und Feuchtigkeit schützen.',
      closings: ['In wenigen Minuten eingerichtet.', 'Alles Nötige liegt in der Schachtel.', 'Versteht sich mit dem, was schon da ist.'],
      points: ['Kabel inbegriffen', 'Anleitung auf Deutsch', 'Hilfe per E-Mail'],
    },
    350: {
      care: 'Nach Gebrauch abwischen und trocken aufbewahren.',
      closings: ['Macht vom ersten Tag an Freude.', 'Für die freie Zeit, ohne Umstände.', 'Für die ganze Familie gemacht.'],
      points: ['Robuste Materialien', 'Geprüfte Qualität', 'Anleitung auf Deutsch'],
    },
    360: {
      care: 'Mit einem leicht feuchten Tuch reinigen und an der Luft trocknen lassen.',
      closings: ['Ohne scharfe Kanten und ohne lose Teile.', 'Geht von einem Geschwister zum nächsten.', 'Ganz ohne Bildschirm.'],
      points: ['Ungiftige Materialien', 'Ohne scharfe Kanten', 'Geprüfte Qualität'],
    },
  },
};

const ITEMS = [
  plain('sofa-chesterfield-verde', 311, 13_990, 'Chesterfield-Sofa Ahorn', 'Handgesteppter Rücken, gerollte Armlehnen und Platz für drei.', {
    verde: 'sofa-chesterfield-verde',
    azul: 'sofa-chesterfield-azul',
    terracota: 'sofa-chesterfield',
  }),
  plain('sofa-marfil', 311, 11_490, 'Polstersofa Linde', 'Helles Polster mit hoher Lehne für lange Gespräche.'),
  plain('sofa-lineal-gris', 311, 9_290, 'Schlankes Sofa Birke', 'Niedrige Form auf dünnen Füßen, tief genug zum Liegen.', {
    gris: 'sofa-lineal-gris',
    azul: 'sofa-lineal-azul',
    naranja: 'sofa-lineal-naranja',
  }),
  plain('sala-esquinera-curva', 311, 22_990, 'Ecksofa Bogen', 'Eine einzige Kurve, in der sich alle ansehen können.'),
  plain('sofa-cama-gris', 311, 5_490, 'Klappsofa Gast', 'Tagsüber Sofa, nachts ein Bett für zwei Gäste.', {
    gris: 'sofa-cama-gris',
    azul: 'sofa-cama-azul',
    vino: 'sofa-cama-vino',
  }),
  plain('love-seat-verde', 311, 6_790, 'Zweisitzer Duett', 'Zwei Farben, zwei Plätze und eine hohe Rückenlehne.', {
    verde: 'love-seat-verde',
    azul: 'love-seat-azul',
    coral: 'love-seat-coral',
  }),
  plain('sillon-alas', 312, 5_190, 'Ohrensessel Kamin', 'Hohe Lehne mit Ohren zum Lesen ohne Zugluft.', { azul: 'sillon-alas', vino: 'sillon-alas-vino' }),
  plain('sillon-ejecutivo-piel', 312, 11_990, 'Drehsessel Schale', 'Gebogenes Holz, dicke Polster und ein Fuß, der sich dreht.'),
  plain('reposet-con-taburete-azul', 312, 5_290, 'Schwingsessel mit Hocker', 'Federt sanft nach und nimmt auch die Füße hoch.', {
    azul: 'reposet-con-taburete-azul',
    terracota: 'reposet-con-taburete',
  }),
  plain('puff-verde', 312, 1_290, 'Sitzsack Tropfen', 'Passt sich dem Rücken an, der Bezug ist waschbar.', {
    verde: 'puff-verde',
    rojo: 'puff-rojo',
    azul: 'puff-azul',
    morado: 'puff-morado',
  }),
  plain('mesa-de-centro-natural', 313, 3_290, 'Couchtisch mit Ablage', 'Breite Platte und ein Fach für Zeitschriften.', {
    natural: 'mesa-de-centro-natural',
    nogal: 'mesa-de-centro-nogal',
  }),
  plain('mesa-de-centro-metal', 313, 2_690, 'Couchtisch Stahl', 'Geschweißter Rahmen, dunkle Platte, zwei Ebenen.'),
  plain('mueble-tv-wengue', 313, 4_490, 'TV-Bank Wenge', 'Zwei Türen, offenes Mittelfach und Platz für alle Kabel.'),
  plain('librero-blanco', 313, 3_990, 'Bücherregal Würfel', 'Unterschiedlich große Fächer und drei Türen unten.'),
  plain('cama-matrimonial-roble', 321, 8_490, 'Holzbett Eiche', 'Gedrechselte Stäbe an Kopf und Fuß, ganz aus Holz.', undefined, DOUBLE_BEDS),
  plain(
    'cama-queen-gris',
    321,
    7_990,
    'Polsterbett Wolke',
    'Weiche, runde Kanten, an denen sich niemand stößt.',
    {
      gris: 'cama-queen-gris',
      azul: 'cama-queen-azul',
      rosa: 'cama-queen-rosa',
    },
    { matrimonial: 0.9, queen: 1, king: 1.22 },
  ),
  plain('cama-de-hierro', 321, 6_990, 'Eisenbett Ranke', 'Geschmiedete Bögen, pulverbeschichtet in Schwarz.', undefined, { individual: 0.78, matrimonial: 1 }),
  plain('cama-matrimonial-turquesa', 321, 9_990, 'Boxbett mit Knopfheftung', 'Gesteppte Lehne in Weiß wie im Hotel.', undefined, DOUBLE_BEDS),
  plain('litera-blanca', 321, 7_990, 'Etagenbett Weiß', 'Zwei Betten auf der Fläche von einem, mit fester Leiter.'),
  plain('colchon-king', 322, 7_290, 'Hybridmatratze', 'Federkern unten, weicher Schaum oben.', undefined, LARGE_MATTRESSES),
  plain('colchon-matrimonial', 322, 4_990, 'Schaummatratze', 'Drei Härten in einer Matratze stützen Schulter und Hüfte.', undefined, DOUBLE_MATTRESSES),
  plain('colchon-individual', 322, 2_290, 'Federkernmatratze Einzelbett', 'Fest gesteppt und von beiden Seiten nutzbar.'),
  plain('closet-encino', 323, 9_490, 'Kleiderschrank fünfteilig', 'Doppelte Kleiderstange und Platz bis unter die Decke.', {
    encino: 'closet-encino',
    nogal: 'closet-nogal',
    cerezo: 'closet-cerezo',
  }),
  plain('comoda-nogal', 323, 4_990, 'Kommode mit sieben Schubladen', 'Große Fächer für Pullover, kleine für den Rest.', {
    nogal: 'comoda-nogal',
    cerezo: 'comoda-seis-cajones',
  }),
  plain('buro-dos-cajones', 323, 1_590, 'Nachttisch mit zwei Schubladen', 'Kompakt, gerade und mit leisem Auszug.', {
    natural: 'buro-dos-cajones',
    blanco: 'buro-blanco',
    nogal: 'buro-dos-cajones-nogal',
  }),
  plain('tocador-con-espejo', 323, 4_590, 'Schminktisch mit Spiegel', 'Ovaler Kippspiegel und drei kleine Schubladen.'),
  plain('comedor-rustico-6-sillas', 331, 15_490, 'Landhaustisch mit sechs Stühlen', 'Dicke Bohlen und gepolsterte Stühle für den Sonntag.'),
  plain('mesa-redonda-pedestal', 331, 5_490, 'Runder Esstisch', 'Ein Fuß in der Mitte, da stößt sich kein Knie.'),
  plain('silla-windsor', 331, 1_490, 'Sprossenstuhl', 'Gebogene Stäbe und eine ausgeformte Sitzfläche.'),
  plain('silla-vienesa', 331, 1_590, 'Kaffeehausstuhl', 'Unter Dampf gebogenes Holz, leicht und stabil.'),
  plain('silla-tulipan-verde', 331, 2_190, 'Schalenstuhl', 'Rund, niedrig und weich gepolstert.', {
    verde: 'silla-tulipan-verde',
    rojo: 'silla-tulipan-roja',
    azul: 'silla-tulipan',
  }),
  plain('refrigerador-duplex', 332, 21_990, 'Kühlschrank zweitürig', 'Links gefroren, rechts gekühlt, vorne kaltes Wasser.'),
  plain('lavadora-carga-frontal', 332, 12_490, 'Waschmaschine Frontlader', 'Spart Wasser und schleudert fast schranktrocken.'),
  plain('estufa-seis-quemadores', 332, 10_990, 'Gasherd mit sechs Flammen', 'Sechs Brenner, zwei Backöfen und gusseiserne Roste.'),
  plain('horno-de-microondas', 332, 2_290, 'Mikrowelle', 'Wärmt gleichmäßig auf und taut nach Gewicht auf.'),
  plain('campana-extractora', 332, 3_490, 'Schräghaube', 'Zieht den Dampf ab und lässt den Kopf frei.'),
  plain('cafetera-italiana', 333, 549, 'Espressokocher', 'Unten Wasser, in der Mitte Kaffee, oben der Duft.'),
  plain('cafetera-capsulas-azul', 333, 2_290, 'Kapselmaschine', 'In einer Minute ein kurzer oder langer Kaffee.', {
    azul: 'cafetera-capsulas-azul',
    rojo: 'cafetera-capsulas',
    verde: 'cafetera-capsulas-verde',
  }),
  plain('tostador-negro', 333, 649, 'Toaster mit zwei Schlitzen', 'Sieben Stufen und eine Schublade für Krümel.', {
    negro: 'tostador-negro',
    rojo: 'tostador-rojo',
    amarillo: 'tostador-amarillo',
  }),
  plain('olla-con-tapa', 333, 599, 'Kochtopf mit Deckel', 'Dicker Boden, kühle Griffe, zehn Liter.'),
  plain('bascula-roja', 333, 449, 'Küchenwaage', 'Großes Zifferblatt und eine Schale aus Stahl.', { rojo: 'bascula-roja', verde: 'bascula-de-cocina' }),
  plain('pantalla-55', 341, 10_490, 'Fernseher 55 Zoll', 'Hell genug für sonnige Zimmer, mit tiefem Schwarz.'),
  plain('pantalla-43', 341, 6_490, 'Fernseher 43 Zoll', 'Scharfes Bild für Schlafzimmer oder Küche.'),
  plain('barra-de-sonido', 341, 3_990, 'Klangleiste mit Tieftöner', 'Stimmen klar, Bässe spürbar, ein Kabel genügt.'),
  plain('bocina-bluetooth-negra', 341, 1_190, 'Tragbarer Lautsprecher', 'Vierzehn Stunden Musik, auch im Regen.', {
    negro: 'bocina-bluetooth-negra',
    azul: 'bocina-bluetooth-azul',
  }),
  plain('laptop-plata', 342, 12_990, 'Notebook 14 Zoll', 'Gehäuse aus Aluminium und ein Akku für den ganzen Tag.', {
    plata: 'laptop-plata',
    grafito: 'laptop-grafito',
  }),
  plain('monitor-27', 342, 4_290, 'Bildschirm 27 Zoll', 'Fast rahmenlos, mit höhenverstellbarem Fuß.'),
  plain('tableta', 342, 3_990, 'Tablet 10 Zoll', 'Für Rezepte, Unterricht und Trickfilme.'),
  plain('celular-azul', 342, 4_990, 'Handy 6,5 Zoll', 'Dreifachkamera und zwei Karten, ohne Vertrag.', {
    azul: 'celular-azul',
    negro: 'celular-negro',
    verde: 'celular-verde',
  }),
  plain('sala-jardin-ratan', 351, 9_990, 'Gartensitzgruppe', 'Zweisitzer, zwei Sessel und ein Tisch aus Geflecht.'),
  plain('camastro-teca', 351, 5_490, 'Teakliege', 'Geschwungene Leisten, die dem Rücken folgen.'),
  plain('hamaca-con-base', 351, 4_490, 'Hängematte mit Gestell', 'Braucht weder Bäume noch Haken.'),
  plain('sombrilla-roja', 351, 1_690, 'Sonnenschirm gestreift', 'Lässt sich neigen und mit der Kurbel schließen.', {
    rojo: 'sombrilla-roja',
    verde: 'sombrilla-verde',
    azul: 'sombrilla-jardin',
  }),
  plain('podadora-verde', 351, 3_490, 'Rasenmäher', 'Fünf Schnitthöhen und ein leichter Fangkorb.', { verde: 'podadora-verde', amarillo: 'podadora' }),
  plain('bicicleta-urbana', 352, 5_490, 'Stadtrad 28 Zoll', 'Aufrecht sitzen, Schutzbleche dran, losfahren.'),
  plain('caminadora', 352, 11_990, 'Laufband', 'Gedämpfte Lauffläche und zwölf Programme.'),
  plain('mesa-ping-pong', 352, 6_490, 'Tischtennisplatte', 'Offizielles Maß, klappbar und mit Netz.'),
  plain('casa-de-campana-azul', 352, 1_990, 'Kuppelzelt für vier', 'In zehn Minuten aufgebaut, doppeltes Dach gegen Regen.', {
    azul: 'casa-de-campana-azul',
    verde: 'casa-de-campana',
    naranja: 'casa-de-campana-naranja',
  }),
  plain('balon-futbol', 352, 349, 'Fußball', 'Handgenäht, für Rasen und Hartplatz.'),
  plain('tren-de-madera', 360, 399, 'Holzeisenbahn mit Bausteinen', 'Wagen zum Einhängen und Bausteine als Fracht.'),
  plain('oso-de-peluche', 360, 449, 'Teddybär', 'Weich, knuddelig und mit gestickten Augen.'),
  plain('casa-de-munecas', 360, 1_990, 'Puppenhaus', 'Drei Stockwerke, sechs Zimmer, Möbel inklusive.'),
  plain('triciclo-azul', 360, 1_090, 'Dreirad', 'Breite Reifen, Körbchen und ein Sitz, der mitwächst.', { azul: 'triciclo-azul', verde: 'triciclo' }),
  plain('cuna-con-barandal', 360, 5_490, 'Gitterbett', 'Absenkbares Gitter und eine Schublade für Decken.'),
  plain('carriola-verde', 360, 2_690, 'Kinderwagen faltbar', 'Klappt mit dem Fuß zusammen und passt in jedes Auto.', {
    verde: 'carriola-verde',
    rojo: 'carriola-roja',
    azul: 'carriola',
  }),
];

export const LANGUAGE = TALK.language;

const SERVICES: PlainService[] = [
  {
    sku: 'ARMADO-MUEBLE',
    picture: 'desarmador-derecha',
    gross: 599,
    name: 'Möbelaufbau bei dir zu Hause',
    text: 'Jemand kommt mit Werkzeug, baut dein Möbel auf und nimmt die Verpackung mit. Der Preis gilt für ein Möbel.',
  },
  {
    sku: 'INSTALA-PANTALLA',
    picture: 'taladro-inalambrico-derecha',
    gross: 749,
    name: 'Wandmontage des Fernsehers',
    text: 'Wir hängen deinen Fernseher an eine feste Halterung und verlegen die Kabel ordentlich.',
  },
  {
    sku: 'INSTALA-LAVADORA',
    picture: 'lavadora-carga-frontal-detalle',
    gross: 449,
    name: 'Anschluss der Waschmaschine',
    text: 'Wir schließen die Schläuche an, richten die Maschine aus und lassen sie einmal laufen.',
  },
];
const TOGETHER = 'Eine Leistung wird zusammen mit einem Artikel bestellt, den wir dir liefern.';

const FIRST_SERVICE = 3900;
export const PRODUCTS = [...plainProducts(TALK, ITEMS, BRANCHES, 3000), ...plainServices(SERVICES, TOGETHER, 370, BRANCHES, FIRST_SERVICE)];
