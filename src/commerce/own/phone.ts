import type { Result } from '../../domain/result';
import type { CustomerAccess } from '../customers';

/** What is known of a customer's telephone. Moments in epoch ms. */
export interface PhoneState {
  /** The telephone that was confirmed, ten digits; null while none is. */
  confirmed: string | null;
  /** The code that was sent and not used yet, and until when it counts; null without one. */
  waits: { phone: string; until: number } | null;
}

/** A code that was sent. Moments in epoch ms. */
export interface SentCode {
  /** Until when it counts. */
  until: number;
  /** From when on another one may be asked for. */
  again: number;
}

/** What became of asking a retailer for a code: it was sent; 'nothing': it says there is none; 'lost': no answer. */
export type CodeAnswer = SentCode | 'sent' | 'nothing' | 'lost';

export interface OwnPhone {
  /** null where the shop confirms no telephones: it sends no messages, or a retailer keeps the customers. */
  state(): Promise<Result<PhoneState | null>>;
  /**
   * Sends a code of four digits to this telephone, which is the one of the profile. 429 while another one may still
   * arrive (detail.retryAfter), 404 where the shop sends none.
   */
  sendCode(phone: string): Promise<Result<CodeAnswer>>;
  /** Confirms the telephone by its code. 400 for a wrong one and one that counts no longer, 429 after five tries. */
  confirm(phone: string, code: string): Promise<Result<null>>;
}

export interface PhonesPort {
  ofCustomer(customer: CustomerAccess): OwnPhone;
}

declare module '../commerce' {
  interface Commerce {
    phones: PhonesPort;
  }
}
