import type { Carrier } from '../../domain/order/dispatch';
import { SelectField } from '../../ui/field';
import { texts } from '../shop/texts';

interface Props {
  carriers: readonly Carrier[];
  scope: string;
  name?: string;
  /** Code of the carrier that is chosen already. */
  chosen?: string | undefined;
  error?: string | null;
  /** Whether it has the focus when the page opens. */
  takesFocus?: boolean;
}

/** With whom an order goes: none is chosen beforehand, save where there is one alone. */
export function CarrierField({ carriers, scope, name = 'carrier', chosen, error, takesFocus = false }: Props) {
  const t = texts();
  const [only] = carriers.length === 1 ? carriers : [];
  const current = chosen ?? only?.code ?? '';
  return (
    <SelectField
      scope={scope}
      name={name}
      required
      autoComplete="off"
      label={t('Carrier')}
      error={error}
      {...(takesFocus && { autoFocus: true })}
    >
      <option value="" disabled selected={current === ''}>
        {t('Choose the carrier')}
      </option>
      {carriers.map(({ code, name }) => (
        <option key={code} value={code} selected={code === current}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
