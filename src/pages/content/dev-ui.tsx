import { requestContext } from '../../commerce/request-context';
import { ComponentSheet } from '../../features/dev/component-sheet';
import { FormSheet } from '../../features/dev/form-sheet';
import { StateSheet } from '../../features/dev/state-sheet';
import { TokenSheet } from '../../features/dev/token-sheet';
import { Head } from '../../features/shop/layout/head';
import { NotFound } from './not-found';

/** The design system as the running shop wears it, for developers: on their machines only. */
export function DevUiPage() {
  if (!requestContext().site.isLocal()) return <NotFound />;
  return (
    <div className="wrap dev">
      <Head title="Sistema de diseño" canonical={null} />
      <h1>Sistema de diseño</h1>
      <p className="muted">
        Los valores salen de src/ui/tokens.css y las piezas de src/ui: aquí se ven tal como los viste la tienda{' '}
        {requestContext().store.name}.
      </p>
      <TokenSheet />
      <ComponentSheet />
      <FormSheet />
      <StateSheet />
    </div>
  );
}
