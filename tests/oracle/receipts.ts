import { amounts, type ByHand, goods } from './by-hand.ts';

/** Receipts without a coupon; names begin with the case they are of. */
export const RECEIPTS: readonly ByHand[] = [
  {
    name: 'F1 G01 a net of 100 at 16 %',
    working: '100.00 + 16.00 = 116.00',
    cart: { lines: [goods(1, '100', '16')] },
    expected: amounts({ subtotal: 116_00, tax: 16_00, total: 116_00, rows: [[116_00, 0, 16_00, 0, 116_00]] }),
  },
  {
    name: 'F7 a price of 90 with IVA',
    working: 'net 77.586… is 77.59; 77.586… × 0.16 = 12.4138 is 12.41; 77.59 + 12.41 = 90.00',
    cart: { lines: [goods(1, '77.586206', '16')] },
    expected: amounts({ subtotal: 90_00, tax: 12_41, total: 90_00, rows: [[90_00, 0, 12_41, 0, 90_00]] }),
  },
  {
    name: 'F9 a special price of 80',
    working: '80.00 + 12.80 = 92.80',
    cart: { lines: [goods(1, '80', '16')] },
    expected: amounts({ subtotal: 92_80, tax: 12_80, total: 92_80, rows: [[92_80, 0, 12_80, 0, 92_80]] }),
  },
  {
    name: 'F13b G01 a book without IVA',
    working: '100.00 + 0 = 100.00',
    cart: { lines: [goods(1, '100', '0')] },
    expected: amounts({ subtotal: 100_00, tax: 0, total: 100_00, rows: [[100_00, 0, 0, 0, 100_00]] }),
  },
  {
    name: 'F15 a net of 19.99',
    working: '19.99 × 0.16 = 3.1984 is 3.20; 19.99 + 3.20 = 23.19',
    cart: { lines: [goods(1, '19.99', '16')] },
    expected: amounts({ subtotal: 23_19, tax: 320, total: 23_19, rows: [[23_19, 0, 320, 0, 23_19]] }),
  },
  {
    name: 'F21 a rate of 8.25 %',
    working: '100.00 + 8.25 = 108.25',
    cart: { lines: [goods(1, '100', '8.25')] },
    expected: amounts({ subtotal: 108_25, tax: 825, total: 108_25, rows: [[108_25, 0, 825, 0, 108_25]] }),
  },
  {
    name: 'G01 the border: 8 %',
    working: '100.00 + 8.00 = 108.00',
    cart: { lines: [goods(1, '100', '8')] },
    expected: amounts({ subtotal: 108_00, tax: 800, total: 108_00, rows: [[108_00, 0, 800, 0, 108_00]] }),
  },
  {
    name: 'G01 goods, a gift card and a book delivered at the border',
    working:
      'chair 19.99 × 0.08 = 1.5992 is 1.60, 21.59; × 3 = 64.77, IVA 4.80; card nowhere delivered: 500 + 80 = 580; book 100 + 0',
    cart: {
      atBorder: true,
      lines: [goods(3, '19.99', '16'), { ...goods(1, '500', '16'), virtual: true }, goods(1, '100', '0')],
    },
    expected: amounts({
      subtotal: 744_77,
      tax: 84_80,
      total: 744_77,
      rows: [
        [64_77, 0, 4_80, 0, 64_77],
        [580_00, 0, 80_00, 0, 580_00],
        [100_00, 0, 0, 0, 100_00],
      ],
    }),
  },
  {
    name: 'D3 one of 1 and two of 2 without methods',
    working: '1 × 1.00 + 2 × 2.00 = 5.00',
    cart: { lines: [goods(1, '1', '0'), goods(2, '2', '0')] },
    expected: amounts({
      subtotal: 500,
      tax: 0,
      total: 500,
      rows: [
        [100, 0, 0, 0, 100],
        [400, 0, 0, 0, 400],
      ],
    }),
  },
  {
    name: 'D5 three of 10 and a shipping of 5',
    working:
      '8.62 + 1.38 = 10.00; 5.00 / 3 = 1.666…, 1.67 + 1.67 + 1.66; IVA 3 × 1.38 + 0.69 = 4.83; 30.00 + 5.00 = 35.00',
    cart: {
      lines: [goods(1, '8.62', '16'), goods(1, '8.62', '16'), goods(1, '8.62', '16')],
      shipping: { net: '4.31', gross: '5.00' },
    },
    expected: amounts({
      subtotal: 30_00,
      shipping: 500,
      tax: 483,
      total: 35_00,
      rows: [
        [10_00, 0, 138, 167, 11_67],
        [10_00, 0, 138, 167, 11_67],
        [10_00, 0, 138, 166, 11_66],
      ],
    }),
  },
  {
    name: 'CFDI G03 a price of 1,234.50',
    working: 'net 1,064.224… is 1,064.22; × 0.16 = 170.2759 is 170.28; together 1,234.50',
    cart: { lines: [goods(1, '1064.224138', '16')] },
    expected: amounts({ subtotal: 1_234_50, tax: 170_28, total: 1_234_50, rows: [[1_234_50, 0, 170_28, 0, 1_234_50]] }),
  },
  {
    name: 'CFDI G05 IVA is rounded by line, not on the sum',
    working: '1.616, 3.232, 4.856, 0.1584 are 1.62, 3.23, 4.86, 0.16: 9.87, not 9.86; 61.64 + 9.87 = 71.51',
    cart: {
      lines: [goods(1, '10.10', '16'), goods(1, '20.20', '16'), goods(1, '30.35', '16'), goods(1, '0.99', '16')],
    },
    expected: amounts({
      subtotal: 71_51,
      tax: 987,
      total: 71_51,
      rows: [
        [11_72, 0, 162, 0, 11_72],
        [23_43, 0, 323, 0, 23_43],
        [35_21, 0, 486, 0, 35_21],
        [115, 0, 16, 0, 115],
      ],
    }),
  },
  {
    name: 'CFDI G07 a sofa of 5,000 and a book of 300',
    working: '4,310.34 + 689.66 = 5,000.00; 300.00 without IVA; 5,300.00',
    cart: { lines: [goods(1, '4310.344828', '16'), goods(1, '300', '0')] },
    expected: amounts({
      subtotal: 5_300_00,
      tax: 689_66,
      total: 5_300_00,
      rows: [
        [5_000_00, 0, 689_66, 0, 5_000_00],
        [300_00, 0, 0, 0, 300_00],
      ],
    }),
  },
  {
    name: 'one centavo',
    working: '0.01 × 0.16 = 0.0016 is 0; 100 × 0.01 = 1.00',
    cart: { lines: [goods(100, '0.01', '16')] },
    expected: amounts({ subtotal: 100, tax: 0, total: 100, rows: [[100, 0, 0, 0, 100]] }),
  },
  {
    name: 'five centavos',
    working: '0.05 × 0.16 = 0.008 is 0.01; 100 × 0.06 = 6.00, of it 100 × 0.01 IVA',
    cart: { lines: [goods(100, '0.05', '16')] },
    expected: amounts({ subtotal: 600, tax: 100, total: 600, rows: [[600, 0, 100, 0, 600]] }),
  },
  {
    name: 'half a centavo of a net goes up',
    working: '0.125 is 0.13; 0.125 × 0.16 = 0.02; 0.13 + 0.02 = 0.15',
    cart: { lines: [goods(1, '0.125', '16')] },
    expected: amounts({ subtotal: 15, tax: 2, total: 15, rows: [[15, 0, 2, 0, 15]] }),
  },
  {
    name: 'half a centavo of IVA goes up',
    working: '0.50 × 0.05 = 0.025 is 0.03; 0.50 + 0.03 = 0.53',
    cart: { lines: [goods(1, '0.50', '5')] },
    expected: amounts({ subtotal: 53, tax: 3, total: 53, rows: [[53, 0, 3, 0, 53]] }),
  },
  {
    name: 'ten thousand units',
    working: '23.19 × 10,000 = 231,900.00; 3.20 × 10,000 = 32,000.00',
    cart: { lines: [goods(10_000, '19.99', '16')] },
    expected: amounts({
      subtotal: 231_900_00,
      tax: 32_000_00,
      total: 231_900_00,
      rows: [[231_900_00, 0, 32_000_00, 0, 231_900_00]],
    }),
  },
  {
    name: 'a free product is shipped',
    working: 'the row takes the 99.00, of it 99.00 − 85.34 = 13.66 IVA',
    cart: { lines: [goods(2, '0', '16')], shipping: { net: '85.34', gross: '99' } },
    expected: amounts({ subtotal: 0, shipping: 99_00, tax: 13_66, total: 99_00, rows: [[0, 0, 0, 99_00, 99_00]] }),
  },
  {
    name: 'two free products share the shipping by their number',
    working: '100.00 × 1/3 = 33.333, × 2/3 = 66.667: 33.33 + 66.67; 100.00 − 86.21 = 13.79',
    cart: { lines: [goods(1, '0', '16'), goods(2, '0', '16')], shipping: { net: '86.21', gross: '100' } },
    expected: amounts({
      subtotal: 0,
      shipping: 100_00,
      tax: 13_79,
      total: 100_00,
      rows: [
        [0, 0, 0, 33_33, 33_33],
        [0, 0, 0, 66_67, 66_67],
      ],
    }),
  },
  {
    name: 'a warranty with each unit',
    working: '2 × (116.00 + 58.00) = 348.00; 2 × (16.00 + 8.00) = 48.00',
    cart: { lines: [goods(2, '100', '16', { warranty: { net: '50', rate: '16' } })] },
    expected: amounts({ subtotal: 348_00, tax: 48_00, total: 348_00, rows: [[348_00, 0, 48_00, 0, 348_00]] }),
  },
  {
    name: 'a bundle of two rates',
    working: '116.00 + 100.00 = 216.00, of it 16.00 IVA',
    cart: {
      lines: [
        {
          qty: 1,
          parts: [
            { net: '100', rate: '16' },
            { net: '100', rate: '0' },
          ],
        },
      ],
    },
    expected: amounts({ subtotal: 216_00, tax: 16_00, total: 216_00, rows: [[216_00, 0, 16_00, 0, 216_00]] }),
  },
  {
    name: 'an option of ten percent',
    working: '110.00 net; 116.00 + 11.60 = 127.60; 17.60 IVA',
    cart: { lines: [goods(1, '100', '16', { options: [{ percent: '10' }] })] },
    expected: amounts({ subtotal: 127_60, tax: 17_60, total: 127_60, rows: [[127_60, 0, 17_60, 0, 127_60]] }),
  },
  {
    name: 'shipping and a cost of payment over three rows',
    working: '1.67 + 0.67, 1.67 + 0.67, 1.66 + 0.66; 4.14 + 0.69 + 0.28 = 5.11; 30.00 + 5.00 + 2.00 = 37.00',
    cart: {
      lines: [goods(1, '8.62', '16'), goods(1, '8.62', '16'), goods(1, '8.62', '16')],
      shipping: { net: '4.31', gross: '5.00' },
      payment: { net: '1.72', gross: '2.00' },
    },
    expected: amounts({
      subtotal: 30_00,
      shipping: 500,
      payment: 200,
      tax: 511,
      total: 37_00,
      rows: [
        [10_00, 0, 138, 234, 12_34],
        [10_00, 0, 138, 234, 12_34],
        [10_00, 0, 138, 232, 12_32],
      ],
    }),
  },
  {
    name: 'what is virtual is not shipped',
    working: '116.00 + 116.00 + 116.00; the shipping is of the first row',
    cart: {
      lines: [goods(1, '100', '16'), goods(1, '100', '16', { virtual: true })],
      shipping: { net: '100', gross: '116' },
    },
    expected: amounts({
      subtotal: 232_00,
      shipping: 116_00,
      tax: 48_00,
      total: 348_00,
      rows: [
        [116_00, 0, 16_00, 116_00, 232_00],
        [116_00, 0, 16_00, 0, 116_00],
      ],
    }),
  },
  {
    name: 'store credit stands second',
    working: '1,160.00 − 1,000.00 = 160.00; the total stays 1,160.00',
    cart: { lines: [goods(1, '1000', '16')], withoutCredit: '1000' },
    expected: amounts({
      subtotal: 1_160_00,
      shownSubtotal: 1_000_00,
      credit: 160_00,
      tax: 160_00,
      total: 1_160_00,
      rows: [[1_160_00, 0, 160_00, 0, 1_160_00]],
    }),
  },
];
