import { placeholders } from '@clubpulse/contract/office/messages';
import { languages } from '@clubpulse/contract/scalars';
import { afterAll, expect, it } from 'vitest';
import { startPhrases, translate } from '../../platform/phrases.ts';
import { asStored, inWriterLanguage, isFilledForReader } from './placeholder-text.ts';

afterAll(() => startPhrases('en'));

it("placeholders are shown with labels of the writer's language, and stored without a language", async () => {
  await startPhrases('it');
  expect(inWriterLanguage('Ciao {Nickname}, il {LastSeen} {Foo}', translate)).toBe('Ciao {Nickname}, il {Ultima visita} {Foo}');
  expect(asStored('Ciao {nickname}, il {Ultima visita} {Foo}', translate)).toBe('Ciao {Nickname}, il {LastSeen} {Foo}');
  expect(asStored('{LastSeen}', translate)).toBe('{LastSeen}');
  expect([isFilledForReader('{Ultima visita}', translate), isFilledForReader('{Foo}', translate)]).toEqual([true, false]);
});

it.each(languages)('all placeholders have different labels in %s', async (language) => {
  await startPhrases(language);
  const text = placeholders.map((name) => `{${name}}`).join(' ');
  expect(asStored(inWriterLanguage(text, translate), translate)).toBe(text);
});
