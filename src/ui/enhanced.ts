/** Name of every enhancement and the props it starts with; each one's module adds its own entry. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules of the enhancements
export interface Enhanced {}

/** What the module of an enhancement offers: it brings an element to life that the server has written. */
export interface Enhancement<Props> {
  start(element: HTMLElement, props: Props): void;
}

/** Attributes of an element that a module of the browser brings to life; props travel as JSON in the document. */
export const enhanced = <Name extends keyof Enhanced>(
  name: Name,
  props: Enhanced[Name],
): { 'data-island': Name; 'data-props'?: string } => ({
  'data-island': name,
  ...(Object.keys(props).length > 0 && { 'data-props': JSON.stringify(props) }),
});
