import { escapeHtml } from '../../../src/contract/documents/escape-html';
import { type ApiDocument, exampleOf, type Operation, type Parameter, type Schema, typeOf } from './document';

/**
 * Code of the page's one script: sends a form as the call it describes, from this shop to this shop, and shows what
 * came back.
 */
export const SCRIPT = `
document.addEventListener('submit',async(event)=>{
const form=event.target;event.preventDefault();
const output=form.querySelector('output'),headers={accept:'application/json'},query=new URLSearchParams();
let path=form.dataset.path;
for(const field of form.querySelectorAll('input')){const value=field.value;
if(field.dataset.in==='path')path=path.replace('{'+field.name+'}',encodeURIComponent(value));
else if(!value)continue;
else if(field.dataset.in==='query')query.append(field.name,value);
else if(field.dataset.in==='bearer')headers.authorization='Bearer '+value;
else headers[field.name]=value}
const body=form.querySelector('textarea');
if(body)headers['content-type']=body.dataset.type;
const address=path+(query.size?'?'+query:'');
output.textContent='…';
const started=performance.now();
try{const answer=await fetch(address,{method:form.dataset.method.toUpperCase(),headers,body:body?body.value:undefined});
const text=await answer.text();let shown=text;
try{shown=JSON.stringify(JSON.parse(text),null,2)}catch{}
output.textContent=answer.status+' · '+Math.round(performance.now()-started)+' ms · '+address+'\\n\\n'+shown.slice(0,20000)}
catch(error){output.textContent=String(error)}
});
const opened=()=>{const target=document.getElementById(location.hash.slice(1));if(target&&target.tagName==='DETAILS')target.open=true};
addEventListener('hashchange',opened);opened();
`.trim();

/** The page's style sheet: ink on paper, as the shop. */
export const STYLE = `
:root{--ink:#17130f;--ink-2:#5b544c;--wash:#f6f3ef;--line:#e6e0d8;--control:#8d857b;--cobalto:#1d3fae;--verde:#0b6b47;color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1040px;padding:28px 16px 64px;color:var(--ink);background:#fff;font:16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans",system-ui,sans-serif}
h1{margin:0;font-size:34px;letter-spacing:-.02em}
h2{margin:40px 0 12px;font-size:20px;text-transform:capitalize}
code,textarea,output,input{font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
small{color:var(--ink-2);font-size:14px}
a{color:inherit}
nav ul{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}
nav a{display:inline-block;padding:6px 0}
details{border-top:1px solid var(--line)}
details[open]{padding-bottom:20px}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px;padding:12px 4px;cursor:pointer;overflow-wrap:anywhere}
summary:hover{background:var(--wash)}
summary span{color:var(--ink-2)}
summary b{min-width:52px;font-size:14px}
.get{color:var(--verde)}.post{color:var(--cobalto)}
form{display:grid;gap:12px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:6px 12px 6px 0;text-align:left;vertical-align:top;font-weight:400}
input,textarea{width:100%;min-width:150px;padding:9px 12px;border:1.5px solid var(--control);border-radius:12px;background:#fff;color:inherit}
button{justify-self:start;min-height:44px;padding:0 28px;border:0;border-radius:999px;background:var(--ink);color:#fff;font:inherit;font-weight:650;cursor:pointer}
output{display:block;max-height:480px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
output:not(:empty){padding:16px;border-radius:14px;background:var(--wash)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
`.trim();

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
