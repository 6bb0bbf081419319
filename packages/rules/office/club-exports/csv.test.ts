import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('a line quotes commas, quotes and line breaks, and leaves nulls empty', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', null, 1.5, true])).toBe('"a,b","say ""x""","two\nlines",,1.5,true\r\n');
});

it('a line has lists and objects as JSON', () => {
  expect(csvLine([[1, 2], { Name: 'x' }])).toBe('"[1,2]","{""Name"":""x""}"\r\n');
});

it('a text that a spreadsheet would run begins with an apostrophe, and a number below 0 does not', () => {
  expect(csvLine(['=1+1', '+39 1', '@x', '-5', -5])).toBe("'=1+1,'+39 1,'@x,'-5,-5\r\n");
});
