import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const screen = /load: \(\) => import\('[^']*?([A-Z]\w+)\.tsx'\)/g;
const named = /import\('[^']*?([A-Z]\w+)\.tsx'\)(?:(?!import\()[^;])*?'\1'/g;

export const screenNames = (source: string): ReadonlySet<string> => found(source, /\.screens\.ts$/, screen);

export const namedParts = (source: string): ReadonlySet<string> => found(source, /(?<!\.test)\.tsx?$/, named);

function found(source: string, files: RegExp, pattern: RegExp): ReadonlySet<string> {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => files.test(file));
  return new Set(
    paths.flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(pattern)].map(([, name = '']) => name)),
  );
}

export function withoutScreens(screens: ReadonlySet<string>) {
  return (file: string, deps: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
    hostType === 'js' && screens.has(basename(file).split('-')[0] ?? '') ? deps.filter((dep) => dep.endsWith('.css')) : deps;
}
