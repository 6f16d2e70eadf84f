import type { Opinion } from '../range/opinions/index.ts';

/** What customers say, by the top category of the product. */
export const OPINIONS: Record<number, Opinion[]> = {
  410: [
    ['Comodissimo', 'Dopo tre mesi la seduta è ancora soda.'],
    ['Bello dal vivo', 'Gli ospiti chiedono sempre dove l’abbiamo preso.'],
    ['Misure giuste', 'Avevo preso le misure ed è entrato al centimetro.'],
    ['Solido', 'Con due bambini in casa non si è mosso nulla.'],
    ['Colore fedele', 'Proprio la tinta della foto.'],
  ],
  420: [
    ['Finalmente si dorme', 'La mattina la schiena ringrazia.'],
    ['Ben fatto', 'I pezzi c’erano tutti e combaciavano.'],
    ['Nessun cigolio', 'Dopo settimane è silenzioso come il primo giorno.'],
    ['Camera rinnovata', 'È bastato questo per cambiarle faccia.'],
  ],
  430: [
    ['Lo uso ogni giorno', 'Si pulisce in un attimo e occupa poco.'],
    ['Semplice', 'Si capisce senza leggere il libretto.'],
    ['Buona qualità', 'Si sente che è robusto.'],
    ['Regalo riuscito', 'Mia suocera ne è entusiasta.'],
  ],
  440: [
    ['Funziona subito', 'Tolto dalla scatola, acceso, fatto.'],
    ['Prezzo onesto', 'Ho confrontato a lungo e qui costava meno.'],
    ['Consigliato', 'Per studio e film è quello che serviva.'],
  ],
  450: [
    ['Che piacere', 'Da quando c’è passiamo fuori ogni domenica.'],
    ['Resistente', 'Ha preso la prima pioggia senza danni.'],
    ['Montaggio facile', 'In mezz’ora era pronto.'],
  ],
  460: [
    ['Proprio come volevo', 'Rifiniture curate, da vicino si vede.'],
    ['Consigliato', 'In famiglia è piaciuto a tutti.'],
    ['Ottimo acquisto', 'Usato tutti i giorni, sembra ancora nuovo.'],
  ],
};

export const SERVICE = [
  'La consegna è arrivata un giorno prima.',
  'Il corriere ha telefonato prima di passare.',
  'Imballo perfetto, nemmeno un graffio.',
  'Pagato alla consegna, fattura nella scatola.',
  'Alla mia domanda hanno risposto in giornata.',
  'Lo ricomprerei.',
];

export const NAMES = [
  'Giulia',
  'Marco',
  'Signora Bruna',
  'Davide P.',
  'Elisa',
  'Sandro',
  'Chiara',
  'Beppe',
  'Ilaria',
  'Tommaso',
  'Nives',
  'Franco L.',
];
