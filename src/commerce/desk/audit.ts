import type { AuditAction, AuditState, AuditSubject } from '../../domain/audit';

/** One thing that an operator did. Epoch ms. */
export interface AuditEntry {
  id: number;
  at: number;
  actor: string;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  before: AuditState | null;
  after: AuditState | null;
  note: string | null;
  /** Of an order that is picked up: what of it is sent lies ready at its branch. */
  isPickup?: true;
}

/** What a page of the record is narrowed by; null for all. */
export interface AuditQuery {
  actor: string | null;
  subject: AuditSubject | null;
  /** Number of an order, sku, code of a coupon, id of a customer: with `subject` alone. */
  subjectId: string | null;
  /** Epoch ms: not before, and before. */
  from: number | null;
  to: number | null;
  /** Id of the last entry of the page before. */
  after: number | null;
}

export interface AuditPage {
  /** The newest first. */
  entries: AuditEntry[];
  /** What the next page is asked with, null behind the last one. */
  next: number | null;
}

export interface DeskAudit {
  /** At most `size` entries. */
  list(query: AuditQuery, size: number): Promise<AuditPage>;
  /** What those are called who did something, in their order. */
  actors(): Promise<string[]>;
}

declare module '../desk' {
  interface Desk {
    audit: DeskAudit;
  }
}
