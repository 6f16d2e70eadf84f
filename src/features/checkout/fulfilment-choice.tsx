import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** Names of ?recibir=: at home or at a branch. */
export const FULFILMENT = 'recibir';
export const AT_BRANCH = 'sucursal';
const AT_HOME = 'domicilio';

/** Sent home or picked up: two ways, and the one that is being filled in. */
export function FulfilmentChoice({ isPickup }: { isPickup: boolean }) {
  const t = texts();
  const way = (value: string, title: string, detail: string, isCurrent: boolean) => (
    <li>
      <a
        className="fulfilment-way"
        href={href('/checkout', { paso: 'datos', [FULFILMENT]: value })}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <strong>{title}</strong>
        <span>{detail}</span>
      </a>
    </li>
  );
  return (
    <nav aria-label={t('How you receive it')}>
      <ul className="fulfilment">
        {way(AT_HOME, t('Home delivery'), t('We take it to your door'), !isPickup)}
        {way(AT_BRANCH, t('Branch pickup'), t('Free, at the branch you choose'), isPickup)}
      </ul>
    </nav>
  );
}
