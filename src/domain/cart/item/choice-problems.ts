import type { BundleOption, CustomOption, ProductDocument } from '../../catalogue/document';
import { asksForEmail, takesSeveral } from '../../catalogue/product-page/choices';
import type { FieldProblem } from '../../result';
import { isEmail, isFilled, RULES } from '../../validation';
import type { ProductOption } from '../cart';
import { MESSAGES } from '../messages';
import { chosen } from './checksum';

type Kind = 'custom_options' | 'bundle_options';

/** One option as it was sent: its id, null where it cannot be read, and its values, a text being one. */
interface Given {
  id: string | null;
  values: string[];
}

const asText = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];

function givenOf(option: ProductOption, kind: Kind): Given[] {
  return chosen(option, kind).map((entry) => {
    const {
      option_id,
      option_value,
      option_selections,
    }: { option_id?: unknown; option_value?: unknown; option_selections?: unknown } = Object(entry);
    const sent = kind === 'custom_options' ? option_value : option_selections;
    return { id: asText(option_id)[0] ?? null, values: Array.isArray(sent) ? sent.flatMap(asText) : asText(sent) };
  });
}

type Rule = 'single' | 'required' | 'email';

const problem = (kind: Kind, id: string | null, rule: 'exists' | Rule): FieldProblem => ({
  field: `product_option.${kind}${id === null ? '' : `.${id}`}`,
  rule,
  message: rule === 'required' || rule === 'email' ? RULES[rule] : MESSAGES.noSuchConfiguration,
});

const isListed = ({ values }: CustomOption): boolean => values !== undefined && values.length > 0;

function ofCustom(option: CustomOption, { values }: Given): Rule | null {
  if (!isListed(option)) {
    const written = values.filter((value) => value !== '');
    if (!written.every(isFilled)) return 'required';
    return asksForEmail(option) && !written.every(isEmail) ? 'email' : null;
  }
  return !takesSeveral(option) && values.some((value) => value.includes(',')) ? 'single' : null;
}

const ofBundle = (option: BundleOption, { values }: Given): 'single' | null =>
  !takesSeveral(option) && values.length > 1 ? 'single' : null;

function problemsOf<Option extends { option_id: string | number }>(
  kind: Kind,
  options: readonly Option[],
  given: readonly Given[],
  wrong: (option: Option, given: Given) => Rule | null,
): FieldProblem[] {
  return given.flatMap((one, at) => {
    const option = options.find(({ option_id }) => String(option_id) === one.id);
    if (!option) return [problem(kind, one.id, 'exists')];
    const isRepeated = given.findIndex(({ id }) => id === one.id) < at;
    const rule = isRepeated ? 'single' : wrong(option, one);
    return rule ? [problem(kind, one.id, rule)] : [];
  });
}

/**
 * What is wrong with the options a product is added with: one that it does not have, several values of one that takes a
 * single one, a text of blanks, what is no e-mail where one is asked for. Lines that stand in a cart are not asked: they keep what they were added with.
 */
export const choiceProblems = (doc: ProductDocument, option: ProductOption): FieldProblem[] => [
  ...problemsOf('custom_options', doc.custom_options, givenOf(option, 'custom_options'), ofCustom),
  ...problemsOf(
    'bundle_options',
    doc.type_id === 'bundle' ? doc.bundle_options : [],
    givenOf(option, 'bundle_options'),
    ofBundle,
  ),
];
