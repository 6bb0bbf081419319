import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

export const onlyStyles = (_file: string, deps: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'js' ? deps.filter((dep) => dep.endsWith('.css')) : deps;
