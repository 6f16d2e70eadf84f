import { CHANGED_LIST } from '../../contract/favorites/forms';
import { sharedListPath } from '../../contract/favorites/pages';
import { ACCESS_TYPES, type FavoriteList, type ListAccess } from '../../domain/favorites/favorite-list';
import { LIST_NAME_UNITS } from '../../domain/favorites/list-name';
import { Button } from '../../ui/button';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import { wordedFields } from '../forms/worded-fields';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

export const ACCESS_TEXTS = {
  Privada: { title: 'Private', detail: 'Only you see it' },
  Compartida: { title: 'Shared', detail: 'Whoever has the link sees it, without your name' },
  Publica: { title: 'Public', detail: 'Whoever has the link sees it, with your first name' },
} as const satisfies Record<ListAccess, { title: string; detail: string }>;

/** The link of a list that is shared: passed on by the system's sheet, else copied; without script it is followed. */
export function ShareOwn({ list: { name, sharingCode } }: { list: FavoriteList }) {
  const t = texts();
  if (sharingCode === null) return null;
  return (
    <Island
      of="share-list"
      as="span"
      props={{
        href: href(sharedListPath(sharingCode)),
        title: name,
        texts: { label: t('Share this list'), copied: t('Link copied'), failed: t('We could not copy it') },
      }}
    />
  );
}

function RemoveForm({ list: { listId, name, total } }: { list: FavoriteList }) {
  const t = texts();
  return (
    <details>
      <summary className="line-link">{t('Delete this list')}</summary>
      <form className="checked-form" action={formAction('favoritos/borrar')} method="post">
        <FormKey />
        <input type="hidden" name="listId" value={listId} />
        <p>{t('Delete “{name}” and its {count} products?', { name, count: total })}</p>
        <Button kind="plain">{t('Yes, delete it')}</Button>
      </form>
    </details>
  );
}

/** What its owner changes of a list: its name, who sees it, whether hearts fill it, whether it stays. */
export function ListSettings({ list, state }: { list: FavoriteList; state: FormState }) {
  const t = texts();
  const { listId, name, access, isDefault } = list;
  return (
    <details className="own-sheet list-settings" open={state.error('lista-cambiar', 'name') !== null}>
      <summary>{t('Name and privacy')}</summary>
      <Island
        of="list-form"
        props={{
          start: formStart({
            path: 'favoritos/cambiar',
            form: 'lista-cambiar',
            state,
            fields: CHANGED_LIST,
            names: ['name', 'access'],
            known: { name },
          }),
          fields: wordedFields([{ name: 'name', label: 'Name', autoComplete: 'off', maxLength: LIST_NAME_UNITS }]),
          list: {
            id: listId,
            access: {
              label: t('Who sees it'),
              chosen: access,
              choices: ACCESS_TYPES.map((value) => ({
                value,
                title: t(ACCESS_TEXTS[value].title),
                detail: t(ACCESS_TEXTS[value].detail),
              })),
            },
            ...(isDefault ? {} : { makeDefault: t('Hearts fill this list') }),
          },
          save: t('Save'),
        }}
      />
      <RemoveForm list={list} />
    </details>
  );
}
