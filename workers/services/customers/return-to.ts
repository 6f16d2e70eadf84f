import { fromBase64url } from '../../http/token';

/**
 * The path that the parameter `r` names in Base64, of either alphabet; null for what is none. Whoever follows it checks
 * it.
 */
export function decodedPath(encoded: string | null | undefined): string | null {
  if (!encoded) return null;
  const bytes = fromBase64url(
    encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll(' ', '-').replace(/=+$/, ''),
  );
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
