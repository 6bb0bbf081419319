import { demoPassword } from '@clubpulse/world/accounts';
import { describe, expect, it } from 'vitest';
import { isGuessedFirst } from './first-guesses.ts';
import { hashPassword, PASSWORD_MAX, passwordMatches } from './passwords.ts';

describe('a password', () => {
  it.each([
    'password1234',
    'Password2026!',
    'P@ssw0rd12345',
    'passwordpassword',
    'PalestraPalestra1',
    'clubpulse2026',
    demoPassword,
    'Clubpulse.Demo!',
    'FitnessClub2026',
    'clubpulse-admin',
    'contraseña123',
    'motdepasse12',
    'qwertyuiop12',
    'azertyuiop2026',
    '123456789012',
    '987654321098',
    'abcdefghijklm',
    'aaaaaaaaaaaa',
    '121212121212',
    'iloveyou!!!!',
    '2026_Fitness_',
  ])('%s is refused as easy to guess', (password) => expect(isGuessedFirst(password)).toBe(true));

  it.each([
    'three bells ring',
    'tre campane suonano',
    'welcome three bells',
    'correct horse battery',
    'k7Vq2mXr9bTz',
    'mi perro come lento',
    '🐎🐑🐄🐖🐓🦆 nella stalla',
  ])('%s is accepted', (password) => expect(isGuessedFirst(password)).toBe(false));

  it('is accepted only exactly as it was set, without additional or missing characters', async () => {
    const longest = 'three bells '.repeat(30).slice(0, PASSWORD_MAX);
    const hash = await hashPassword(longest);
    expect(await passwordMatches(longest, hash)).toBe(true);
    for (const other of [`${longest}x`, longest.toUpperCase(), longest.slice(1), ` ${longest.slice(1)}`])
      expect(await passwordMatches(other, hash)).toBe(false);
  });
});
