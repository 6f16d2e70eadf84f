import type { ReactNode } from 'react';
import type { DeskHealth, GivenUp } from '../../../commerce/desk';
import { requestContext } from '../../../commerce/request-context';
import { deskOrderPage } from '../../../contract/desk-pages/forms';
import { MOST_ROWS } from '../../../contract/desk-pages/lists';
import { ago } from '../../../i18n/dates';
import { Button } from '../../../ui/button';
import { FormKey } from '../../shop/form-key';
import { formAction, href } from '../../shop/links';
import { texts } from '../../shop/texts';
import { MoreRows } from '../frame/more-rows';
import { deskTime, letterText } from '../words';

type Message = Pick<GivenUp, 'channel' | 'type' | 'order' | 'reason'>;

/** A message that did not go out: since when, what it is, by which channel, of which order, and why. */
function MessageRow({ message, since, children }: { message: Message; since: string; children: ReactNode }) {
  const t = texts();
  const { channel, type, order, reason } = message;
  return (
    <li>
      <span>{since}</span>
      <strong>{t(letterText(type))}</strong>
      <span>{t(channel === 'mail' ? 'Channel mail' : 'Channel webhook')}</span>
      {order !== null && <a href={href(deskOrderPage(order))}>{t('Order {number}', { number: order })}</a>}
      <span>{reason}</span>
      {children}
    </li>
  );
}

/** What waits and was tried in vain, the oldest first, each with how long it waits. */
export function StuckList({ stuck: { count, messages } }: Pick<DeskHealth, 'stuck'>) {
  const t = texts();
  const { now } = requestContext();
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="atorados">
      <h2 id="atorados">{t('Messages that cannot go out')}</h2>
      <p>
        {t(
          'The shop tries again by itself. If the reason stays, tell whoever looks after the mail or the other system.',
        )}
      </p>
      <ul className="desk-list">
        {messages.map((message) => {
          const { channel, id, attempts, createdAt, nextAttemptAt } = message;
          return (
            <MessageRow key={`${channel} ${id}`} message={message} since={ago(createdAt, now, t.locale)}>
              <span>{t('Tries: {count}', { count: attempts })}</span>
              <span>{t('Next try {date}', { date: deskTime(nextAttemptAt) })}</span>
            </MessageRow>
          );
        })}
      </ul>
      <MoreRows count={count} />
    </section>
  );
}

/** What was given up, each to be sent again where that can be. */
export function GivenUpList({ givenUp }: Pick<DeskHealth, 'givenUp'>) {
  const t = texts();
  if (givenUp.length === 0) return null;
  return (
    <section aria-labelledby="no-salieron">
      <h2 id="no-salieron">{t('Messages given up')}</h2>
      <ul className="desk-list">
        {givenUp.slice(0, MOST_ROWS).map((message) => {
          const { channel, id, type, order, at, canGoAgain } = message;
          return (
            <MessageRow key={`${channel} ${id}`} message={message} since={deskTime(at)}>
              {canGoAgain && (
                <form action={formAction('operacion/reenviar')} method="post">
                  <FormKey />
                  <input type="hidden" name="channel" value={channel} autoComplete="off" />
                  <input type="hidden" name="id" value={id} autoComplete="off" />
                  <Button kind="plain" aria-label={`${t('Send it again')}: ${t(letterText(type))}, ${order ?? id}`}>
                    {t('Send it again')}
                  </Button>
                </form>
              )}
            </MessageRow>
          );
        })}
      </ul>
      <MoreRows count={givenUp.length} />
    </section>
  );
}
