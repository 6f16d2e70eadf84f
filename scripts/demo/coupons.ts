/** A coupon as the import takes it: whole percent, or pesos with IVA when fixed. */
export interface CouponDocument {
  code: string;
  kind: 'percent' | 'fixed';
  value: number;
  from?: string;
  to?: string;
}

export const COUPONS: CouponDocument[] = [
  { code: 'BIENVENIDA10', kind: 'percent', value: 10 },
  { code: 'MENOS200', kind: 'fixed', value: 200 },
  { code: 'VERANO2025', kind: 'percent', value: 15, from: '2025-06-21', to: '2025-09-21' },
];
