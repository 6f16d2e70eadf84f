/** What a session runs on, as its owner knows it again. Each is '' where it cannot be told. */
export interface SessionDevice {
  browser: string;
  system: string;
  /** Town or country the network says it is in. */
  place: string;
}

/** Names as browsers send them, the narrower before what it is made of. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

const PLACE_MAX = 60;

const named = (table: readonly (readonly [RegExp, string])[], agent: string): string =>
  table.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** What a request says of the device it comes from: nothing of its header is kept but these names. */
export const deviceOf = (agent: string, place: string): SessionDevice => ({
  browser: named(BROWSERS, agent),
  system: named(SYSTEMS, agent),
  place: place.slice(0, PLACE_MAX),
});

/** A device of which nothing is known. */
export const UNKNOWN_DEVICE: SessionDevice = deviceOf('', '');
