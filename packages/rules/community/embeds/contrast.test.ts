import { expect, it } from 'vitest';
import { contrastOf, tooPale } from './contrast.ts';

it('a computed contrast equals the value in the accessibility guidelines (WCAG)', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#b5552d', '#fbf6f0')).toBeCloseTo(contrastOf('#fbf6f0', '#b5552d'), 9);
  expect(contrastOf('#123456', '#123456')).toBe(1);
});

it('the contrast check finds text that is unreadable and marks that are invisible on the background', () => {
  expect(tooPale({ Paper: '#fbf6f0', Text: '#2b1f18', Mark: '#b5552d' })).toEqual([]);
  expect(tooPale({ Paper: '#ffffff', Text: '#777777', Mark: '#777777' })).toEqual(['Text']);
  expect(tooPale({ Paper: '#ffffff', Text: '#000000', Mark: '#eeeeee' })).toEqual(['Mark']);
});
