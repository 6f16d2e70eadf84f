/** Whether a host name is that of this computer. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';

/** Whether secrets may go to an address: over https alone, save to a peer on this computer. */
export function isSafeAddress(address: string, isLocal: boolean): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal && isLoopback(url.hostname));
}
