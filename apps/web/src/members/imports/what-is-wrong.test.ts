import type { RowRead } from '@clubpulse/rules/members/imports/read-rows';
import { afterEach, expect, it } from 'vitest';
import { startPhrases, translate } from '../../platform/phrases.ts';
import type { Import } from './use-import.ts';
import { whatIsWrong } from './what-is-wrong.ts';

afterEach(() => startPhrases('en'));

it('parts a field from what is wrong with it as the language does', async () => {
  const row = { person: null, wrong: [{ field: 'Email', key: 'invalid-email' }] } as unknown as RowRead;
  await startPhrases('fr');
  expect(whatIsWrong(row, { order: 'ddmmyyyy' } as unknown as Import, translate, 'fr')).toMatch(/^E-mail : \S/);
});
