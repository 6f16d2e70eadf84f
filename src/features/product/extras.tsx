import { type Centavos, formatShort } from '../../domain/money';
import { useGroupPrice } from '../shop/group-prices/group-price-store';
import type { Fields } from './use-fields';

export const WARRANTY = 'warranty';

export interface ServiceView {
  /** Of its field. */
  name: string;
  sku: string;
  label: string;
  gross: Centavos;
  /** Price groups that pay another price. */
  groups?: number[];
}

export interface WarrantyView {
  sku: string;
  label: string;
  amount: Centavos;
}

interface Common {
  /** Id of the form they belong to, in which they do not stand. */
  form: string;
  fields: Fields;
  sign: string;
  optional: string;
}

function Service({ service, form, fields, sign }: Omit<Common, 'optional'> & { service: ServiceView }) {
  const { name, sku, label, groups } = service;
  const group = useGroupPrice(groups && sku, groups);
  return (
    <label className="warranty">
      <input
        type="checkbox"
        name={name}
        value={sku}
        form={form}
        checked={fields.read(name) === sku}
        onChange={({ target }) => fields.set(name, target.checked ? sku : '')}
      />
      <span>{label}</span>
      <strong>+ {formatShort(group?.gross ?? service.gross, group?.sign ?? sign)}</strong>
    </label>
  );
}

/**
 * Services that can be had with a product, such as its installation: lines of their own in the cart, never chosen
 * beforehand.
 */
export function Services({
  services,
  texts,
  optional,
  ...rest
}: Common & { services: ServiceView[]; texts: { title: string; note: string } }) {
  return (
    <fieldset className="warranties">
      <legend>
        {texts.title} <span className="optional">{optional}</span>
      </legend>
      {services.map((service) => (
        <Service key={service.sku} service={service} {...rest} />
      ))}
      <p className="small muted">{texts.note}</p>
    </fieldset>
  );
}

/** The extended warranty: optional, never chosen beforehand. */
export function Warranties({
  warranties,
  texts,
  optional,
  form,
  fields,
  sign,
}: Common & { warranties: WarrantyView[]; texts: { title: string; note: string; none: string } }) {
  const chosen = fields.read(WARRANTY);
  return (
    <fieldset className="warranties">
      <legend>
        {texts.title} <span className="optional">{optional}</span>
      </legend>
      <p className="small muted">{texts.note}</p>
      {[{ sku: '', label: texts.none, amount: null }, ...warranties].map(({ sku, label, amount }) => (
        <label key={sku} className="warranty">
          <input
            type="radio"
            name={WARRANTY}
            value={sku}
            form={form}
            checked={chosen === sku}
            onChange={() => fields.set(WARRANTY, sku)}
          />
          <span>{label}</span>
          {amount !== null && <strong>+ {formatShort(amount, sign)}</strong>}
        </label>
      ))}
    </fieldset>
  );
}
