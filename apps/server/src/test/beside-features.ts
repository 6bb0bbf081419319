import { globSync } from 'node:fs';
import path from 'node:path';
import { features } from '../features.ts';

const source = path.join(import.meta.dirname, '..');
const order = ['platform', ...features.map(({ name }) => name)];
const placeOf = (file: string): number => order.findIndex((name) => file.startsWith(`${name}/`));

export async function besideFeatures(suffix: 'samples' | 'refusals'): Promise<unknown[]> {
  const files = globSync(`**/*.${suffix}.ts`, { cwd: source });
  const lost = files.filter((file) => placeOf(file) < 0);
  if (lost.length > 0) throw new Error(`features.ts has no feature in the folder of ${lost.join(', ')}.`);
  files.sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b));
  return Promise.all(files.map(async (file) => Reflect.get(await import(/* @vite-ignore */ `../${file}`), suffix)));
}
