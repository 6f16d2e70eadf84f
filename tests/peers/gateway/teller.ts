const PAUSES_MS = [500, 1000, 2000, 4000, 8000];

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** `t=<epoch s>,v1=<hex of HMAC-SHA256(key, "<t>.<body>")>`. */
export async function signature(key: string, body: string, now: number): Promise<string> {
  const at = Math.floor(now / 1000);
  const encoder = new TextEncoder();
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return `t=${at},v1=${hex(await crypto.subtle.sign('HMAC', imported, encoder.encode(`${at}.${body}`)))}`;
}

export interface Notice {
  id: string;
  type: string;
  form: 'spei' | 'store' | 'card';
  reference: string;
  amount: number;
  currency: string;
  at: string;
}

/** Tells the shop of a movement, again until it takes it; answers whether it did. */
export async function tellShop(
  url: string,
  key: string,
  notice: Notice,
  pauses: readonly number[] = PAUSES_MS,
): Promise<boolean> {
  const body = JSON.stringify(notice);
  for (let tries = 0; ; tries += 1) {
    const headers = {
      'content-type': 'application/json',
      'payments-signature': await signature(key, body, Date.now()),
    };
    const isTaken = await fetch(url, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    );
    const pause = pauses[tries];
    if (isTaken || pause === undefined) return isTaken;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
