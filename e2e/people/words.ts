import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@clubpulse/contract/scalars';
import type { Words } from '@clubpulse/phrases/say';

const folder = dirname(createRequire(import.meta.url).resolve('@clubpulse/phrases/say'));

/** Every phrase of the product in a language, by its key. */
export async function wordsIn(language: Language): Promise<Words> {
  const names = readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const files = await Promise.all(
    names.map(async (name): Promise<Record<string, Words>> => import(pathToFileURL(join(folder, language, name)).href)),
  );
  return Object.assign({}, ...files.flatMap((file) => Object.values(file)));
}
