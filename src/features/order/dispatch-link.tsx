import { type Dispatch, dispatchNote } from '../../domain/order/dispatch';
import { texts } from '../shop/texts';

/** With whom an order went and under which number, with a link to where that carrier shows it. */
export function DispatchLink({ dispatch }: { dispatch: Dispatch }) {
  return (
    <>
      <span translate="no">{dispatchNote(dispatch)}</span>
      {dispatch.url && (
        <>
          {' '}
          <a href={dispatch.url} rel="noreferrer" target="_blank">
            {texts()('Follow the parcel')}
          </a>
        </>
      )}
    </>
  );
}
