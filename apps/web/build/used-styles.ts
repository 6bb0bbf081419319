import type { Plugin } from 'vite';

const ofMantine = /\bm_[0-9a-f]{6,8}\b/g;
const SHEET = /[\\/]@mantine[\\/]core[\\/]styles\.layer\.css$/;
const holdsRules = /^\s*@(layer|media|supports|container)\b/;
const betweenSelectors = /,(?![^(]*\))/;
const comment = /\/\*[^]*?\*\//g;

/** Removes rules of unused components. The build in `chunkGroups` collects the used names first. */
export function usedStyles(): Plugin {
  const used = new Set<string>();
  return {
    name: 'used-styles',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      SHEET.test(id) && used.size > 0 ? { code: onlyUsed(code.replaceAll(comment, ''), used), map: null } : null,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') for (const [name] of file.code.matchAll(ofMantine)) used.add(name);
    },
  };
}

export function onlyUsed(css: string, used: ReadonlySet<string>): string {
  let kept = '';
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const semicolon = css.indexOf(';', at);
    if (open < 0) return kept + css.slice(at);
    if (semicolon >= 0 && semicolon < open) {
      kept += css.slice(at, semicolon + 1);
      at = semicolon + 1;
      continue;
    }
    const end = endOf(css, open);
    kept += ruleOf(css.slice(at, open), css.slice(open + 1, end - 1), used);
    at = end;
  }
  return kept;
}

function ruleOf(head: string, body: string, used: ReadonlySet<string>): string {
  if (holdsRules.test(head)) {
    const inner = onlyUsed(body, used);
    return inner.trim() === '' ? '' : `${head}{${inner}}`;
  }
  if (/^\s*@/.test(head)) return `${head}{${body}}`;
  const selectors = head.split(betweenSelectors).filter((one) => (one.match(ofMantine) ?? []).every((name) => used.has(name)));
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

function endOf(css: string, open: number): number {
  let depth = 1;
  let at = open + 1;
  for (; depth > 0 && at < css.length; at++) {
    const one = css[at];
    if (one === '{') depth += 1;
    else if (one === '}') depth -= 1;
    else if (one === '"' || one === "'") at = css.indexOf(one, at + 1);
  }
  return at;
}
