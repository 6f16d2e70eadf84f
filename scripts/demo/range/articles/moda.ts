import { MATERIAL } from '../../kit/attributes.ts';
import { article } from '../article.ts';

const { piel, tela, plastico } = MATERIAL;
const DAMA = { n23: 1, n24: 1, n25: 1, n26: 1 };
const CABALLERO = { n26: 1, n27: 1, n28: 1, n29: 1 };

export const MODA = [
  article(
    'botines-dama',
    'zapatoDama',
    1_199,
    ['Botín Liso', 'Tacón cuadrado y cierre lateral, para andar todo el día.'],
    ['Botín Urbano', 'Punta afilada y caña corta que alarga la pierna.'],
    [['Tacón de 6 cm'], null, null, null],
    {
      colours: { gris: 'botines-dama', cafe: 'botines-cafe', negro: 'botines-negros', vino: 'botines-vino' },
      sizes: DAMA,
      materials: [piel],
      measures: 'Tallas 23 a 26 en centímetros',
    },
  ),
  article(
    'zapatillas-negras',
    'zapatoDama',
    899,
    ['Zapatilla de Vestir', 'Punta fina y tacón delgado que no se tambalea.'],
    ['Zapatilla de Noche', 'La que nunca falla: fiesta, oficina o graduación.'],
    [['Tacón de 9 cm'], null, null, null],
    {
      colours: { negro: 'zapatillas-negras', rojo: 'zapatillas-rojas', azul: 'zapatillas-azules' },
      sizes: DAMA,
      materials: [piel],
      measures: 'Tallas 23 a 26 en centímetros',
    },
  ),
  article(
    'mocasines',
    'zapatoCaballero',
    1_099,
    ['Mocasín de Vestir', 'Se calza sin agujetas y combina con pantalón o mezclilla.'],
    ['Mocasín Clásico de Caballero', 'Liso por fuera, firme de costura y con suela que no resbala.'],
    [['Liso'], null, null, null],
    {
      colours: { negro: 'mocasines', cafe: 'mocasines-cafe', vino: 'mocasines-vino' },
      sizes: CABALLERO,
      materials: [piel],
      measures: 'Tallas 26 a 29 en centímetros',
    },
  ),
  article(
    'pantuflas',
    'pantufla',
    349,
    ['Pantufla de Descanso', 'Suela antiderrapante y banda acolchada para andar en casa.'],
    ['Sandalia de Casa', 'Para el baño, el cuarto o la alberca: se lava y se seca rápido.'],
    [['Banda Ancha'], null, null],
    {
      colours: { azul: 'pantuflas', vino: 'pantuflas-vino', verde: 'pantuflas-verdes' },
      sizes: { n24: 1, n25: 1, n26: 1, n27: 1 },
      materials: [tela],
      care: 'Lava a mano con agua fría y seca a la sombra.',
      points: ['Suela antiderrapante', 'Se lavan a mano con agua fría', 'Tallas mexicanas en centímetros'],
      says: [
        'Abrigan sin acalorar y no hacen ruido en el pasillo.',
        'Se ponen y se quitan sin agacharse.',
        'Se secan pronto y no guardan olor.',
      ],
      measures: 'Tallas 24 a 27 en centímetros',
    },
  ),
  article(
    'tenis-urbanos',
    'zapatoCaballero',
    1_299,
    ['Zapato de Lona', 'Ligero, de agujetas y suela gruesa, para caminar la ciudad entera.'],
    ['Zapato de Lona Urbano', 'Va con todo y no cansa, del metro a la oficina.'],
    [['de Agujetas'], null, null, null],
    {
      tone: 'rojo',
      sizes: CABALLERO,
      materials: [tela],
      care: 'Lava a mano con agua fría y seca a la sombra, sin agujetas.',
      measures: 'Tallas 26 a 29 en centímetros',
    },
  ),
  article(
    'portafolio-ejecutivo',
    'accesorio',
    1_690,
    ['Portafolio Ejecutivo', 'Dos divisiones, broche metálico y espacio para la laptop.'],
    ['Portafolio de Broche', 'Formal por fuera y ordenado por dentro, para juntas de verdad.'],
    [['14 Pulgadas'], ['15 Pulgadas', 1.15, 1.08], null],
    {
      colours: { gris: 'portafolio-ejecutivo', cafe: 'portafolio-cafe', negro: 'portafolio-negro' },
      materials: [piel],
    },
  ),
  article(
    'lentes-de-sol',
    'accesorio',
    599,
    ['Lentes de Sol Envolventes', 'Protección completa y armazón que no se resbala al manejar.'],
    ['Lentes Deportivos', 'Cubren de lado a lado y pesan menos de treinta gramos.'],
    [['UV 400'], ['Polarizados', 1.5], null],
    { tone: 'grafito', materials: [plastico] },
  ),
];
