const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${escaped(text)}</p>`).join('\n');

export const list = (items: string[]): string =>
  `<ul>\n${items.map((item) => `<li>${escaped(item)}</li>`).join('\n')}\n</ul>`;

/** A section of a content page: heading and what stands below it, already HTML. */
export const section = (heading: string, ...html: string[]): string =>
  `<h2>${escaped(heading)}</h2>\n${html.join('\n')}`;

/** A paragraph that is one link. */
export const linkLine = (href: string, text: string): string => `<p><a href="${href}">${escaped(text)}</a></p>`;

/** A table with a row of heads; the first cell of each row is its head. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}
