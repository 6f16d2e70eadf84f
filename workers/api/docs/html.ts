import { escapeHtml } from '../../../src/contract/documents/escape-html';
import { type ApiDocument, exampleOf, type Operation, type Parameter, type Schema, typeOf } from './document';

type Schemas = ApiDocument['components']['schemas'];

const JSON_TYPE = 'application/json';

const safe = (value: unknown): string => escapeHtml(String(value));

function parameterRow(parameter: Parameter, id: string): string {
  const field = `${id}-${parameter.name}`;
  const kept = parameter.schema.default === undefined ? '' : ` placeholder="${safe(parameter.schema.default)}"`;
  return `<tr><th scope="row"><label for="${safe(field)}"><code>${safe(parameter.name)}</code></label> <small>${parameter.in}${parameter.required ? ', required' : ''}</small></th>
<td><input id="${safe(field)}" name="${safe(parameter.name)}" data-in="${parameter.in}"${parameter.required ? ' required' : ''}${kept} autocomplete="off" spellcheck="false"></td>
<td><small>${safe(typeOf(parameter.schema))}${parameter.description ? `. ${safe(parameter.description)}` : ''}</small></td></tr>`;
}

function parameterTable(operation: Operation): string {
  if (operation.parameters.length === 0) return '';
  return `<div class="scroll" tabindex="0" role="region" aria-label="Parameters of ${safe(operation.operationId)}"><table><tbody>${operation.parameters
    .map((parameter) => parameterRow(parameter, operation.operationId))
    .join('')}</tbody></table></div>`;
}

function bodyField(operation: Operation, schemas: Schemas): string {
  const types = Object.entries(operation.requestBody?.content ?? {});
  const [[type, { schema }] = ['', { schema: {} }]] = types;
  if (types.length === 0) return '';
  const id = `${safe(operation.operationId)}-body`;
  const example =
    type === JSON_TYPE && schema.type !== 'string' ? JSON.stringify(exampleOf(schema, schemas), null, 2) : '';
  return `<label for="${id}">Body, ${safe(types.map(([name]) => name).join(' or '))}</label><textarea id="${id}" name="body" data-type="${safe(type)}" rows="8" spellcheck="false">${safe(example)}</textarea>`;
}

function answers(operation: Operation): string {
  return `<p><small>Answers ${Object.keys(operation.responses)
    .map((status) => `<code>${safe(status)}</code>`)
    .join(' ')}${operation.security ? ' · needs the service token' : ''}</small></p>`;
}

function operationHtml(path: string, method: string, operation: Operation, schemas: Schemas): string {
  const id = safe(operation.operationId);
  const token = operation.security
    ? `<label for="${id}-token">Service token</label><input id="${id}-token" data-in="bearer" name="bearer" type="password" autocomplete="off">`
    : '';
  return `<details id="${id}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>/api${safe(path)}</code> <span>${safe(operation.summary)}</span></summary>
<form data-method="${method}" data-path="/api${safe(path)}">${parameterTable(operation)}${token}${bodyField(operation, schemas)}${answers(operation)}
<button type="submit">Try it</button><output aria-live="polite" tabindex="0" aria-label="Answer"></output></form></details>`;
}

const propertyLine = (name: string, schema: Schema, required: boolean) =>
  `<tr><th scope="row"><code>${safe(name)}</code>${required ? ' <small>required</small>' : ''}</th><td><small>${safe(typeOf(schema))}${schema.description ? `. ${safe(schema.description)}` : ''}</small></td></tr>`;

function schemaHtml([name, schema]: [string, Schema]): string {
  const rows = Object.entries(schema.properties ?? {}).map(([property, inner]) =>
    propertyLine(property, inner, schema.required?.includes(property) === true),
  );
  return `<details id="schema-${safe(name)}"><summary><code>${safe(name)}</code></summary><table><tbody>${rows.join('')}</tbody></table></details>`;
}

/** The calls of an OpenAPI document as one HTML page, grouped by area. `style` and `script` stand inside it. */
export function docsPage(document: ApiDocument, style: string, script: string): string {
  const { info, paths, components } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, area: operation.tags[0] ?? '' })),
  );
  const areas = [...new Set(calls.map((call) => call.area))];
  const sections = areas.map(
    (area) =>
      `<section aria-labelledby="area-${safe(area)}"><h2 id="area-${safe(area)}">${safe(area)}</h2>${calls
        .filter((call) => call.area === area)
        .map(({ path, method, operation }) => operationHtml(path, method, operation, components.schemas))
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>API · ${safe(info.title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head><body>
<header><h1>API of ${safe(info.title)}</h1><p>${safe(info.description)} <a href="/api/openapi.json">OpenAPI document</a></p>
<nav aria-label="Areas"><ul>${areas.map((area) => `<li><a href="#area-${safe(area)}">${safe(area)}</a></li>`).join('')}<li><a href="#schemas">schemas</a></li></ul></nav></header>
<main>${sections.join('')}<section aria-labelledby="schemas"><h2 id="schemas">schemas</h2>${Object.entries(components.schemas).map(schemaHtml).join('')}</section></main>
<script>${script}</script></body></html>`;
}
