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
