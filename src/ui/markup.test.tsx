import { parseDocument } from 'htmlparser2';
import type { CSSProperties, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BottomBar } from './bottom-bar';
import { Cached } from './cached';
import { Card } from './card';
import { Chip } from './chip';
import { Html, JsonLd } from './html';
import { Icon } from './icon';
import { leanMarkup, markup } from './markup';
import { Picture } from './picture';
import { Price } from './price';
import { Sheet } from './sheet';
import { Static } from './static';
import { Tag } from './tag';

const NASTY = `"><script>alert('1')</script>&amp; <!--`;

const picture = (
  <Picture
    src="/a.webp"
    avif="/a.avif"
    srcSet="/a.webp 480w"
    sizes="50vw"
    colour="#c0ffee"
    alt={NASTY}
    width={480}
    height={480}
    loading="first"
  />
);
const price = <Price sign="$" units="13,999" cents="00" from="Desde" was="$17,499" wasLabel="Antes" />;
const tags = (
  <>
    <Tag>{24}%</Tag>
    <Tag kind="custom" color="#000000" background={'red;" onclick="x'}>
      {NASTY}
    </Tag>
  </>
);

/** What a browser reads in it: elements, their attributes and texts. */
function read(html: string): unknown[] {
  const of = (nodes: ReturnType<typeof parseDocument>['children']): unknown[] =>
    nodes.map((node) =>
      'attribs' in node ? [node.name, node.attribs, of(node.children)] : 'data' in node ? node.data : null,
    );
  return of(parseDocument(html).children);
}

const Later = async () => 'x';

const ELEMENTS: [string, ReactElement][] = [
  [
    'a card',
    <Card key="1" href="/p/a?b=1&c=2" name={NASTY} picture={picture} tag={tags} lines={1} isLong>
      {price}
      {0}
      {false}
    </Card>,
  ],
  ['a chip', <Chip key="2" href="/c/salas?color=49" label="Color: Azul" removeLabel="Quitar" />],
  ['a placeholder', <Picture key="3" src={null} alt="" width={1} height={1} />],
  ['html that was made safe before', <Html key="4" html="<p>Uno &amp; dos</p>" />],
  ['data for search engines', <JsonLd key="8" data={{ name: '</script><script>alert(1)</script>' }} />],
  [
    'a sheet',
    <Sheet key="5" id="menu" title="Menú" closeLabel="Cerrar" foot={<Icon name="close" size={14} />}>
      <details open>
        <summary>A</summary>
      </details>
      <details open={false} />
    </Sheet>,
  ],
  [
    'a bar',
    <BottomBar
      key="6"
      label="Atajos"
      places={[
        {
          key: 'a',
          node: (
            <span title={undefined} data-cart="" aria-hidden={true}>
              x
            </span>
          ),
        },
      ]}
    />,
  ],
  [
    'a choice',
    <label key="7" htmlFor="a" style={{ '--swatch': '#fff', backgroundColor: 'red' } as CSSProperties}>
      {<br />}
    </label>,
  ],
  [
    'a field of several lines',
    <div key="9">
      <textarea name="a" rows={3} required defaultValue={`\n${NASTY}\n`} />
      <textarea name="b" spellCheck={false} defaultValue={undefined} />
    </div>,
  ],
  [
    'a list with attributes of every kind',
    <ol key="10" className="crumbs" aria-label="Estás en">
      <li style={{ width: '92%' }}>
        <a href="/c/salas-10" aria-current="page" title="Salas" rel={NASTY}>
          Salas
        </a>
        <ul>
          <li>
            <input type="radio" required disabled={false} aria-label="Uno" value="" />
          </li>
        </ul>
      </li>
      <li hidden>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12" className="x" />
          <path className="sin blancos" d="M6" />
          <circle r="2" />
        </svg>
        <img src="/a.webp" alt="" width="200" loading="lazy" />
      </li>
    </ol>,
  ],
];

test.each(ELEMENTS)('%s is read as what React writes', (_, element) => {
  expect(read(markup(element))).toEqual(read(renderToStaticMarkup(element)));
});

