import { execFileSync } from 'node:child_process';
import { filesBelow, readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const inProse: readonly [word: RegExp, term: string][] = [
  [/\b(?:she|her|hers|herself|he|him|his|himself)\b/i, 'the role: member, athlete, trainer, caller; pronoun "they"'],
  [/\b(?:nobody|somebody)\b/i, 'no user, a user, null, another request'],
  [/\bsaid\b/i, 'declared, entered, set, returned'],
  [/\bheard\b/i, 'received, recorded'],
  [/\btold\b/i, 'notified, published'],
  [/\bkept\b/i, 'stored'],
  [/\banew\b/i, 'again, or a verb with re-'],
  [/\bslips?\b/i, 'mistake, wrong entry'],
  [/\bstands\b/i, 'is, is stored, is shown'],
  [/\blanes?\b/i, 'queue'],
  [/\bmend(?:s|ed|ing)?\b/i, 'repair, fix'],
  [/\bin sight\b/i, 'visible'],
  [/\bthe house\b/i, 'the server, the installation, the product'],
  [/\bby (?:it|them)sel(?:f|ves)\b/i, 'automatically, alone'],
];

const inNames: readonly [word: RegExp, term: string][] = [
  [/^(?:her|hers|she|nobody|somebody)$/i, 'the role'],
  [/^(?:said|told|heard|kept|anew|slip|stands)$/i, 'the term of docs/glossary.md'],
  [/^words$/i, 'text, label, phrases'],
];

const inLocalNames = /^(?:she|her|hers|herself|him|said|told|heard|kept|gone|stands|stood|slips?|somebody|unsaid|untold)$/i;

const comment = /(?:^|[\s;,{}()[\]])\/\/ (.*)$|(?:^|[\s{(])\/\*([\s\S]*?)\*\//gm;
const title = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
const exported = /^export (?:async )?(?:abstract )?(?:const|function\*?|class|interface|type) (\w+)/gm;

const local = /(?:\b(?:const|let|function)\s+|\(\s*)#?([a-z]\w*)/g;
const literals = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"[^"\n]*"|`[^`]*`/g;

const wordsIn = (name: string): string[] => name.split(/(?<=[a-z0-9])(?=[A-Z])|_/);

export function checkPlainEnglish(root: string): Problems {
  const problems: Problems = [];
  for (const file of ['packages', 'apps', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
    filesBelow(root, folder, /\.(tsx?|mjs|css)$/),
  )) {
    if (file === 'scripts/checks/plain-english.ts' || file.endsWith('.generated.ts')) continue;
    const text = readSource(root, file);
    const prose = [...text.matchAll(comment)].map(([, line, block]) => line ?? block ?? '');
    if (/\.(?:test|spec)\.tsx?$/.test(file)) prose.push(...[...text.matchAll(title)].map(([, , words]) => words ?? ''));
    for (const each of prose.map((one) => one.replace(/`[^`]*`/g, ''))) {
      const found = inProse.find(([word]) => word.test(each));
      if (found) problems.push(`${file}: "${found[0].exec(each)?.[0]}" in "${each.trim().slice(0, 60)}"; write ${found[1]}`);
    }
    for (const [, name = ''] of text.matchAll(exported)) {
      const found = inNames.find(([word]) => wordsIn(name).some((each) => word.test(each)));
      if (found) problems.push(`${file}: ${name}; name it by ${found[1]}`);
    }
    if (!/\.(?:tsx?|mjs)$/.test(file)) continue;
    const names = new Set([...text.replace(literals, "''").matchAll(local)].map(([, name = '']) => name));
    for (const name of names)
      if (wordsIn(name).some((each) => inLocalNames.test(each)))
        problems.push(`${file}: ${name}; name it by the term of docs/glossary.md`);
  }
  return [...problems, ...commitTitles(root)];
}

const GLOSSARY = 'docs/glossary.md';

/** Titles of the commits since the glossary was added, if this clone has them. */
function commitTitles(root: string): Problems {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const since = git('log', '--diff-filter=A', '--format=%H', '--', GLOSSARY).trim().split('\n').at(-1);
    if (!since) return [];
    return git('log', '--no-merges', '--format=%s', `${since}..HEAD`)
      .split('\n')
      .filter((subject) => subject !== '' && !(subject.length <= 72 && /^[a-z][a-z0-9 ,-]*: \S/.test(subject)))
      .map((subject) => `commit "${subject}": write "area: imperative title" in at most 72 characters`);
  } catch {
    return [];
  }
}
