import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { type Phrases, type PhraseValues, say } from '@clubpulse/phrases/say';

const ours = /^(?:errors|.+\.refusals|office\/(?:staff-events|club-exports\/exceptions)|server\/[^/]+)\.ts$/;
const folder = dirname(createRequire(import.meta.url).resolve('@clubpulse/phrases/say'));

async function read(language: Language): Promise<Phrases> {
  const names = readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' }).filter((name) => ours.test(name));
  const files = names.map(
    async (name): Promise<Record<string, Phrases>> => import(pathToFileURL(join(folder, language, name)).href),
  );
  return Object.assign({}, ...(await Promise.all(files)).flatMap((file) => Object.values(file)));
}

const words = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await read(language)] as const)),
) as Record<Language, Phrases>;

/** The phrase in the plural form of `count`. Returns the key if there is no such phrase. */
export const phrase = (language: Language, key: string, values?: PhraseValues): string =>
  say(words[language], language, key, values) ?? key;
