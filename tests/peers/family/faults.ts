import type { ServerResponse } from 'node:http';

/**
 * How a call goes wrong: refused or unavailable before it acts; after its effect stalled, cut short, answered in HTML,
 * or its answer lost. 'say' and 'lie' answer what the fault tells them to: the one without the effect, the other in
 * spite of it.
 */
export type FaultMode = 'refuse' | 'unavailable' | 'stall' | 'cut' | 'html' | 'lose' | 'say' | 'lie';

/** Forms a refusal's result comes in. Source: contract §1.0. */
export type RefusalForm = 'text' | 'platform' | 'object' | 'list';

export interface Fault {
  /** Path below /api a call starts with, e.g. cart/update; '' for any call. */
  call: string;
  mode: FaultMode;
  /** How many calls go well before it hits. */
  skip?: number;
  /** How many calls it hits, one when left out; the next ones go well. */
  times?: number;
  form?: RefusalForm;
  /** Status and code of a refusal instead of those of its form. */
  code?: number;
  /** What 'say' and 'lie' answer: an envelope, or text that is none. */
  answer?: { status: number; body: unknown };
}

/** What a refusal of the peer says, in every form. */
export const REFUSED = 'The store is counting its stock';

const REFUSALS: Record<RefusalForm, { code: number; result: unknown }> = {
  text: { code: 500, result: REFUSED },
  platform: { code: 400, result: REFUSED },
  object: { code: 500, result: { errorMessage: REFUSED, code: 500 } },
  list: {
    code: 500,
    result: [{ keyword: 'required', dataPath: '', schemaPath: '#/required', params: {}, message: REFUSED }],
  },
};

const HTML = '<html><body>Service is busy</body></html>';

export class Faults {
  /** How often a fault has hit. */
  hits = 0;
  private armed: (Fault & { skip: number; times: number })[] = [];

  arm(faults: Fault[]): void {
    this.armed = faults.map((fault) => ({ skip: 0, times: 1, ...fault }));
  }

  /** The fault that hits this call, used up once. */
  take(path: string): Fault | null {
    for (const fault of this.armed) {
      if (fault.times <= 0 || !path.startsWith(fault.call)) continue;
      if (fault.skip > 0) {
        fault.skip -= 1;
        continue;
      }
      fault.times -= 1;
      this.hits += 1;
      return fault;
    }
    return null;
  }
}

/** True for faults that hit before the call acts. */
export const isBefore = (fault: Fault): boolean =>
  fault.mode === 'refuse' || fault.mode === 'unavailable' || fault.mode === 'say';

/** Answers as the fault demands; `good` is the answer that would have been sent. */
export function spoil(fault: Fault, response: ServerResponse, good: string): void {
  switch (fault.mode) {
    case 'stall':
      return;
    case 'lose':
      response.socket?.destroy();
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(good) + 1 });
      response.write(good.slice(0, Math.max(1, Math.floor(good.length / 2))), () => response.socket?.destroy());
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
      return;
    case 'unavailable':
      response.writeHead(503, { 'content-type': 'text/html' }).end(HTML);
      return;
    case 'say':
    case 'lie': {
      const { status, body } = fault.answer ?? { status: 500, body: {} };
      const isText = typeof body === 'string';
      response
        .writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' })
        .end(isText ? body : JSON.stringify(body));
      return;
    }
    case 'refuse': {
      const form = REFUSALS[fault.form ?? 'text'];
      const refusal = { ...form, code: fault.code ?? form.code };
      response.writeHead(refusal.code, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
    }
  }
}
