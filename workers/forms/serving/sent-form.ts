import type { MineOf } from '../../../src/commerce/mine';
import type { PrincipalOf } from '../../../src/commerce/principal';
import type { Access } from '../../../src/contract/access';
import type { FormDefinition } from '../../../src/contract/form';
import type { ShopRequest } from '../../http/shop-request';
import type { Outcome } from './outcome';
import type { Upload } from './upload';

/** A form that was sent by somebody it is for. */
export interface SentForm<Who extends Access = Access> {
  form: FormDefinition;
  request: ShopRequest;
  principal: PrincipalOf<Who>;
  /** What is theirs. */
  mine(): MineOf<Who>;
  /** What was typed, by field; checked by nobody yet. */
  sent: Record<string, string>;
  /** The form's key, counted within the form; null without one. A handler passes it on to what it changes. */
  key: string | null;
  /** The file of a form that carries one, null when none was sent. */
  file: Upload | null;
}

export type FormHandler<Form extends FormDefinition> = (call: SentForm<Form['access']>) => Promise<Outcome>;

/** One handler for each of these forms, under the form's id. */
export type FormHandlers<Forms> = {
  [Id in keyof Forms]: Forms[Id] extends FormDefinition ? FormHandler<Forms[Id]> : never;
};
