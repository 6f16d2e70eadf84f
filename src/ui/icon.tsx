import { Cached } from './cached';

/**
 * Drawn on a grid of 24 with a pen of 1.75: open corners, round ends. Every page fetches these for its components; what the
 * server alone draws stands in `page-icon.tsx`.
 */
export const DRAWINGS = {
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.8 15.8 20 20',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  truck:
    'M3 6.5h10.5v9.7H3zM13.5 9.8h4L20.8 13v3.2h-7.3M7.2 16.4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM17 16.4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z',
  store:
    'M4.5 10.5v9h15v-9M3.2 8.4 5 4.5h14l1.8 3.9c0 2.7-4.2 2.7-4.4 0 0 2.7-4.2 2.7-4.4 0 0 2.7-4.2 2.7-4.4 0 0 2.7-4.4 2.7-4.4 0Z',
  undo: 'M8.5 5.5 4.5 9.5l4 4M5 9.5h9.2a4.9 4.9 0 0 1 0 9.8H9',
  down: 'M6 9.5l6 6 6-6',
  check: 'M5 12.6l4.6 4.6L19 7.4',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  alert: 'M12 4.2 3.2 19.5h17.6zM12 10v4.3M12 17v.1',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 11.2v4.8M12 8v.1',
  cash: 'M3.5 7h17v10h-17zM12 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8ZM6.3 12h.1M17.6 12h.1',
  heart: 'M12 19.4 5 12.6a4.4 4.4 0 0 1 0-6.3 4.4 4.4 0 0 1 6.3 0l.7.8.7-.8a4.4 4.4 0 0 1 6.3 0 4.4 4.4 0 0 1 0 6.3z',
  compare: 'M8 4.5v15M4.5 8 8 4.5 11.5 8M16 19.5v-15M12.5 16l3.5 3.5 3.5-3.5',
  share: 'M12 14.5V4.2M8.5 7.5 12 4l3.5 3.5M6 11.5v8h12v-8',
  camera: 'M4 7.5h3.6L9 5h6l1.4 2.5H20v11H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  bin: 'M5 7h14M9.3 7V4.7h5.4V7M6.7 7l.9 12.5h8.8L17.3 7',
} as const;

export type IconName = keyof typeof DRAWINGS;

interface IconProps<Name> {
  name: Name;
  size?: number;
}

const drawn = (drawing: string, size: number) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawing} />
  </svg>
);

/** A component that draws these. */
export const iconOf =
  <Name extends string>(drawings: Record<Name, string>) =>
  ({ name, size = 22 }: IconProps<Name>) => (
    <Cached of={drawings} as={`${name} ${size}`}>
      {() => drawn(drawings[name], size)}
    </Cached>
  );

/** An icon that says nothing by itself: whatever holds it has a name in words. */
export const Icon = iconOf<IconName>(DRAWINGS);
