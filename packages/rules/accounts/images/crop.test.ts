import { imageShapes } from '@clubpulse/contract/accounts/images';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldCut, middleCut, nextRotation, placedIn, turned } from './crop.ts';

const { person } = imageShapes;

describe('the rotation of a picture', () => {
  it('turns by a quarter in both directions', () => {
    const picture = { width: 600, height: 400 };
    expect(nextRotation(picture, 0, 1, person)).toBe(90);
    expect(nextRotation(picture, 0, -1, person)).toBe(270);
    expect(nextRotation(picture, 270, 1, person)).toBe(0);
  });

  it('turns by a half if a quarter turn would make the picture smaller than the minimum size', () => {
    const flat = { width: 320, height: 200 };
    const least = { minWidth: 300, minHeight: 150 };
    expect(nextRotation(flat, 0, 1, least)).toBe(180);
    expect(nextRotation(flat, 180, -1, least)).toBe(0);
    expect(turned(flat, 180)).toEqual(flat);
  });
});

describe('the crop of a picture', () => {
  it('is at first the largest area of the required ratio, in the centre of the picture', () => {
    expect(middleCut({ width: 600, height: 400 }, 1)).toEqual({ x: 100, y: 0, width: 400, height: 400 });
    expect(middleCut({ width: 600, height: 400 }, 2)).toEqual({ x: 0, y: 50, width: 600, height: 300 });
    expect(middleCut({ width: 600, height: 400 }, undefined)).toEqual({ x: 0, y: 0, width: 600, height: 400 });
  });

  it('stays within the picture, above the minimum size and in the required ratio', () => {
    const sides = fc.integer({ min: 128, max: 5000 });
    const any = fc.integer({ min: -9000, max: 9000 });
    fc.assert(
      fc.property(
        fc.record({ width: sides, height: sides }),
        fc.record({ x: any, y: any, width: any, height: any }),
        fc.constantFrom(1, undefined),
        (picture, wanted, ratio) => {
          const cut = heldCut(wanted, picture, person, ratio);
          expect(cut.x).toBeGreaterThanOrEqual(0);
          expect(cut.y).toBeGreaterThanOrEqual(0);
          expect(cut.x + cut.width).toBeLessThanOrEqual(picture.width);
          expect(cut.y + cut.height).toBeLessThanOrEqual(picture.height);
          expect(Math.min(cut.width, cut.height)).toBeGreaterThanOrEqual(128);
          if (ratio === 1) expect(cut.width).toBe(cut.height);
        },
      ),
    );
  });

  it('may have any ratio for a logo, and is centred in the square of the stored picture', () => {
    const { person: face, logo } = imageShapes;
    expect(placedIn({ width: 600, height: 150 }, logo)).toEqual({ x: 0, y: 192, width: 512, height: 128 });
    expect(placedIn({ width: 100, height: 200 }, logo)).toEqual({ x: 128, y: 0, width: 256, height: 512 });
    expect(placedIn({ width: 600, height: 600 }, face)).toEqual({ x: 0, y: 0, width: 256, height: 256 });
  });

  it('is unchanged when it is already valid', () => {
    const cut = { x: 10, y: 20, width: 200, height: 200 };
    expect(heldCut(cut, { width: 600, height: 400 }, person, 1)).toEqual(cut);
  });
});
