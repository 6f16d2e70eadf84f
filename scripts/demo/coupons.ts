/** A coupon as the import takes it: whole percent, or pesos with IVA when fixed. */
export interface CouponDocument {
  code: string;
  kind: 'percent' | 'fixed';
  value: number;
  from?: string;
  to?: string;
  /** Pesos with IVA. */
  minimum?: number;
  once_per_customer?: boolean;
  max_uses?: number;
}

export const COUPONS: CouponDocument[] = [
  { code: 'BIENVENIDA10', kind: 'percent', value: 10 },
  { code: 'MENOS200', kind: 'fixed', value: 200 },
  { code: 'BOLETIN10', kind: 'percent', value: 10, once_per_customer: true },
  { code: 'GRANDE500', kind: 'fixed', value: 500, minimum: 5000, max_uses: 100 },
  { code: 'VERANO2025', kind: 'percent', value: 15, from: '2025-06-21', to: '2025-09-21' },
];
