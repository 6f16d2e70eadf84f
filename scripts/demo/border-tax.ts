import { TAXABLE } from './kit/product.ts';

/**
 * The demo's shop with a branch in Tijuana is registered for the reduced rate of the northern border: what is delivered
 * or picked up there bears 8 %.
 */
export const DEMO_BORDER_TAX = JSON.stringify({
  viu: [{ region: 'norte', taxClassIds: [TAXABLE], from: '2026-01-01' }],
});
