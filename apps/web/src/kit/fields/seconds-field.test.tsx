import type { Language } from '@clubpulse/contract/scalars';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showLanguage } from '../../platform/phrases.ts';
import { openPart } from '../../test/part.tsx';
import { SecondsField } from './SecondsField.tsx';

function Held({ onSeconds, begin }: { onSeconds: (seconds: number) => void; begin: number | null }) {
  const [held, setHeld] = useState(begin);
  const take = (seconds: number) => {
    onSeconds(seconds);
    setHeld(seconds);
  };
  return <SecondsField label="Rest" value={held} onChange={take} />;
}

async function open(language: Language, begin: number | null = 20) {
  await act(() => showLanguage(language, { remember: false }));
  const seen: number[] = [];
  openPart(<Held begin={begin} onSeconds={(seconds) => seen.push(seconds)} />, []);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rest' });
  return { input, seen, type: (text: string) => fireEvent.change(input, { target: { value: text } }) };
}

it.each<[Language, string]>([
  ['en', '1 minute 30 seconds'],
  ['it', '1 minuto 30 secondi'],
  ['es', '1 minuto 30 segundos'],
  ['fr', '1 minute 30 secondes'],
])('a duration in the language %s is read in any notation and reformatted on blur', async (language, words) => {
  const { input, seen, type } = await open(language);
  expect(input.value).toBe('0:20');
  for (const [text, seconds, shown] of [
    ['45', 45, '0:45'],
    ['01:30', 90, '1:30'],
    ['1:30', 90, '1:30'],
    ['1m30', 90, '1:30'],
    [words, 90, '1:30'],
    ['1:15:00', 4500, '1:15:00'],
    ['1.02:03:04', 93_784, '26:03:04'],
  ] as const) {
    type(text);
    expect([text, seen.at(-1), input.value]).toEqual([text, seconds, text]);
    fireEvent.blur(input);
    expect(input.value).toBe(shown);
    expect(input.getAttribute('aria-invalid')).not.toBe('true');
  }
});

it.each<[Language, string]>([
  ['en', 'Not clear: “1:3x”. Write it like 1:30.'],
  ['it', 'Non è chiaro: «1:3x». Scrivi come 1:30.'],
  ['es', 'No está claro: «1:3x». Escribe como 1:30.'],
  ['fr', 'Pas clair : « 1:3x ». Écrivez comme 1:30.'],
])('an invalid duration in the language %s remains in the field, which shows an error on blur', async (language, refusal) => {
  const { input, seen, type } = await open(language);
  type('1:3x');
  expect(seen).toEqual([Number.NaN]);
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.blur(input);
  expect(input.value).toBe('1:3x');
  expect(screen.getByText(refusal)).toBeTruthy();
});

it('a field without a duration is empty', async () => {
  expect((await open('en', null)).input.value).toBe('');
});
