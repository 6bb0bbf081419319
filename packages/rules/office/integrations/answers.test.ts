import { expect, it } from 'vitest';
import { answerText } from './answers.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

it('a response is cut after 1,000 bytes, without a part of a character', () => {
  expect(answerText(bytesOf('x'.repeat(1001)))).toBe('x'.repeat(1000));
  expect(answerText(bytesOf(`${'x'.repeat(999)}é`))).toBe('x'.repeat(999));
});

it('bytes of a response that are no text are replaced, line breaks remain', () => {
  expect(answerText(Uint8Array.of(0x61, 0x00, 0xff, 0x0a, 0x1b, 0x62))).toBe('a\u{FFFD}\u{FFFD}\n\u{FFFD}b');
});
