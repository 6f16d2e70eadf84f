'use client';

import { useHome } from './use-home';

interface Door {
  id: string;
  label: string;
  /** How many products go through it; none is said of a door that the list has not counted. */
  count?: string;
  isChosen?: boolean;
}

interface Props {
  /** Name of the filter. */
  name: string;
  /** Those that the list offers by itself. */
  doors: Door[];
  /** Page that asks for the measures. */
  page: string;
  texts: {
    /** With {size}. */
    own: string;
    measure: string;
  };
}

declare module '../../ui/island' {
  interface Islands {
    'own-door': Props;
  }
}

/**
 * The doors that a list offers, that of this browser, where its measures are kept, and the way to them. All of them are
 * this component's: radio buttons of one name have to be.
 */
export default function OwnDoor({ name, doors, page, texts }: Props) {
  const home = useHome();
  const isOwn = home !== null && doors.every(({ id }) => id !== home.door);
  const own: Door[] = isOwn
    ? [{ id: home.door, label: texts.own.replace('{size}', home.door.replace('x', ' × ')) }]
    : [];
  return (
    <>
      {[...doors, ...own].map(({ id, label, count, isChosen }) => (
        <label key={id} className="choice">
          <input type="radio" name={name} value={id} defaultChecked={isChosen} />
          {label} {count && <span className="choice-count">{count}</span>}
        </label>
      ))}
      <a className="line-link" href={page} rel="nofollow" data-home-fit="" data-live="windows">
        {texts.measure}
      </a>
    </>
  );
}
