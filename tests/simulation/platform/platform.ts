import type { Env } from '../../../workers/env';
import type { Front } from '../goods';
import type { ScriptedRetailer } from '../retailer';

/** Where a history is played: the objects, who sells, the clock. */
export interface Platform {
  front: Front;
  /** Token of the cart. */
  token: string;
  env: Env;
  /** The retailer of this history; null where our own engine sells. */
  retailer: ScriptedRetailer | null;
  setNow(now: number): void;
  /** Takes the cart of this token out of memory; its storage stays. */
  evict(token: string): Promise<void>;
  /** Rings its alarm if it is due by now. */
  ring(token: string, now: number): Promise<void>;
  /** Orders that were made, by the ids they were asked for under. */
  orders(): Promise<{ orderId: string; lines: { sku: string; qty: number }[] }[]>;
  close(): Promise<void>;
}
