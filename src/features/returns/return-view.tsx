import { PRINTED_RETURN, picturePath, returnPath } from '../../contract/returns/pages';
import {
  canReturn,
  isReturnOver,
  isRevocation,
  MOST_PICTURES,
  type Return,
  type ReturnLine,
} from '../../domain/returns/return';
import { PICTURE_TYPES } from '../../domain/returns/strip-picture';
import { longDay, longMoment } from '../../i18n/dates';
import { Button, ButtonLink } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';
import { RETURN_STATUS_TEXTS, WAY_TEXTS } from './return-texts';

/** Which return a form is about. */
export function OfReturn({ told }: { told: Pick<Return, 'order' | 'number'> }) {
  return (
    <>
      <FormKey />
      <input type="hidden" name="order" value={told.order} />
      <input type="hidden" name="number" value={told.number} />
    </>
  );
}

/** What became of the units of one line. */
function unitsText({ qty, received, accepted }: ReturnLine): string {
  const t = texts();
  if (received === 0) return t('{count} units', { count: qty });
  return t('{received} of {qty} arrived, {accepted} taken back', { received, qty, accepted });
}

/** What goes back, and what became of it. */
export function ReturnLines({ lines }: { lines: readonly ReturnLine[] }) {
  const t = texts();
  return (
    <ul className="return-lines">
      {lines.map((line) => (
        <li key={line.lineNo}>
          {line.image && <ProductPicture path={line.image} alt="" size={150} loading="lazy" />}
          <span>
            <strong>{line.name}</strong>
            <span>{unitsText(line)}</span>
            <span className="small muted">{`${t.data(line.reason.label)} · ${t.data(line.condition.label)}`}</span>
            {line.refusal && <span>{t('Not taken back: {reason}', { reason: line.refusal })}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is to be done next, or what was. */
function nextText({ status, lines, refusal, way }: Return): string {
  const t = texts();
  const isOnUs = !isRevocation(lines.map(({ reason }) => reason.value));
  switch (status) {
    case 'requested':
      return t('We look at it and write to you within two working days.');
    case 'authorised':
      if (way === 'handed-over') return t('You handed it over. We look at it and write to you.');
      return isOnUs ? t('Send it as below: the way back is on us.') : t('Send it as below: the way back is on you.');
    case 'on-way':
      return t('It is on its way to us. We write to you when it arrives.');
    case 'partly-received':
      return t('A part of it is here. We wait for the rest.');
    case 'received':
      return t('It is here. Your order says how its money comes back.');
    case 'refunded':
      return t('Its money has gone back to you.');
    case 'refused':
      return refusal ? t('We cannot take it back: {reason}', { reason: refusal }) : t('We cannot take it back.');
    case 'withdrawn':
      return t('You keep the products.');
  }
}

/** How it goes back, once it may. */
function WayBack({ told }: { told: Return }) {
  const t = texts();
  const { way, collectOn, collectAgreed, label, status } = told;
  if (way === null && label === null) return null;
  return (
    <div className="own-sheet">
      <h2>{t('How it goes back')}</h2>
      {way && way !== 'undelivered' && <p>{t(WAY_TEXTS[way])}</p>}
      {way === 'collect' && collectOn !== null && (
        <p>
          {collectAgreed === null
            ? t('You asked for {day}. We confirm it to you.', { day: longDay(collectOn, t.locale) })
            : t('We fetch it on {day}.', { day: longDay(collectAgreed, t.locale) })}
        </p>
      )}
      {told.isToWallet && <p>{t('Its money goes into your wallet, as you chose.')}</p>}
      {label && (
        <p>{t('Carrier and guide: {label}', { label: [label.carrier, label.guide].filter(Boolean).join(' ') })}</p>
      )}
      {way !== null && way !== 'handed-over' && canReturn(status, 'ship') && (
        <>
          <p>
            {t('Print this page with the code of your return and put it into the parcel, or show it at the branch.')}
          </p>
          <ButtonLink kind="plain" href={href(returnPath(told.order, told.number), { [PRINTED_RETURN]: '1' })}>
            {t('Page to print')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** The customer sent it: with whom and under which number, where they know. */
function Shipped({ told, state }: { told: Return; state: FormState }) {
  const t = texts();
  if (told.way !== 'parcel' || !canReturn(told.status, 'ship')) return null;
  const field = (name: 'carrier' | 'guide') => ({
    name,
    autoComplete: 'off',
    optional: t('optional'),
    maxLength: 40,
    defaultValue: state.value('devolver-enviado', name),
    error: state.error('devolver-enviado', name),
  });
  return (
    <form className="own-sheet" action={formAction('order/devolver-enviado')} method="post">
      <h2>{t('I have sent it')}</h2>
      <OfReturn told={told} />
      <div className="fields">
        <Field label={t('Carrier')} span="half" {...field('carrier')} />
        <Field label={t('Guide number')} span="half" {...field('guide')} />
      </div>
      <Button kind="plain">{t('It is on its way')}</Button>
    </form>
  );
}

/** Pictures of what is wrong with it: those there are, and a further one. */
function Pictures({ told, state }: { told: Return; state: FormState }) {
  const t = texts();
  const { pictures, order, number } = told;
  const isOver = isReturnOver(told.status);
  if (isOver && pictures.length === 0) return null;
  return (
    <section className="own-sheet" aria-labelledby="fotos">
      <h2 id="fotos">{t('Pictures of it')}</h2>
      <ul className="return-pictures">
        {pictures.map(({ id, type }, index) => (
          <li key={id}>
            <a href={href(picturePath(order, number, id))}>
              {type === 'image/heic' ? (
                t('Picture {count}', { count: index + 1 })
              ) : (
                <img
                  src={href(picturePath(order, number, id))}
                  alt={t('Picture {count}', { count: index + 1 })}
                  width={120}
                  height={120}
                  loading="lazy"
                />
              )}
            </a>
            {!isOver && (
              <form action={formAction('order/devolver-quitar-foto')} method="post">
                <OfReturn told={told} />
                <input type="hidden" name="picture" value={id} />
                <button type="submit" className="line-link">
                  {t('Remove picture {count}', { count: index + 1 })}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {!isOver && pictures.length < MOST_PICTURES && (
        <form action={formAction('order/devolver-foto')} method="post" encType="multipart/form-data">
          <OfReturn told={told} />
          <input type="hidden" name="back" value={returnPath(order, number)} />
          <Field
            label={t('Add a picture')}
            name="foto"
            type="file"
            accept={PICTURE_TYPES.join(',')}
            required
            hint={t('JPG, PNG, WebP or HEIC, at most 5 MB. We take out where it was taken.')}
            error={state.error('devolver-foto', 'foto')}
          />
          <Button kind="plain">{t('Send the picture')}</Button>
        </form>
      )}
    </section>
  );
}

/** ROUTE-028: one return, what is to be done of it, and the way out of it. */
export function ReturnView({ told, state, hasCare }: { told: Return; state: FormState; hasCare: boolean }) {
  const t = texts();
  return (
    <>
      <div className="own-sheet">
        <p className="return-status">
          <strong>{t(RETURN_STATUS_TEXTS[told.status])}</strong>
        </p>
        <p>{nextText(told)}</p>
        {told.at > 0 && <p className="small muted">{longMoment(told.at, t.locale)}</p>}
        <ReturnLines lines={told.lines} />
        {told.comment && <p className="return-comment">{told.comment}</p>}
      </div>
      <WayBack told={told} />
      {hasCare && <Shipped told={told} state={state} />}
      {hasCare && <Pictures told={told} state={state} />}
      {hasCare && canReturn(told.status, 'withdraw') && (
        <form className="own-sheet" action={formAction('order/devolver-retirar')} method="post">
          <OfReturn told={told} />
          <Button kind="plain">{t('I keep it: withdraw the return')}</Button>
        </form>
      )}
    </>
  );
}
