import { contrastOf } from '@clubpulse/rules/community/embeds/contrast';

/** Text colour on `Mark`: one of the club's own colours if it is readable, otherwise white or black. */
export function onMark({ Paper, Text, Mark }: Readonly<Record<'Paper' | 'Text' | 'Mark', string>>): string {
  const own = [Paper, Text].find((color) => contrastOf(color, Mark) >= 4.5);
  return own ?? (contrastOf('#ffffff', Mark) >= contrastOf('#000000', Mark) ? '#ffffff' : '#000000');
}

// The font comes from the page, and sizes from the width of the element.
export const STYLE = `
:host{display:block;container-type:inline-size;font-size:16px;line-height:1.35;text-align:start}
*{box-sizing:border-box}
.site{background:var(--paper);color:var(--text);border:1px solid var(--line);border-radius:14px;overflow:hidden}
button,select,input{font:inherit;color:inherit}
button,.act{cursor:pointer;min-height:44px;border-radius:10px;border:1px solid var(--line);background:none;padding:8px 14px;text-decoration:none;display:inline-flex;align-items:center;justify-content:center;gap:8px;color:inherit}
.main{background:var(--mark);border-color:var(--mark);color:var(--on-mark);font-weight:650}
[hidden]{display:none!important}
:focus-visible{outline:3px solid var(--text);outline-offset:2px}
.bar{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:12px 16px;border-bottom:1px solid var(--line)}
.bar h2{margin:0;font-size:1.05em;font-weight:700}
.steps{display:flex;align-items:center;gap:8px 12px}
.steps button{min-width:44px;padding:8px}
.earlier::before{content:"‹"}
.later::before{content:"›"}
.close::before{content:"✕"}
.bar .end{margin-inline-start:auto;display:flex;flex-wrap:wrap;gap:8px}
.bar label{display:inline-flex;gap:6px;align-items:center;font-size:.9em}
select{min-height:44px;border-radius:10px;border:1px solid var(--line);background:var(--paper);padding:6px 10px;max-width:100%}
.languages{display:inline-flex;border:1px solid var(--line);border-radius:10px;overflow:hidden}
.languages button{border:0;border-radius:0;text-transform:uppercase;font-size:.85em;font-weight:650;padding:8px 12px}
.languages [aria-pressed=true]{background:var(--text);color:var(--paper)}
.note{margin:0;padding:12px 16px;border-bottom:1px solid var(--line)}
.strip{display:none}
.days{display:grid;grid-template-columns:repeat(7,minmax(0,1fr))}
.day{padding:10px 8px 16px;border-inline-start:1px solid var(--line);min-width:0}
.day:first-child{border-inline-start:0}
.day h3{margin:0 0 8px;font-size:.9em;font-weight:400;display:flex;flex-wrap:wrap;gap:0 6px;align-items:baseline}
.day h3 b{font-size:1.2em}
.day h3 i{margin-inline-start:auto;font-style:normal;font-weight:650}
.day ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.class{display:block;width:100%;text-align:start;padding:8px 8px 8px 12px;border:1px solid transparent;border-inline-start:4px solid var(--own);background:color-mix(in srgb,var(--own) 10%,var(--paper));overflow-wrap:anywhere;line-height:1.3}
.class span,.class b{display:block}
.class .when{font-weight:700;font-variant-numeric:tabular-nums}
.class .where{font-size:.82em}
.class .seats{font-size:.82em;font-weight:650}
.class[data-state=Full],.class[data-state=Closed]{background:none;border:1px dashed var(--strong);border-inline-start:4px solid var(--own)}
.empty{padding:40px 16px;text-align:center}
.by{padding:8px 16px;font-size:.8em;border-top:1px solid var(--line);text-align:end}
dialog{border:1px solid var(--line);border-radius:14px;padding:20px;width:min(360px,calc(100vw - 32px));background:var(--paper);color:var(--text)}
dialog::backdrop{background:rgb(0 0 0/.45)}
dialog h3{margin:0;font-size:1.25em}
dialog p{margin:4px 0 12px}
dialog .head{display:flex;justify-content:space-between;gap:12px;align-items:start}
dialog .head button{border:0;padding:8px;min-width:44px}
dialog .act,dialog form button{width:100%}
.gauge{display:flex;gap:10px;align-items:center;margin:0 0 14px;font-size:.9em}
.gauge i{flex:1;height:6px;border-radius:3px;background:color-mix(in srgb,var(--text) 18%,var(--paper));overflow:hidden}
.gauge i i{display:block;height:100%;background:var(--text)}
.or{text-align:center;font-size:.9em}
.guest h4{margin:12px 0 8px;font-size:1.1em}
form{display:grid;gap:12px}
form label{display:grid;gap:4px;font-size:.9em}
form input{min-height:44px;width:100%;padding:8px 12px;border:1px solid var(--strong);border-radius:10px;background:var(--paper)}
form .agree{grid-template-columns:24px 1fr;gap:10px;align-items:start}
form .agree input{min-height:24px;width:24px;margin:0;accent-color:var(--text)}
small,.problem{font-weight:650}
small:empty,.problem:empty{display:none}
.guest>button{width:100%;margin-top:8px}
.plain{border-color:transparent}
dl{margin:12px 0}
dl div{display:flex;justify-content:space-between;gap:12px;padding:6px 0;border-top:1px solid var(--line)}
dd{margin:0;font-weight:650;text-align:end}
.offers{list-style:none;margin:0;padding:0}
.offers li{display:flex;justify-content:space-between;gap:12px;align-items:center;padding:12px 16px;border-top:1px solid var(--line)}
.offers li:first-child{border-top:0}
.offers b{display:block}
.offers span{font-size:.85em}
.offers .price{font-size:1.2em;font-weight:700;white-space:nowrap;font-variant-numeric:tabular-nums}
@container (max-width:899.9px){
.strip{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:2px;padding:8px;border-bottom:1px solid var(--line)}
.strip button{flex-direction:column;gap:0;padding:4px 0;border:0;min-width:0;font-size:.85em}
.strip b{font-size:1.15em}
.strip [aria-pressed=true]{background:var(--text);color:var(--paper)}
.days{display:block}
.day{border-inline-start:0;padding:8px 12px}
.day[data-before]{display:none}
.day:not(:has(li)){display:none}
.class{display:grid;grid-template-columns:3.4em minmax(0,1fr) auto;gap:0 10px;align-items:center}
.class .when,.class .seats{grid-row:1/3}
.class .seats{grid-column:3;text-align:end}
.class .where{grid-column:2}
.steps{flex-basis:100%;justify-content:space-between}
.bar .end{margin-inline-start:0}
}
@media (max-width:639.9px){dialog{margin:auto 0 0;width:100vw;max-width:100vw;border-radius:18px 18px 0 0}}
`;
