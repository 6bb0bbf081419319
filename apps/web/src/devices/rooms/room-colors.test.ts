import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freeColor, roomColors } from './room-colors.ts';

test('the offered room colours are the eight room colours of the design tokens', () => {
  const tokens = readFileSync(`${import.meta.dirname}/../../styles/tokens.css`, 'utf8');
  const curated = [...tokens.matchAll(/--c-(\w+): ?(#[0-9a-f]{6});/gi)].map(([, name, hex]) => ({
    name,
    hex: hex?.toUpperCase(),
  }));
  expect(roomColors.map(({ name, hex }) => ({ name, hex }))).toEqual(curated);
  expect(curated).toHaveLength(8);
});

test('a new room starts with a colour that no other room has', () => {
  expect(freeColor([])).toBe('#1787A6');
  expect(freeColor(['#1787a6', '#B5562E'])).toBe('#4F8A2F');
  expect(freeColor(roomColors.map(({ hex }) => hex))).toBe('#1787A6');
});
