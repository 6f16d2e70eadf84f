import { requestContext } from '../../commerce/request-context';
import type { Ranking } from '../../domain/customer/ranking';
import { longDay } from '../../i18n/dates';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

/** Where a customer stands, what is missing to the next level, and what each level gives. */
export function RankingView({ ranking: { level, bought, next, until, levels } }: { ranking: Ranking }) {
  const t = texts();
  const { months } = requestContext().store.ranking;
  return (
    <>
      <section className="own-sheet" aria-labelledby="nivel">
        <h2 id="nivel">{t('Your level: {level}', { level: level.name })}</h2>
        <p>{t('You bought {amount} in the last {count} months.', { amount: money(bought), count: months })}</p>
        {next ? (
          <>
            <progress
              className="ranking-bar"
              max={next.level.from}
              value={bought}
              aria-label={t('On the way to {level}', { level: next.level.name })}
            />
            <p>{t('{amount} more and you are {level}.', { amount: money(next.missing), level: next.level.name })}</p>
          </>
        ) : (
          <p>{t('It is the highest there is.')}</p>
        )}
        {until !== null && (
          <p className="small muted">{t('It is yours until {day}.', { day: longDay(until, t.locale) })}</p>
        )}
      </section>
      <section className="own-sheet" aria-labelledby="niveles">
        <h2 id="niveles">{t('The levels')}</h2>
        <ol className="ranking-levels">
          {levels.map((one) => (
            <li key={one.name} aria-current={one.name === level.name ? 'true' : undefined}>
              <strong>{one.name}</strong>
              <span className="muted">
                {one.from === 0 ? t('From the start') : t('From {amount} on', { amount: money(one.from) })}
              </span>
              {one.gives.length > 0 && (
                <ul>
                  {one.gives.map((gift) => (
                    <li key={gift}>{gift}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        <p className="small muted">{t('What was paid and not given back counts, a few minutes after it is paid.')}</p>
      </section>
    </>
  );
}
