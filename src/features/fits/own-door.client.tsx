'use client';

import { DOOR_FILTER } from '../../domain/catalogue/listing/door-filter';
import { useHome } from './use-home';

interface Props {
  /** Doors that the list offers by themselves. */
  offered: string[];
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

/** Beside the doors that a list offers: that of this browser, where its measures are kept, and the way to them. */
export default function OwnDoor({ offered, page, texts }: Props) {
  const home = useHome();
  return (
    <>
      {home && !offered.includes(home.door) && (
        <label className="choice">
          <input type="radio" name={DOOR_FILTER} value={home.door} />
          {texts.own.replace('{size}', home.door.replace('x', ' × '))}
        </label>
      )}
      <a className="line-link" href={page} rel="nofollow" data-home-fit="">
        {texts.measure}
      </a>
    </>
  );
}
