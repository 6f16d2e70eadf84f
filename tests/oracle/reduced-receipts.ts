import { amounts, type ByHand, goods } from './by-hand.ts';

/** Receipts with a coupon; names begin with the case they are of. */
export const REDUCED_RECEIPTS: readonly ByHand[] = [
  {
    name: 'a coupon of 100 over three equal rows',
    working:
      '33.34 + 33.33 + 33.33; 82.66 × 16/116 = 11.4014, 82.67 × 16/116 = 11.4028, all 11.40; 348.00 − 100.00 = 248.00',
    cart: { lines: [goods(1, '100', '16'), goods(1, '100', '16'), goods(1, '100', '16')], coupon: { fixed: '100' } },
    expected: amounts({
      subtotal: 348_00,
      discount: 100_00,
      tax: 34_20,
      total: 248_00,
      rows: [
        [116_00, 33_34, 11_40, 0, 82_66],
        [116_00, 33_33, 11_40, 0, 82_67],
        [116_00, 33_33, 11_40, 0, 82_67],
      ],
    }),
  },
  {
    name: 'ten percent that end in half a centavo; shipping is not reduced',
    working:
      '10 % of 100.05 = 10.005 is 10.01; 90.04 × 16/116 = 12.4193 is 12.42; 12.42 + 16.00 = 28.42; 90.04 + 116.00 = 206.04',
    cart: { lines: [goods(1, '86.25', '16')], coupon: { percent: '10' }, shipping: { net: '100', gross: '116' } },
    expected: amounts({
      subtotal: 100_05,
      discount: 10_01,
      shipping: 116_00,
      tax: 28_42,
      total: 206_04,
      rows: [[100_05, 10_01, 12_42, 116_00, 206_04]],
    }),
  },
  {
    name: 'a coupon larger than the cart',
    working: '43.10 + 6.90 = 50.00, all of it off; what is left is the shipping, 10.00 + 1.60',
    cart: { lines: [goods(1, '43.10', '16')], coupon: { fixed: '80' }, shipping: { net: '10', gross: '11.60' } },
    expected: amounts({
      subtotal: 50_00,
      discount: 50_00,
      shipping: 11_60,
      tax: 160,
      total: 11_60,
      rows: [[50_00, 50_00, 0, 11_60, 11_60]],
    }),
  },
  {
    name: 'a coupon of just the cart',
    working: '116.00 + 58.00 = 174.00, all of it off',
    cart: { lines: [goods(1, '100', '16'), goods(1, '50', '16')], coupon: { fixed: '174' } },
    expected: amounts({
      subtotal: 174_00,
      discount: 174_00,
      tax: 0,
      total: 0,
      rows: [
        [116_00, 116_00, 0, 0, 0],
        [58_00, 58_00, 0, 0, 0],
      ],
    }),
  },
  {
    name: 'a coupon of one centavo',
    working: '115.99 × 16/116 = 15.9986 is 16.00',
    cart: { lines: [goods(1, '100', '16')], coupon: { fixed: '0.01' } },
    expected: amounts({
      subtotal: 116_00,
      discount: 1,
      tax: 16_00,
      total: 115_99,
      rows: [[116_00, 1, 16_00, 0, 115_99]],
    }),
  },
  {
    name: 'a coupon of one centavo over two equal rows',
    working: 'the first row takes it; 232.00 − 0.01 = 231.99',
    cart: { lines: [goods(1, '100', '16'), goods(1, '100', '16')], coupon: { fixed: '0.01' } },
    expected: amounts({
      subtotal: 232_00,
      discount: 1,
      tax: 32_00,
      total: 231_99,
      rows: [
        [116_00, 1, 16_00, 0, 115_99],
        [116_00, 0, 16_00, 0, 116_00],
      ],
    }),
  },
  {
    name: 'a hundred percent',
    working: '10 × 23.19 = 231.90, all of it off',
    cart: { lines: [goods(10, '19.99', '16')], coupon: { percent: '100' } },
    expected: amounts({ subtotal: 231_90, discount: 231_90, tax: 0, total: 0, rows: [[231_90, 231_90, 0, 0, 0]] }),
  },
  {
    name: 'ten percent off a sofa and a book without IVA',
    working: '530.00 = 500.00 + 30.00; 4,500.00 × 16/116 = 620.6897 is 620.69; 5,300.00 − 530.00 = 4,770.00',
    cart: { lines: [goods(1, '4310.344828', '16'), goods(1, '300', '0')], coupon: { percent: '10' } },
    expected: amounts({
      subtotal: 5_300_00,
      discount: 530_00,
      tax: 620_69,
      total: 4_770_00,
      rows: [
        [5_000_00, 500_00, 620_69, 0, 4_500_00],
        [300_00, 30_00, 0, 0, 270_00],
      ],
    }),
  },
  {
    name: 'the border with a coupon',
    working: '2 × 108.00 − 16.00 = 200.00; 200.00 × 8/108 = 14.8148 is 14.81',
    cart: { lines: [goods(2, '100', '8')], coupon: { fixed: '16' } },
    expected: amounts({
      subtotal: 216_00,
      discount: 16_00,
      tax: 14_81,
      total: 200_00,
      rows: [[216_00, 16_00, 14_81, 0, 200_00]],
    }),
  },
  {
    name: 'a coupon over rows of 16, 8 and 0 %',
    working:
      '35.802, 33.333, 30.864: the third has the largest remainder, 30.87; 80.20 × 16/116 = 11.062, 74.67 × 8/108 = 5.531; 11.06 + 5.53 = 16.59',
    cart: { lines: [goods(1, '100', '16'), goods(1, '100', '8'), goods(1, '100', '0')], coupon: { fixed: '100' } },
    expected: amounts({
      subtotal: 324_00,
      discount: 100_00,
      tax: 16_59,
      total: 224_00,
      rows: [
        [116_00, 35_80, 11_06, 0, 80_20],
        [108_00, 33_33, 553, 0, 74_67],
        [100_00, 30_87, 0, 0, 69_13],
      ],
    }),
  },
  {
    name: 'a free product takes no part of a coupon',
    working: '11.60 off 116.00; 104.40 × 16/116 = 14.40',
    cart: { lines: [goods(1, '0', '16'), goods(1, '100', '16')], coupon: { percent: '10' } },
    expected: amounts({
      subtotal: 116_00,
      discount: 11_60,
      tax: 14_40,
      total: 104_40,
      rows: [
        [0, 0, 0, 0, 0],
        [116_00, 11_60, 14_40, 0, 104_40],
      ],
    }),
  },
  {
    name: 'a coupon on a product with its warranty',
    working: '348.00 − 48.00 = 300.00; × 16/116 = 41.3793 is 41.38',
    cart: { lines: [goods(2, '100', '16', { warranty: { net: '50', rate: '16' } })], coupon: { fixed: '48' } },
    expected: amounts({
      subtotal: 348_00,
      discount: 48_00,
      tax: 41_38,
      total: 300_00,
      rows: [[348_00, 48_00, 41_38, 0, 300_00]],
    }),
  },
  {
    name: 'half off a bundle of two rates',
    working: '108.00 left, of it 108.00 × 116/216 = 58.00 at 16 %; 58.00 × 16/116 = 8.00',
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
      coupon: { percent: '50' },
    },
    expected: amounts({
      subtotal: 216_00,
      discount: 108_00,
      tax: 800,
      total: 108_00,
      rows: [[216_00, 108_00, 800, 0, 108_00]],
    }),
  },
  {
    name: 'a coupon on a bundle with two of one part',
    working:
      '2 × 11.72 + 27.00 = 50.44; 40.44 left; 18.7929 × 16/116 + 21.6471 × 8/108 = 2.5921 + 1.6035 = 4.1956 is 4.20',
    cart: {
      lines: [
        {
          qty: 1,
          parts: [
            { net: '10.10', rate: '16', each: 2 },
            { net: '25', rate: '8' },
          ],
        },
      ],
      coupon: { fixed: '10' },
    },
    expected: amounts({
      subtotal: 50_44,
      discount: 10_00,
      tax: 420,
      total: 40_44,
      rows: [[50_44, 10_00, 420, 0, 40_44]],
    }),
  },
  {
    name: 'G11 half off a product with an option of a fixed amount',
    working: '2 × (116.00 + 5.00) = 242.00; 121.00 left, of it 116.00 at 16 %: 16.00',
    cart: { lines: [goods(2, '100', '16', { options: [{ fixed: '5' }] })], coupon: { percent: '50' } },
    expected: amounts({
      subtotal: 242_00,
      discount: 121_00,
      tax: 16_00,
      total: 121_00,
      rows: [[242_00, 121_00, 16_00, 0, 121_00]],
    }),
  },
];
