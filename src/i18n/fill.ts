export type Params = Record<string, string | number>;

/** A text with its parameters, which stand in braces: {name}. An unknown one stays visible, so that it is noticed. */
export const fill = (text: string, params: Params): string =>
  text.includes('{')
    ? text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole))
    : text;
