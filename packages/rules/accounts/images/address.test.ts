import { imageKinds, imageShapes, ownPicture } from '@clubpulse/contract/accounts/images';
import { describe, expect, it } from 'vitest';
import { pictureFor } from './address.ts';

const id = '0a'.repeat(32);

describe('the URL of a picture', () => {
  it.each(imageKinds)('of the kind %s has the smallest stored width that is at least the needed width', (kind) => {
    const { widths, width } = imageShapes[kind];
    const uri = `/media/${id}-${width}.jpg`;
    expect(ownPicture.test(uri)).toBe(true);
    for (const [at, one] of widths.entries()) {
      expect(pictureFor(uri, one)).toBe(`/media/${id}-${one}.jpg`);
      expect(pictureFor(uri, one + 1)).toBe(`/media/${id}-${widths[at + 1] ?? width}.jpg`);
    }
  });

  it('is not changed when it is a URL of another server', () => {
    for (const uri of ['https://example.com/a-256.png', `/media/${id}-99.jpg`, '']) expect(pictureFor(uri, 24)).toBe(uri);
  });
});
