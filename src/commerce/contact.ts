import type { ContactMessage } from '../domain/contact';
import type { Result } from '../domain/result';

/** A message as it is kept; `at` in epoch ms. */
export interface KeptMessage extends ContactMessage {
  id: number;
  at: number;
}

/** Messages to the shop. They are ours in every store view: the family of retailers has no call for them. */
export interface ContactPort {
  /** Keeps messages and tells the retailer of each by mail; sent again under the same key they are kept once. */
  send(messages: readonly ContactMessage[], key: string | null): Promise<Result<null>>;
}

export interface DeskMessages {
  /** What people wrote to the shop, the newest first; `before` is the id the last page ended with. */
  messages(before: number | null): Promise<{ messages: KeptMessage[]; next: number | null }>;
}

declare module './desk' {
  interface Desk {
    contact: DeskMessages;
  }
}

declare module './commerce' {
  interface Commerce {
    contact: ContactPort;
  }
}
