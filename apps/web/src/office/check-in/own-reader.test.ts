import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codeIn } from './own-reader.ts';

function seen(text: string, scale: number): { pixels: Uint8ClampedArray; side: number } {
  const { data, size } = encode(text, { border: 4 });
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) pixels.fill(20, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { pixels, side };
}

it('the own reader reads the QR code of a member, and returns undefined when the picture has none', () => {
  const { pixels, side } = seen('K4RT9MQA', 7);
  expect(codeIn(pixels, side, side)).toBe('K4RT9MQA');
  expect(codeIn(pixels.fill(255), side, side)).toBeUndefined();
});
