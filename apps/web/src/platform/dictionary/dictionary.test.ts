import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@clubpulse/contract/scalars';
import { beforeEach, expect, it, vi } from 'vitest';

let dictionary: typeof import('./dictionary.ts');
beforeEach(async () => {
  vi.resetModules();
  dictionary = await import('./dictionary.ts');
  await dictionary.changeTo('en');
});
const here = () => dictionary.phraseIn(dictionary.shownLanguage(), 'booking.strikes');

it('the dictionary starts with only the phrases of kit and shell and the names of screens', () => {
  for (const key of ['kit.save', 'shell.signOut', 'booking.title', 'error.NotFound'])
    expect(dictionary.phraseIn('en', key), key).toBeTruthy();
  expect(here()).toBeUndefined();
  expect(dictionary.phraseIn('en', 'error.ClassFull')).toBeUndefined();
  expect(dictionary.phraseIn('en', 'identity.email')).toBeUndefined();
});

it('a refusal is shown only after its texts have loaded, also in another language', async () => {
  const refused = { ErrorType: 'ClassFull', title: 'ClassFull' };
  const answer = new Response(JSON.stringify(refused), { status: 409, headers: { 'content-type': 'application/problem+json' } });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const { send } = await import('../calls/call-layer.ts');
  await expect(
    send({ operation: 'create', url: 'users/11/bookings', data: {}, noAuthentication: true, quiet: true }),
  ).rejects.toThrow();
  expect(dictionary.phraseIn('en', 'error.ClassFull')).toBe('Participant limit exceeded: the class is full.');
  await dictionary.changeTo('it');
  expect(dictionary.phraseIn('it', 'error.ClassFull')).toContain('la lezione è al completo');
});

it('code that shows phrases loads together with them', async () => {
  const screen = { default: 'a screen' };
  expect(await dictionary.withPhrases(['calendar/seats/mine'], Promise.resolve(screen))).toBe(screen);
  expect(here()).toBe('Strikes');
});

it('a new language is shown only after the phrases of every screen seen so far have loaded', async () => {
  await dictionary.loadPhrases(['calendar/seats/mine']);
  const shown: (string | undefined)[] = [];
  dictionary.onLanguage(() => shown.push(here()));
  await dictionary.changeTo('it');
  expect(shown).toEqual(['Richiami']);
  expect(document.documentElement.lang).toBe('it');
});

it('the installed app uses the shown language for its manifest and pages', async () => {
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'manifest';
  for (const language of languages) {
    await dictionary.changeTo(language);
    const manifest = JSON.parse(
      readFileSync(path.join(import.meta.dirname, '../../../public', link.getAttribute('href') ?? ''), 'utf8'),
    );
    const called = ['kit.today', 'training.journal', 'notifications.title'].map((key) => dictionary.phraseIn(language, key));
    expect(manifest).toMatchObject({ id: './', lang: language, shortcuts: called.map((name) => ({ name })) });
  }
  link.remove();
});

it('a screen that opens during a language change shows phrases of the new language', async () => {
  await Promise.all([dictionary.changeTo('fr'), dictionary.loadPhrases(['calendar/seats/mine'])]);
  expect(dictionary.shownLanguage()).toBe('fr');
  expect(here()).toBe('Avertissements');
});

it('the language that was requested last is shown, whichever loads first', async () => {
  await Promise.all([dictionary.changeTo('es'), dictionary.changeTo('en')]);
  expect(dictionary.shownLanguage()).toBe('en');
});

it('phrases that fail to load are an error of their own screen, not of the next one', async () => {
  await expect(dictionary.loadPhrases(['calendar/nowhere'])).rejects.toThrow('calendar/nowhere');
  await dictionary.changeTo('es');
  expect(dictionary.shownLanguage()).toBe('es');
});
