import { fitKey, thingOfKey } from '../fits/fit-key';
import type { Opening } from '../fits/passage';
import { thingOf } from '../fits/thing';
import { atDoor } from '../fits/verdict';
import type { AttributeDocument, ChildDocument, ProductDocument } from './document';
import { attributeWords } from './product-page/front-attributes';

type Attributes = ReadonlyMap<string, AttributeDocument>;
type Values = Readonly<Record<string, unknown>>;

/** The key of the measures that a product's page tells; undefined where it tells none. */
export function measuresKey(values: Values, attributes: Attributes): string | undefined {
  const thing = thingOf((code) => {
    const attribute = attributes.get(code);
    return attribute?.is_visible_on_front ? attributeWords(attribute, values[code]) : '';
  });
  return thing ? fitKey(thing) : undefined;
}

/** The same of a variant, flattened, which has its product's where it tells none of its own. */
export const variantMeasuresKey = (doc: ProductDocument, child: ChildDocument, attributes: Attributes) =>
  measuresKey({ ...doc, ...Object.fromEntries(Object.entries(child).filter(([, value]) => value)) }, attributes);

/** Whether what a key of measures was written of goes through a door, whole or in the parts it arrives in. */
export function keyPasses(key: string | undefined, door: Opening): boolean {
  const thing = key === undefined ? null : thingOfKey(key);
  return thing !== null && atDoor(thing, door).is !== 'no';
}
