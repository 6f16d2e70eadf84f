/** Time between the end of loading and fetching the scripts by themselves; an input fetches them at once. */
const QUIET_MS = 800;

/**
 * Code of the inline script that holds the client bundle back until the page has painted: `awake` resolves at the first pointer, key
 * or touch, or a while after everything has loaded (never by itself with Save-Data). Clicks on [data-live] controls made before the
 * islands run are kept and given back when the document hears 'shop:live'.
 */
export const awakeScript = (hints: string[]): string =>
  `
const awake=new Promise((go)=>{
const types=['pointerdown','keydown','touchstart'];
const wake=()=>{for(const type of types)removeEventListener(type,wake,true);
for(const href of ${JSON.stringify(hints)}){const link=document.createElement('link');link.rel='modulepreload';link.href=href;link.crossOrigin='';document.head.append(link)}
go()};
for(const type of types)addEventListener(type,wake,{capture:true,passive:true});
if(!(navigator.connection&&navigator.connection.saveData)){const quiet=()=>setTimeout(wake,${QUIET_MS});
document.readyState==='complete'?quiet():addEventListener('load',quiet,{once:true})}
});
const kept=new Set();
const keep=(event)=>{const live=event.target.closest&&event.target.closest('[data-live]');if(live&&event.isTrusted){event.preventDefault();event.stopImmediatePropagation();kept.add(live)}};
addEventListener('click',keep,true);
document.addEventListener('shop:live',()=>{removeEventListener('click',keep,true);for(const live of kept)live.click();kept.clear()},{once:true});
`.trim();
