import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { MATERIAL } from '../kit/attributes.ts';
import { bundle, simple } from '../kit/product.ts';
import { BRANCHES } from './categories.ts';

export const COMEDOR: ProductDocument[] = [
  simple(
    {
      id: 1030,
      sku: 'MESA-RUSTICA',
      name: 'Mesa de Comedor Rústica 8 Lugares',
      category: 31,
      gross: 6_499,
      pictures: ['comedor-rustico'],
      brand: 'Casa Ocote',
      materials: [MATERIAL.madera],
      measures: '220 × 95 × 76 cm',
      care: 'Encera dos veces al año; limpia derrames al momento.',
      guarantee: '12 meses contra defectos de fabricación',
      text: [
        'Tablones de pino con vetas visibles y travesaño cruzado. Cada mesa sale distinta porque la madera también lo es.',
      ],
      stock: 8,
      warranties: true,
      credit: true,
      tags: ['hecho'],
      rating: { average: 4.6, count: 11 },
      related: ['SILLA-RUSTICA', 'SILLA-WINDSOR'],
      added: '2026-02-26',
    },
    BRANCHES,
  ),
  simple(
    {
      id: 1031,
      sku: 'SILLA-RUSTICA',
      name: 'Silla Rústica con Cojín Azul',
      category: 32,
      gross: 1_199,
      pictures: ['silla-rustica'],
      brand: 'Casa Ocote',
      materials: [MATERIAL.madera, MATERIAL.tela],
      measures: '45 × 48 × 92 cm',
      care: 'El cojín se quita y se lava a mano.',
      text: ['Respaldo en cruz y cojín amarrado. Pino sellado listo para usarse o para barnizarla a tu gusto.'],
      stock: 60,
      groupPrice: { group: 2, gross: 999 },
      rating: { average: 4.3, count: 25 },
      added: '2026-02-26',
    },
    BRANCHES,
  ),
  simple(
    {
      id: 1032,
      sku: 'SILLA-WINDSOR',
      name: 'Silla Windsor de Madera',
      category: 32,
      gross: 1_799,
      pictures: ['silla-windsor'],
      brand: 'Casa Ocote',
      materials: [MATERIAL.madera],
      measures: '46 × 50 × 101 cm',
      care: 'Paño seco; evita el sol directo.',
      text: ['Respaldo de varillas curvas y asiento tallado, como las de antes, con uniones reforzadas.'],
      stock: 36,
      added: '2026-02-26',
    },
    BRANCHES,
  ),
  bundle(
    {
      id: 1033,
      sku: 'COMEDOR-ARMA',
      name: 'Comedor Rústico: Arma tu Juego',
      category: 31,
      gross: 13_693,
      pictures: ['comedor-rustico-6-sillas', 'comedor-rustico', 'silla-rustica', 'silla-windsor'],
      brand: 'Casa Ocote',
      materials: [MATERIAL.madera],
      measures: 'Mesa de 220 × 95 × 76 cm',
      text: ['La mesa rústica de ocho lugares con seis sillas. Escoge entre la silla rústica con cojín o la Windsor.'],
      stock: 5,
      credit: true,
      tags: ['hecho', 'armado'],
      added: '2026-03-01',
    },
    BRANCHES,
    [
      { title: 'Mesa', products: [{ sku: 'MESA-RUSTICA', qty: 1 }] },
      {
        title: 'Sillas',
        products: [
          { sku: 'SILLA-RUSTICA', qty: 6 },
          { sku: 'SILLA-WINDSOR', qty: 6 },
        ],
      },
      {
        title: 'Para vestir la mesa',
        isOptional: true,
        isMany: true,
        products: [
          { sku: 'JARRA-MESA', qty: 1 },
          { sku: 'ORQUIDEA-MESA', qty: 1 },
        ],
      },
    ],
  ),
];
