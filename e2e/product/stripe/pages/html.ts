import { phrasesOf } from './phrases.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const STYLE = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1a1a2e; background: #f5f6fa; }
  .demo { padding: .75rem 1rem; text-align: center; font-weight: 600;
    background: repeating-linear-gradient(-45deg, #ffe9a8 0 16px, #fff6da 16px 32px); }
  main { max-width: 30rem; margin: 1.5rem auto; padding: 1.5rem; background: #fff; border-radius: 12px; }
  h1 { font-size: 1.25rem; margin: 0; }
  .amount { font-size: 2rem; font-weight: 700; margin: .25rem 0 1rem; }
  label { display: block; margin: .75rem 0; font-weight: 600; }
  input { display: block; box-sizing: border-box; width: 100%; padding: .6rem; font: inherit; border: 1px solid #767690; border-radius: 8px; }
  button, a.button { display: block; box-sizing: border-box; width: 100%; margin: .75rem 0; padding: .75rem; font: inherit; font-weight: 600; text-align: center;
    text-decoration: none; color: #fff; background: #4338ca; border: 0; border-radius: 8px; cursor: pointer; }
  button.second, a.button.second { color: #1a1a2e; background: #e6e6f0; }
  .error { padding: .5rem .75rem; color: #8a1020; background: #fdecee; border-radius: 8px; }
  table { width: 100%; font-size: .875rem; border-collapse: collapse; }
  td { padding: .2rem 0; vertical-align: top; } td:first-child { font-variant-numeric: tabular-nums; padding-right: 1rem; }
`;

export const page = (language: string, title: string, content: string): string => `<!doctype html>
<html lang="${escaped(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><div class="demo" role="note">${escaped(phrasesOf(language).demo)}</div><main>${content}</main></body>
</html>
`;
