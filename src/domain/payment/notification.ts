import type { Centavos } from '../money';
import { MONEY_EVENT_TYPES } from '../order/events';

/** The forms of payment whose money comes by way of somebody else. */
export const NOTIFIED_FORMS = ['spei', 'store', 'card'] as const;
export type NotifiedForm = (typeof NOTIFIED_FORMS)[number];

/** What such a party tells of; only the shop itself adjusts, sees what it sent back by hand come back, and notes by mistake. */
export const NOTIFIED_TYPES = MONEY_EVENT_TYPES.filter(
  (type) => type !== 'adjusted' && type !== 'bounced' && type !== 'take-back-received',
);
export type NotifiedType = (typeof NOTIFIED_TYPES)[number];

/** A movement of money as whoever took it tells of it. */
export interface PaymentNotification {
  /** Its name there: what is told twice under one id counts once. */
  id: string;
  type: NotifiedType;
  form: NotifiedForm;
  /** CLABE, reference at the till, or the gateway's id of the payment. */
  reference: string;
  amount: Centavos;
  /** ISO 4217. */
  currency: string;
  /** Epoch ms. */
  at: number;
}

/**
 * Why a movement of money moved nothing and waits for the operator. reference: no order of ours; currency, amount:
 * another one than the order's; type: what this form of payment does not do; reused: its id was told before with
 * something else; refused: the order cannot do it; denied: the gateway, asked at that moment, does not know of it.
 */
export const UNMATCHED_REASONS = ['reference', 'currency', 'amount', 'type', 'reused', 'refused', 'denied'] as const;
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];

/** Transfers and payments at a till come and go; nothing of them is held. */
const COLLECTED_TYPES: readonly NotifiedType[] = ['received', 'reversed', 'refunded'];

/** Whether a form of payment can do this. */
export const canHappen = ({ form, type }: Pick<PaymentNotification, 'form' | 'type'>): boolean =>
  form === 'card' || COLLECTED_TYPES.includes(type);

/**
 * Whether an operator may put money that fits nothing onto an order: money that came in the currency of the order, by a
 * party that collects it, under an id that stands for nothing else. What a card gave is its gateway's to tell.
 */
export const canBeApplied = (
  {
    form,
    type,
    reason,
    currency,
  }: Pick<PaymentNotification, 'form' | 'type' | 'currency'> & { reason: UnmatchedReason },
  ordered: string,
): boolean => form !== 'card' && type === 'received' && reason !== 'reused' && currency === ordered;

/** Who tells of this form. */
export const sourceOfForm = (form: NotifiedForm): 'collector' | 'gateway' =>
  form === 'card' ? 'gateway' : 'collector';
