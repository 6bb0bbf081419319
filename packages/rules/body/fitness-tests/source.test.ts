import { expect, it } from 'vitest';
import { type Hearing, sourceOf } from './source.ts';

it.each<[strap: Hearing, club: Hearing, source: string]>([
  ['heard', 'heard', 'strap'],
  ['heard', 'idle', 'strap'],
  ['silent', 'heard', 'club'],
  ['silent', 'silent', 'strap'],
  ['silent', 'idle', 'strap'],
  ['idle', 'heard', 'club'],
  ['idle', 'silent', 'club'],
  ['idle', 'idle', 'strap'],
])('in a fitness test whose strap is "%s" and whose club is "%s", heart rates come from the %s', (strap, club, source) => {
  expect(sourceOf(strap, club)).toBe(source);
});
