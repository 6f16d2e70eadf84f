interface Port {
  called(): number;
  takenApart(): number;
  byText(): number;
  /** saidAlone */
  saidAlone(): number;
}

/** Uses of a port that the house rule on what is mine has to find, and one that is none. */
export function used(port: Omit<Port, 'saidAlone'>): number {
  const { takenApart: other } = port;
  // biome-ignore lint/complexity/useLiteralKeys: a use that a search for calls misses
  return port.called() + other() + port['byText']();
}
