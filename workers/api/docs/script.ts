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
