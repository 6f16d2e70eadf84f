import type { ReactNode } from 'react';

interface BottomBarProps {
  label: string;
  /** The places within reach of the thumb: links, or the button that opens a sheet. */
  places: { key: string; node: ReactNode }[];
}

/** The foot of a phone. */
export function BottomBar({ label, places }: BottomBarProps) {
  return (
    <nav className="bottom-bar" aria-label={label}>
      <ul className="bottom-bar-list">
        {places.map((place) => (
          <li key={place.key}>{place.node}</li>
        ))}
      </ul>
    </nav>
  );
}
