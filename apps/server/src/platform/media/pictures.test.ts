import { imageShapes } from '@clubpulse/contract/accounts/images';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Encoded, preview, shaped } from './pictures.ts';
import { limitConcurrency } from './turns.ts';

const { person, logo } = imageShapes;
const plain = (width: number, height: number, background = '#c6f135') =>
  sharp({ create: { width, height, channels: 3, background } });
const made = (answer: readonly Encoded[] | Refusal): readonly Encoded[] => {
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
};
const largest = (answer: readonly Encoded[] | Refusal) => sharp(made(answer).at(-1)?.bytes);
const refused = (answer: unknown) => (isRefusal(answer) ? answer.refused : 'taken');

function bitmap(width: number, height: number): Buffer {
  const line = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + line * height);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) file[54 + y * line + x * 3 + (y < height / 2 ? 0 : 2)] = 255;
  return file;
}

describe('an uploaded picture', () => {
  it('is stored as JPEG in the size of its kind and in several smaller sizes', async () => {
    const picture = made(await shaped(await plain(600, 600).jpeg().toBuffer(), person, 'ada'));
    expect(picture.map(({ width, type }) => [width, type])).toEqual([64, 128, 256].map((width) => [width, 'image/jpeg']));
    for (const { bytes, width } of picture)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height: width });
  });

  it.each(['png', 'gif', 'jpeg'] as const)('is accepted as %s', async (format) => {
    expect(
      await largest(await shaped(await plain(200, 200).toFormat(format).toBuffer(), person, 'ada')).metadata(),
    ).toMatchObject({
      width: 256,
    });
  });

  it('is accepted as BMP, upright and with the right colours', async () => {
    const { data, info } = await largest(await shaped(bitmap(130, 130), person, 'ada'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (y: number) => [...data.subarray((y * info.width + 100) * info.channels).subarray(0, 3)];
    expect(at(20)[0]).toBeGreaterThan(200);
    expect(at(20)[2]).toBeLessThan(60);
    expect(at(230)[2]).toBeGreaterThan(200);
  });

  it('is stored upright and without metadata such as location and camera', async () => {
    const file = await plain(300, 200)
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'Secret Person' },
        IFD3: { GPSLatitude: '45/1 4/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif?.length).toBeGreaterThan(50);
    for (const { bytes } of made(await shaped(file, person, 'ada'))) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes('Secret')).toBe(false);
    }
    const shown = await preview(file, 'ada');
    if (isRefusal(shown)) throw new Error(shown.refused);
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  it('is stored without data that is appended to the file', async () => {
    const file = Buffer.concat([await plain(200, 200).gif().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    for (const { bytes } of made(await shaped(file, person, 'ada'))) expect(Buffer.from(bytes).includes('script')).toBe(false);
  });

  it('stays transparent as a logo, and gets a white background as a portrait', async () => {
    const clear = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await largest(await shaped(clear, logo, 'ada')).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
    const { dominant } = await largest(await shaped(clear, person, 'ada')).stats();
    expect(dominant.r).toBeGreaterThan(240);
  });
});

describe('the server refuses', () => {
  it('a picture below the minimum size', async () => {
    const answer = await shaped(await plain(127, 400).png().toBuffer(), person, 'ada');
    expect(answer).toMatchObject({
      refused: 'ImageTooSmall',
      values: { width: 127, height: 400, minWidth: 128, minHeight: 128 },
    });
  });

  it('a file whose content is not a supported type', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
    for (const file of [Buffer.from(svg), await plain(200, 200).webp().toBuffer(), Buffer.from('%PDF-1.4'), Buffer.alloc(0)])
      expect(refused(await shaped(file, person, 'ada'))).toBe('ImageTypeRefused');
  });

  it('a truncated or damaged file', async () => {
    const png = await plain(400, 400).png().toBuffer();
    const jpeg = await plain(400, 400).jpeg().toBuffer();
    const bmp = bitmap(130, 130);
    for (const file of [png.subarray(0, 60), jpeg.subarray(0, jpeg.length / 2), bmp.subarray(0, 9000), jpeg.subarray(0, 3)])
      expect(refused(await shaped(file, person, 'ada'))).toBe('ImageUnreadable');
  });

  it('a picture with too many pixels without decoding it', { tags: ['atLength'] }, async () => {
    const bomb = await plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(refused(await shaped(bomb, person, 'ada'))).toBe('ImageTooLarge');
    const declared = bitmap(130, 130);
    declared.writeInt32LE(60_000, 18);
    expect(refused(await shaped(declared, person, 'ada'))).toBe('ImageUnreadable');
  });
});

it('the decoder of pictures decodes them one at a time in order, and refuses pictures when its queue is full', async () => {
  const inTurn = limitConcurrency(1, { waitingMax: 2 });
  let inside = 0;
  const order: number[] = [];
  const work = (one: number) => async () => {
    expect(++inside).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(one);
    inside--;
    if (one === 2) throw new Error('this one fails');
    return one;
  };
  const answers = await Promise.allSettled([1, 2, 3, 4].map((one) => inTurn('one', work(one))));
  expect(order).toEqual([1, 2, 3]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(answers[3]).toMatchObject({ value: { refused: 'TooManyRequests' } });
  expect(await inTurn('one', work(5))).toBe(5);
});

it('the queue for decoding pictures alternates between users, and one user cannot fill it alone', async () => {
  const inTurn = limitConcurrency(1, { waitingMax: 10, waitingEach: 3 });
  const order: string[] = [];
  const bring = (whose: string, name: string) =>
    inTurn(whose, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push(name);
    });
  const many = [1, 2, 3, 4, 5].map((one) => bring('large', `large ${one}`));
  const few = [1, 2].map((one) => bring('small', `small ${one}`));
  const answers = await Promise.all([...many, ...few]);
  expect(answers[4]).toMatchObject({ refused: 'TooManyRequests' });
  expect(order).toEqual(['large 1', 'large 2', 'small 1', 'large 3', 'small 2', 'large 4']);
});
