import { posix } from 'node:path';
import { filesBelow, readSource } from '../sources.ts';
import type { Problems } from '../tool.ts';

const imported = /import (\w+) from '(\.[^']+\.module\.css)'/g;

export function checkCssClasses(root: string): Problems {
  const modules = new Map(
    filesBelow(root, 'apps/web/src', /\.module\.css$/).map((path) => [path, classesOf(readSource(root, path))] as const),
  );
  const used = new Map([...modules.keys()].map((path) => [path, new Set<string>()] as const));
  const problems: Problems = [];
  for (const file of filesBelow(root, 'apps/web/src', /\.tsx?$/)) {
    const text = readSource(root, file);
    for (const [, name = '', from = ''] of text.matchAll(imported)) {
      const path = posix.join(posix.dirname(file), from);
      const known = modules.get(path);
      for (const word of wordsUsed(text, name)) {
        used.get(path)?.add(word);
        if (known && !known.has(word)) problems.push(`${file}: ${name}['${word}'] is no class of ${from}`);
      }
      if (choosesByValue(text, name)) for (const word of known ?? []) used.get(path)?.add(word);
    }
  }
  for (const [path, classes] of modules)
    for (const name of classes) if (!used.get(path)?.has(name)) problems.push(`${path}: nothing uses .${name}`);
  return problems;
}

const classesOf = (css: string): Set<string> => {
  const own = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^)]*\)/g, '');
  const selectors = [...own.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)));
};

const wordsUsed = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${name}(?:\\?\\.)?\\[([^\\]]+)\\]`, 'g'))].flatMap(([, inside = '']) =>
    [...inside.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word),
  );

const choosesByValue = (text: string, name: string): boolean =>
  new RegExp(`\\b${name}\\[[^'\\]]*\\]|\\bclassNames=\\{${name}\\}|\\.\\.\\.${name}\\b`).test(text);