describe('in a build', () => {
  beforeAll(() => void vi.stubEnv('PROD', true));
  afterAll(() => void vi.unstubAllEnvs());

  test.each(ELEMENTS)('%s is read as what React writes, in no more characters', (_, element) => {
    const react = renderToStaticMarkup(element);
    for (const lean of [markup(element), leanMarkup(react)]) {
      expect(read(lean)).toEqual(read(react));
      expect(lean.length).toBeLessThanOrEqual(react.length);
    }
  });

  test('quotes, ends and values go that say nothing; what rules and scripts look for has its quotes', () => {
    const item = (
      <ul className="x">
        <li id="a">
          <a href="/c/salas-10" title="Salas" data-live="true">
            Salas
            <svg aria-hidden="true">
              <path d="M6" />
            </svg>
          </a>
        </li>
        <li>
          <input type="radio" name="a" required />
        </li>
      </ul>
    );
    const lean =
      '<ul class=x><li id=a><a href=/c/salas-10 title=Salas data-live=true>Salas<svg aria-hidden=true><path d="M6"/></svg></a><li><input type=radio name=a required></ul>';
    expect(markup(item)).toBe(lean);
    expect(leanMarkup(renderToStaticMarkup(item))).toBe(
      lean.replace('type=radio name=a required', 'type=radio required name=a'),
    );
  });
});

test('a text with double quotes stands in single ones, unless it could be read as an attribute', () => {
  expect(markup(<p title={`"a" & 'b' <i>`} lang="es" data-said={' data-island="x"'} />)).toBe(
    `<p title='"a" &amp; &#x27;b&#x27; &lt;i&gt;' lang="es" data-said=" data-island=&quot;x&quot;"></p>`,
  );
});

test('a choice that is made stays made, whatever its name and value hold', () => {
  expect(markup(<input type="checkbox" name={NASTY} value={'a"b'} defaultChecked={true} />)).toBe(
    `<input type="checkbox" name='"&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;amp; &lt;!--' value='a"b' checked=""/>`,
  );
  expect(markup(<input type="radio" defaultChecked={false} />)).toBe('<input type="radio"/>');
});

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'])(
  'an address that is a script leads nowhere: %j',
  (address) => {
    expect(markup(<a href={address}>x</a>)).toBe('<a href="#">x</a>');
  },
);

test('a list of choices says on the option which one is chosen', () => {
  const options = ['', 'id:desc'].map((value) => (
    <option key={value} value={value} selected={value === 'id:desc'}>
      {value}
    </option>
  ));
  expect(markup(<select name="sort">{options}</select>)).toBe(
    '<select name="sort"><option value=""></option><option value="id:desc" selected="">id:desc</option></select>',
  );
});

test('what is remembered of an object is written once for everything else it depends on', () => {
  const kept = { name: 'Silla' };
  let written = 0;
  const shown = (of: object, as: string, text: string) => (
    <Cached of={of} as={as}>
      {() => {
        written += 1;
        return <b>{text}</b>;
      }}
    </Cached>
  );
  expect([
    markup(shown(kept, 'es', 'Silla')),
    markup(shown(kept, 'es', 'Otra')),
    markup(shown(kept, 'de', 'Stuhl')),
  ]).toEqual(['<b>Silla</b>', '<b>Silla</b>', '<b>Stuhl</b>']);
  expect(written).toBe(2);
  expect(markup(shown({ ...kept }, 'es', 'Nueva'))).toBe('<b>Nueva</b>');
  expect(renderToStaticMarkup(shown(kept, 'es', 'Silla'))).toBe('<b>Silla</b>');
});

test('an address that only speaks of scripts is left alone', () => {
  const address = '/p/javascript:1?q=javascript:';
  expect(markup(<a href={address}>x</a>)).toBe(`<a href="${address}">x</a>`);
});

test('what only works alive is refused instead of being lost', () => {
  for (const element of [
    <button key="1" type="button" onClick={() => undefined} />,
    <Later key="2" />,
    <script key="3" />,
    <select key="4" defaultValue="1" />,
  ])
    expect(() => markup(element)).toThrow(TypeError);
});

test('something static inside something static is an element like any other', () => {
  const element = (
    <Static as="section" aria-label="Fuera">
      <Static as="ul" className="cards">
        <li>Uno</li>
      </Static>
    </Static>
  );
  expect(renderToStaticMarkup(element)).toBe(
    '<section aria-label="Fuera"><ul class="cards"><li>Uno</li></ul></section>',
  );
});

test("what is refused inside markup leaves nothing behind: the next element is React's again", () => {
  expect(() => markup(<button type="button" onClick={() => undefined} />)).toThrow(TypeError);
  const { props } = Static({ as: 'div', children: <b>x</b> });
  expect(props).toEqual({ dangerouslySetInnerHTML: { __html: '<b>x</b>' } });
});

test('an address at the end of a tag without content stays as it is', () => {
  vi.stubEnv('PROD', true);
  expect(leanMarkup('<link rel="preload" as="image" href="/a/"/><img src="/b/"/>')).toBe(
    '<link rel=preload as="image" href=/a/><img src=/b/>',
  );
});
