import { SelectField } from '../../ui/field';
import { texts } from '../shop/texts';

/** Asks where money of what is canceled or returned goes, at that moment. Source: decisions "Refund". */
export function RefundChoice({ chosen = '' }: { chosen?: string | undefined }) {
  const t = texts();
  const isWallet = chosen === 'wallet';
  return (
    <SelectField label={t('Where does your money go?')} name="back">
      <option value="" selected={!isWallet}>
        {t('Back as I paid')}
      </option>
      <option value="wallet" selected={isWallet}>
        {t('Into my wallet, for my next order')}
      </option>
    </SelectField>
  );
}
