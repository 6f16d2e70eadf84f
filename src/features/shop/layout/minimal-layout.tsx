import type { ReactNode } from 'react';
import { requestContext } from '../../../commerce/request-context';
import { PlainHeader } from '../../../ui/header';
import { PageIcon } from '../../../ui/page-icon';
import { texts } from '../texts';
import { Windows } from '../windows';
import { mark } from './mark';
import { Said } from './said';

/** Checkout and error pages: nothing that leads away but the way home. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  const t = texts();
  const buying = requestContext().path.startsWith('/checkout');
  return (
    <div className="minimal">
      <a className="skip" href="#contenido">
        {t('Skip to content')}
      </a>
      <PlainHeader {...mark()}>
        {buying && (
          <p className="header-trust">
            <PageIcon name="lock" size={20} />
            {t('Your data travels protected')}
          </p>
        )}
      </PlainHeader>
      <main id="contenido">{children}</main>
      <Windows />
      <Said />
    </div>
  );
}
