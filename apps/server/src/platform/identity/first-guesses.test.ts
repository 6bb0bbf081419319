import { describe, expect, it } from 'vitest';
import { isGuessedFirst } from './first-guesses.ts';

describe('a password', () => {
  it.each([
    'password1234',
    'Password2026!',
    'P@ssw0rd12345',
    'passwordpassword',
    'PalestraPalestra1',
    'clubpulse2026',
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
  ])('%s is guessed first', (password) => expect(isGuessedFirst(password)).toBe(true));

  it.each([
    'three bells ring',
    'tre campane suonano',
    'correct horse battery',
    'k7Vq2mXr9bTz',
    'mi perro come lento',
    '🐎🐑🐄🐖🐓🦆 nella stalla',
  ])('%s is not', (password) => expect(isGuessedFirst(password)).toBe(false));
});
