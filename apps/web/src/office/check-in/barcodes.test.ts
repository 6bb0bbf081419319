import { encodeQR } from 'qr';
import { expect, it } from 'vitest';
import { codeReader } from './barcodes.ts';

function seen(text: string): ImageData {
  const rows = encodeQR(text, 'raw', { border: 4, scale: 7 });
  const pixels = rows.flatMap((row) => row.flatMap((isDark) => (isDark ? [20, 20, 20, 255] : [255, 255, 255, 255])));
  // The reader recognizes a picture by its `toStringTag`.
  return Object.defineProperty(new ImageData(new Uint8ClampedArray(pixels), rows.length), Symbol.toStringTag, {
    value: 'ImageData',
  });
}

it('without a barcode reader in the browser, the replacement reads the QR code of a member, and finds no code in an empty picture', async () => {
  const reader = await codeReader();
  const picture = seen('K4RT9MQA');
  expect(await reader.detect(picture)).toMatchObject([{ rawValue: 'K4RT9MQA' }]);
  picture.data.fill(255);
  expect(await reader.detect(picture)).toEqual([]);
});
