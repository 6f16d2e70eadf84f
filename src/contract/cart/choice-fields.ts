import type { ProductOption } from '../../domain/cart/cart';
import type { ChoiceGroup } from '../../domain/catalogue/product';
import type { FieldProblem } from '../../domain/result';
import { plainText, RULES } from '../../domain/validation';

/** Most choices one product may be added with. */
const MOST_CHOICES = 50;
/** Longest text a custom option takes. */
export const CHOICE_TEXT_MAX = 500;

const PREFIX = { bundle: 'parte', custom: 'opcion' } as const;
const FIELD = /^(parte|opcion)-(\d{1,16})(?:-([\w.-]{1,64}))?$/;

type Named = Pick<ChoiceGroup, 'source' | 'id'>;

/**
 * Name of the field of a choice: `parte-12` of a bundle, `opcion-12` of a custom option; `parte-12-34` of one value
 * that may be taken beside others.
 */
export const choiceField = ({ source, id }: Named, valueId?: string): string =>
  `${PREFIX[source]}-${id}${valueId === undefined ? '' : `-${valueId}`}`;

interface Chosen {
  source: 'bundle' | 'custom';
  id: string;
  values: string[];
}

/** Choices by option; an empty field says that nothing was chosen, a field of one value that this one was. */
function chosenOf(sent: Record<string, string>): Chosen[] {
  const all = new Map<string, Chosen>();
  for (const [name, given] of Object.entries(sent)) {
    const [, prefix, id, valueId] = FIELD.exec(name) ?? [];
    if (!prefix || !id) continue;
    const source = prefix === PREFIX.bundle ? 'bundle' : 'custom';
    const choice = all.get(`${prefix}-${id}`) ?? { source, id, values: [] };
    const value = valueId ?? given.replace(/\s+/g, ' ').trim();
    if (value !== '' && !choice.values.includes(value)) choice.values.push(value);
    all.set(`${prefix}-${id}`, choice);
  }
  return [...all.values()].sort((a, b) => Number(a.id) - Number(b.id));
}

/** Choices as the cart takes them; null where nothing was chosen. */
function optionOf(chosen: readonly Chosen[]): ProductOption | null {
  const parts = chosen.filter(({ source }) => source === 'bundle');
  const custom = chosen.filter(({ source, values }) => source === 'custom' && values.length > 0);
  if (parts.length + custom.length === 0) return null;
  return {
    extension_attributes: {
      ...(custom.length > 0
        ? { custom_options: custom.map(({ id, values }) => ({ option_id: id, option_value: values.join(',') })) }
        : {}),
      ...(parts.length > 0
        ? {
            bundle_options: parts.map(({ id, values }) => ({
              option_id: id,
              option_qty: null,
              option_selections: values,
            })),
          }
        : {}),
    },
  };
}

interface ReadChoices {
  option: ProductOption | null;
  errors: FieldProblem[];
}

/**
 * What was chosen in the form that adds, as the cart takes it, null when it has no choices; or what of it cannot be
 * read.
 */
export function choicesOfForm(sent: Record<string, string>): ReadChoices {
  const chosen = chosenOf(sent);
  return chosen.length === 0 ? { option: null, errors: [] } : readChoices(chosen);
}

function readChoices(chosen: readonly Chosen[]): ReadChoices {
  const refused = chosen.filter(({ values }) => values.some((value) => !plainText(value, CHOICE_TEXT_MAX)));
  if (refused.length > 0)
    return {
      option: null,
      errors: refused.map((choice) => ({ field: choiceField(choice), rule: 'text', message: RULES.text })),
    };
  const option = optionOf(chosen);
  return option && chosen.length > MOST_CHOICES
    ? { option: null, errors: [{ field: 'sku', rule: 'text', message: RULES.text }] }
    : { option, errors: [] };
}
