import { newKey } from '../shop/new-key';

/** The last send that got no answer. */
let unanswered: { send: string; key: string } | null = null;

/** The key of a send: a fresh one, or that of the last send when it was the same and nobody knows what became of it. */
export function keyForSend(action: string, body: string): string {
  const send = `${action}?${body}`;
  if (unanswered?.send !== send) unanswered = { send, key: newKey() };
  return unanswered.key;
}

/** Somebody else's send got no answer: sent again as it was, it goes under its own key. */
export function keepUnanswered(action: string, body: string, key: string): void {
  unanswered = { send: `${action}?${body}`, key };
}

/** The last send was answered: the next one is a new intention. */
export function sendAnswered(): void {
  unanswered = null;
}
