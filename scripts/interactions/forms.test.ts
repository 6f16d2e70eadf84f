import { expect, test } from 'vitest';
import { sheetsOf, stylesIn, withoutScript, withStyles } from './forms';

const PAGE = `<html><head><style>.a{color:red}</style><link rel="stylesheet" href="/assets/all.css"/><link rel="preload" as="style" href="/assets/more.css" onload="this.rel='stylesheet'">
<noscript><link rel="stylesheet" href="/assets/more.css"></noscript><link rel="stylesheet" href="/assets/next.css" media="not all"><link rel="modulepreload" href="/assets/a.js"><link rel="icon" href="/favicon.svg"></head>
<body><script type="application/ld+json">{"name":"<b>"}</script><script type="speculationrules">{}</script><script>run()</script><script type="module" src="/a.js"></script><p>Hola</p></body></html>`;

test('without script nothing runs and nothing is fetched for it, what stands in for it shows, data stays', () => {
  const bare = withoutScript(PAGE);
  expect(bare).not.toMatch(/run\(\)|a\.js|speculationrules|noscript|onload/);
  expect(bare).toContain('{"name":"<b>"}');
  expect(bare).toContain('<link rel="stylesheet" href="/assets/more.css">');
  expect(bare).toContain('/favicon.svg');
});

test('the sheets of a page are those that apply to it, each once, whether or not scripts run', () => {
  expect(sheetsOf(PAGE)).toEqual(['/assets/all.css', '/assets/more.css']);
  expect(stylesIn(PAGE)).toBe('.a{color:red}');
});

test('with its styles inside a page asks for none, and replacement patterns in them mean nothing', () => {
  const styled = withStyles(PAGE, ".b::before{content:'$&'}");
  expect(styled).toContain("<style>.a{color:red}.b::before{content:'$&'}</style></head>");
  expect(styled).not.toMatch(/\.css/);
  expect(stylesIn(styled)).toBe(".a{color:red}.b::before{content:'$&'}");
});
