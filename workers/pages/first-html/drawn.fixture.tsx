import {
  Fragment,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../../src/ui/button';
import { Field } from '../../../src/ui/field';
import { Icon } from '../../../src/ui/icon';

function States({ first }: { first: number }) {
  const [count] = useState(first);
  const [lazily] = useState(() => first + 1);
  const box = useRef<HTMLButtonElement>(null);
  const doubled = useMemo(() => count * 2, [count]);
  const press = useCallback(() => box.current?.focus(), []);
  const place = useSyncExternalStore(
    () => () => undefined,
    () => 'browser',
    () => 'server',
  );
  useEffect(() => box.current?.focus());
  useLayoutEffect(() => box.current?.focus());
  useImperativeHandle(box, () => document.createElement('button'));
  return (
    <button type="button" ref={box} onClick={press} suppressHydrationWarning>
      {count} and {lazily}
      {doubled}
      {place}
    </button>
  );
}

const Says = ({ children }: { children: ReactNode }) => <>{children}</>;
const nothing = () => undefined;

/** Components as client components of the shop are written, by what they are about. */
export const DRAWN: Readonly<Record<string, ReactNode>> = {
  states: <States first={3} />,
  'texts beside each other': (
    <p>
      a<Says>b</Says>
      {''}
      <Says>{'c'}</Says>
      {null}
      {0}
      <b>d</b>e
      <Fragment key="f">
        {'<'}
        {['g', 'h']}
      </Fragment>
      <Suspense>
        i{'j'}
        <i>k</i>
      </Suspense>
      l<br />m
    </p>
  ),
  'fields with what they begin with': (
    <form>
      <input name="a" defaultValue={'"a"'} onChange={nothing} />
      <input name="b" value="" readOnly />
      <input type="checkbox" defaultChecked />
      <input type="radio" checked={false} readOnly />
      <textarea name="c" defaultValue={'\n<c>'} />
    </form>
  ),
  'choices of a select': (
    <form>
      <select name="a" defaultValue="2">
        <option value="">None</option>
        <option value="2">Two {'&'} more</option>
      </select>
      <select name="b" value={3} onChange={nothing}>
        <option value={3}>3</option>
      </select>
      <select name="c">
        <option value="1">1</option>
      </select>
    </form>
  ),
  'parts that the shop has everywhere': (
    <>
      <Button kind="plain">Send</Button>
      <Icon name="close" size={14} />
      <Field label="Name" name="name" defaultValue="Ana" />
    </>
  ),
};
