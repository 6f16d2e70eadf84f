import { DRAWINGS, iconOf } from './icon';

/** Every drawing: those of components, and those that only the server draws. */
const ALL = {
  ...DRAWINGS,
  cart: 'M3 4.5h2.4l2.2 10.6h9.6l2-7.6H6.3M8.6 18.6v.1M16.4 18.6v.1',
  home: 'M4 11.2 12 4.5l8 6.7M6.2 9.8v9.2h11.6V9.8M10 19v-5h4v5',
  list: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  filter: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  pin: 'M12 20.5c4-4.4 6-7.6 6-10.3a6 6 0 1 0-12 0c0 2.7 2 5.9 6 10.3ZM12 8.2a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2Z',
  shield: 'M12 3.8 5 6.3v5.3c0 4 2.8 6.9 7 8.6 4.2-1.7 7-4.6 7-8.6V6.3zM9 11.9l2.2 2.2 3.9-4.2',
  box: 'M4 8l8-4 8 4v8.4l-8 4-8-4zM4 8l8 4 8-4M12 12v8.4',
  card: 'M3.5 6h17v12.5h-17zM3.5 10.2h17M6.8 14.8h3.4',
  lock: 'M5.5 10.8h13v9h-13zM8.2 10.8V8a3.8 3.8 0 0 1 7.6 0v2.8M12 14.3v2',
  star: 'M12 4.2l2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.6V12l3 2',
  mail: 'M3.5 6h17v12.5h-17zM4 6.8l8 6.2 8-6.2',
  tag: 'M4.5 4.5h7l8 8-7 7-8-8zM8.3 8.2v.1',
  medal: 'M12 3.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4ZM8.9 13.2 7.4 20l4.6-2.4 4.6 2.4-1.5-6.8',
  user: 'M12 4.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4ZM4.8 19.5c.5-3.5 3.4-5.3 7.2-5.3s6.7 1.8 7.2 5.3',
} as const;

export type PageIconName = keyof typeof ALL;

export const ICON_NAMES = Object.keys(ALL) as PageIconName[];

/** `Icon` for what the server alone draws. */
export const PageIcon = iconOf<PageIconName>(ALL);
