import type { DeviceSession } from '../../commerce/mine';
import type { SessionDevice } from '../../domain/customer/device';
import type { Result } from '../../domain/result';
import { longMoment } from '../../i18n/dates';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

/** "Chrome en Android", as far as it is known. */
function deviceName({ browser, system }: SessionDevice): string {
  const t = texts();
  if (browser && system) return t('{browser} on {system}', { browser, system });
  return browser || system || t('Another device');
}

/** One session: on what, where, since when, and its end. */
function OneDevice({ session }: { session: DeviceSession & { isThis: boolean } }) {
  const t = texts();
  const { sessionId, device, seenAt, isThis } = session;
  const name = deviceName(device);
  const seen = isThis
    ? t('You are using it now')
    : t('Last used on {moment}', { moment: longMoment(seenAt, t.locale) });
  return (
    <li className="passkey">
      <p>
        <strong>{isThis ? t('{device} (this device)', { device: name }) : name}</strong>
        <span className="small muted">{[device.place, seen].filter(Boolean).join(' · ')}</span>
      </p>
      {!isThis && (
        <form action={formAction('account/cerrar-sesion')} method="post">
          <input type="hidden" name="session" value={sessionId} />
          <button type="submit" className="line-link">
            {t('Sign out there')}
            <span className="sr">: {name}</span>
          </button>
        </form>
      )}
    </li>
  );
}

/** Where a customer is signed in. */
export function Devices({ devices }: { devices: Result<(DeviceSession & { isThis: boolean })[]> }) {
  const t = texts();
  return (
    <section className="account-part" aria-labelledby="dispositivos">
      <h2 id="dispositivos">{t('Your devices')}</h2>
      {devices.ok ? (
        <>
          <p>{t('You are signed in here. If you do not know one of them, sign it out and change your password.')}</p>
          <ul className="passkeys">
            {devices.value.map((session) => (
              <OneDevice key={session.sessionId} session={session} />
            ))}
          </ul>
          {devices.value.length > 1 && (
            <form action={formAction('account/cerrar-otras')} method="post">
              <Button kind="plain">{t('Sign out all other devices')}</Button>
            </form>
          )}
        </>
      ) : (
        <Notice level="error">{t.message(devices.problem.message)}</Notice>
      )}
    </section>
  );
}
