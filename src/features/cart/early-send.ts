/** A form sent before its component ran: by the document's own script, under a key of its own. */
export interface EarlySend {
  /** Its fields without the key. */
  body: string;
  key: string;
  /** Epoch ms. */
  askedAt: number;
  /** null when there was no answer. */
  response: Promise<Response | null>;
}

declare global {
  interface HTMLFormElement {
    /**
     * Set by the document's own script, and taken by whoever settles it: the form's component, or that script where it
     * does not come.
     */
    earlySend?: EarlySend;
    /** Of what was bought at once before its component ran: a page, which a second tap asks for under the same key. */
    buyKey?: string | undefined;
  }
}

/** The early send of a form, to be settled by the caller alone; null when there is none. */
export function takeEarlySend(form: HTMLFormElement): EarlySend | null {
  const send = form.earlySend ?? null;
  delete form.earlySend;
  return send;
}
