import type { DemoOrder, DemoPerson } from './person.ts';

const HOME = 0;
const MOTHER = 1;
const WEEKS_AGO = 21;

/** The newest last, as they were placed. */
const ORDERS: DemoOrder[] = [
  {
    id: 'entregado-hace-semanas',
    skus: { 'LAVA-FRONTAL': 1, 'SILLA-WINDSOR': 4 },
    payment: 'spei',
    to: HOME,
    steps: [
      'money-comes',
      { send: 'estafeta', guide: '3055512340' },
      { desk: 'deliver' },
      { ask: 'invoice' },
      { days: WEEKS_AGO },
    ],
  },
  {
    id: 'devolucion-pagada',
    skus: { 'AUDIFONOS-DIA': 2 },
    payment: 'card',
    to: HOME,
    steps: [
      { card: 'approved' },
      { send: 'dhl', guide: '5550001234' },
      { desk: 'deliver' },
      { days: 7 },
      {
        ask: 'return',
        units: 1,
        reason: 'defective',
        condition: 'opened',
        way: 'branch',
        comment: 'El lado izquierdo no suena.',
      },
      { return: 'authorise' },
      { return: 'receive', arrived: 1, accepted: 1 },
    ],
  },
  {
    id: 'devolucion-en-camino',
    skus: { 'LAMP-PIE': 1 },
    payment: 'cashondelivery',
    to: HOME,
    steps: [
      { desk: 'accept' },
      { send: 'own', guide: '' },
      { desk: 'deliver' },
      'money-comes',
      { ask: 'return', units: 1, reason: 'changed-mind', condition: 'unopened', way: 'parcel', comment: '' },
      { return: 'ship', carrier: 'Estafeta', guide: '3055512399' },
    ],
  },
  {
    id: 'devolucion-pedida',
    skus: { 'BURO-1C': 2 },
    payment: 'spei',
    to: HOME,
    steps: [
      'money-comes',
      { send: 'fedex', guide: '770155501234' },
      { desk: 'deliver' },
      {
        ask: 'return',
        units: 1,
        reason: 'damaged',
        condition: 'damaged',
        way: 'parcel',
        comment: 'Una pata llegó rota. Mando una foto.',
      },
      { return: 'picture' },
    ],
  },
  {
    id: 'cancelado-ya-pagado',
    skus: { 'SILLA-RUSTICA': 2 },
    payment: 'spei',
    to: HOME,
    steps: ['money-comes', { cancel: 'takes-too-long' }],
  },
  {
    id: 'enviado',
    skus: { 'COMODA-6C': 1 },
    payment: 'card',
    months: 6,
    to: HOME,
    steps: [{ card: 'approved' }, { send: 'dhl', guide: '5550001299' }],
  },
  {
    id: 'listo-en-sucursal',
    skus: { 'MESA-NOGAL': 1 },
    payment: 'cashondelivery',
    to: { branch: 'MID-CENTRO' },
    steps: [{ desk: 'accept' }, { desk: 'send' }],
  },
  {
    id: 'en-proceso',
    skus: { 'TOSTADOR-2R-RO': 1, 'LICUADORA-10V-RO': 1 },
    payment: 'card',
    to: MOTHER,
    steps: [{ card: 'approved' }],
  },
  {
    id: 'contra-entrega',
    skus: { 'JARRA-MESA': 3 },
    payment: 'cashondelivery',
    to: HOME,
    steps: [],
  },
  {
    id: 'por-transferir',
    skus: { 'BURO-1C': 1, 'DESARMADOR-REPUESTO': 2 },
    payment: 'spei',
    to: HOME,
    steps: [],
  },
];

/** Has everything: orders in every status, returns under way, lists, reviews, an invoice. */
export const LUCIA: DemoPerson = {
  id: 'lucia',
  store: 'viu',
  email: 'lucia@correo.example',
  firstName: 'Lucía Fernanda',
  lastName: 'Mondragón Chi',
  about: { gender: '2', birthDate: '1990-06-14', mobile: '9995550127' },
  addresses: [
    {
      firstname: 'Lucía Fernanda',
      lastname: 'Mondragón Chi',
      telephone: '9995550127',
      postcode: '97130',
      city: 'Mérida',
      region: 'Yucatán',
      region_code: 'YUC',
      street: ['Calle 18, 203, B', 'Altabrisa'],
      reference: 'Portón verde, junto a la papelería',
    },
    {
      firstname: 'Graciela',
      lastname: 'Chi Tzab',
      telephone: '9855550163',
      postcode: '97780',
      city: 'Valladolid',
      region: 'Yucatán',
      region_code: 'YUC',
      street: ['Calle 41, 188', 'Valladolid Centro'],
    },
  ],
  invoice: {
    taxId: 'TMA150312KB8',
    company: 'TALLERES DEL MAYAB',
    taxRegime: '601',
    cfdiUse: 'I02',
    fiscalZipCode: '97000',
  },
  wish: { notes: 'El timbre no sirve: llama al llegar.', receiver: 'Graciela Chi', hours: 'afternoon' },
  branch: 'MID-CENTRO',
  wantsNewsletter: true,
  lists: [
    { name: 'Para la sala', access: 'Privada', skus: ['SILLON-CHESTER', 'LAMP-PIE', 'MESA-METAL'] },
    { name: 'Cocina nueva', access: 'Compartida', skus: ['REFRI-DUPLEX', 'ESTUFA-6Q', 'LICUADORA-10V'] },
    { name: 'Mesa de regalos de Ximena', access: 'Publica', skus: ['BICI-URBANA', 'TOSTADOR-2R', 'SILLA-WINDSOR'] },
  ],
  viewed: ['BICI-URBANA', 'SOFA-CHESTER', 'PANTALLA-LED', 'COLCHON-NUBE', 'MESA-RUSTICA', 'CASCO-INTEGRAL'],
  reviews: [
    {
      sku: 'SILLA-WINDSOR',
      rating: 5,
      title: 'Firmes y bonitas',
      detail: 'Llegaron bien empacadas y se arman en diez minutos. Las usamos diario y no rechinan.',
      decision: 'aprobar',
    },
    {
      sku: 'LAVA-FRONTAL',
      rating: 4,
      title: 'Lava parejo, tarda un poco',
      detail: 'El ciclo normal dura casi dos horas, pero la ropa sale limpia y gasta poca agua.',
      decision: null,
    },
    {
      sku: 'AUDIFONOS-DIA',
      rating: 2,
      title: 'Llámame y te cuento',
      detail: 'Mejor escríbanme a mi número y les digo dónde venden otros.',
      decision: 'rechazar',
    },
  ],
  orders: ORDERS,
  requests: [
    {
      id: 'correccion-hecha',
      right: 'rectification',
      detail: 'Mi segundo apellido se escribe con «z».',
      weeksAgo: 3,
      answer: {
        decision: 'procede',
        text: 'Lo corregimos en tu cuenta y en tus pedidos abiertos.',
        isCarriedOut: true,
      },
    },
    {
      id: 'borrado-concedido',
      right: 'cancellation',
      detail: 'Borren los productos que vi y mis direcciones de antes.',
      weeksAgo: 1,
      answer: { decision: 'procede', text: 'Los borramos y te avisamos.', isCarriedOut: false },
    },
  ],
};
