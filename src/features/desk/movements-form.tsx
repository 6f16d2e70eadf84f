import { requestContext } from '../../commerce/request-context';
import { DESK_TAKINGS_PAGE } from '../../contract/desk-pages/forms';
import { isoDay } from '../../domain/mexico-city';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { FormState } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

const FORM = 'operacion-movimientos';

/** Saves what moved the money of orders between two days: of this month, where nobody says otherwise. */
export function MovementsForm({ state }: { state: FormState }) {
  const t = texts();
  const today = isoDay(requestContext().now);
  const days = { from: `${today.slice(0, 8)}01`, to: today };
  const field = (name: keyof typeof days) => ({
    ...{ name, scope: FORM, type: 'date', required: true },
    defaultValue: state.value(FORM, name) ?? days[name],
    error: state.error(FORM, name),
  });
  return (
    <form className="desk-filters" action={formAction('operacion/movimientos')} method="post">
      <h2>{t('Movements of money')}</h2>
      <a className="line-link" href={href(DESK_TAKINGS_PAGE)}>
        {t('Takings of the day')}
      </a>
      <Field {...field('from')} label={t('From day')} />
      <Field {...field('to')} label={t('To day')} />
      <Button kind="plain">{t('Save as CSV')}</Button>
    </form>
  );
}
