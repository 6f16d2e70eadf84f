/** Name of every island and the props it starts with; each island's module adds its own entry. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules of the islands
export interface Islands {}

export type IslandName = keyof Islands;

/** What an island's module offers: it brings an element to life that the server has written. */
export interface IslandModule<Props> {
  start(element: HTMLElement, props: Props): void;
}

/**
 * Attributes of an element that a module of the browser brings to life (ADR 0023); props travel as JSON in the
 * document.
 */
export const island = <Name extends IslandName>(
  name: Name,
  props: Islands[Name],
): { 'data-island': Name; 'data-props'?: string } => ({
  'data-island': name,
  ...(Object.keys(props).length > 0 && { 'data-props': JSON.stringify(props) }),
});
