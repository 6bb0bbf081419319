import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Mixin {
  readonly parameters: readonly string[];
  readonly body: string;
}
export type Mixins = ReadonlyMap<string, Mixin>;

const listed = (text: string): string[] =>
  text
    .split(/,(?![^(]*\))/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Reads `@mixin name(--parameter) { declarations }`. */
export const mixinsOf = (css: string): Mixins =>
  new Map(
    [...css.matchAll(/@mixin ([\w-]+)(?:\(([^)]*)\))?\s*\{([^}]*)\}/g)].map(([, name = '', parameters = '', body = '']) => [
      name,
      { parameters: listed(parameters), body: body.replace(/\s+/g, ' ').trim() },
    ]),
  );

/** Replaces `@include name(value);` by the declarations of the mixin. */
export const expanded = (css: string, mixins: Mixins): string =>
  css.replace(/@include ([\w-]+)(?:\(([^;]*)\))?;/g, (_, name: string, values = '') => {
    const mixin = mixins.get(name);
    const args = listed(values);
    if (mixin === undefined || mixin.parameters.length !== args.length)
      throw new Error(`No mixin ${name} of ${args.length} values`);
    return mixin.parameters.reduce((body, parameter, at) => body.replaceAll(`var(${parameter})`, args[at] ?? ''), mixin.body);
  });

/** Expands the mixins of one file in all CSS modules, so that each shared look is written once and needs no class. */
export function cssMixins(file: string): Plugin {
  return {
    name: 'css-mixins',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code) {
        this.addWatchFile(file);
        return code.includes('@include') ? expanded(code, mixinsOf(readFileSync(file, 'utf8'))) : null;
      },
    },
  };
}
