import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const imported = /@mantine\/core\/styles\/([A-Z]\w+)\.layer\.css/g;
const styled = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*?(\w+)\.module\.mjs$/;

export function mantineStyles(sheet: string): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
      const { missing, unused } = stylesCompared(readFileSync(sheet, 'utf8'), modules);
      if (missing.length > 0) this.error(`${sheet} does not import the styles of ${missing.join(', ')}.`);
      if (unused.length > 0) this.error(`${sheet} imports the styles of ${unused.join(', ')}, which no screen uses.`);
    },
  };
}

export function stylesCompared(sheet: string, modules: readonly string[]): { missing: string[]; unused: string[] } {
  const loaded = new Set([...sheet.matchAll(imported)].map(([, name = '']) => name));
  const used = new Set(modules.flatMap((id) => styled.exec(id)?.[1] ?? []));
  return {
    missing: [...used].filter((name) => !loaded.has(name)),
    unused: [...loaded].filter((name) => !used.has(name)),
  };
}
