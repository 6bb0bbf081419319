import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceFor, arrivalCodes, encodingCodes, isWorthRetrying, masterPlaylist, renditionsOf, titleOf } from './encoding.ts';

describe('the error codes of encoding', () => {
  it('are the 32 codes of the catalogue, and any other code becomes the code of an unknown error', () => {
    expect(encodingCodes).toHaveLength(32);
    expect([titleOf('1030'), titleOf('1404'), titleOf('1056'), titleOf('1515'), titleOf('3457')]).toEqual([
      'Codec',
      'FileOpen',
      'FileOpen',
      'Role',
      'HttpPolicy',
    ]);
    expect([titleOf('7'), titleOf('toString')]).toEqual(['Unknown', 'Unknown']);
    expect([arrivalCodes.refused, arrivalCodes.lost, '1030', '1522'].map(isWorthRetrying)).toEqual([false, false, true, true]);
    expect([adviceFor('1030'), adviceFor('1522'), adviceFor('3450')]).toEqual(['Export', 'Shorten', 'Again']);
  });
});

describe('the sizes of an encoded video', () => {
  it('are not larger than the uploaded video, in landscape and portrait', () => {
    expect(renditionsOf({ width: 1920, height: 1080 }).map(({ width, height }) => [width, height])).toEqual([
      [640, 360],
      [1280, 720],
    ]);
    expect(renditionsOf({ width: 1080, height: 1920 }).map(({ width, height }) => [width, height])).toEqual([
      [360, 640],
      [720, 1280],
    ]);
    expect(renditionsOf({ width: 322, height: 241 })).toEqual([{ side: 241, kilobits: 800, width: 322, height: 242 }]);
  });

  it('have even sides and the aspect ratio of the video, and there is at least one size', () => {
    const side = fc.integer({ min: 16, max: 7680 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sizes = renditionsOf({ width, height });
        expect(sizes.length).toBeGreaterThan(0);
        for (const one of sizes) {
          expect([one.width % 2, one.height % 2]).toEqual([0, 0]);
          expect(Math.abs(one.width - (width * one.side) / Math.min(width, height))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('are listed in one playlist for the player', () => {
    const playlist = masterPlaylist(renditionsOf({ width: 1280, height: 720 }), ({ side }) => `x-${side}.m3u8`);
    expect(playlist.split('\n').filter((line) => line.endsWith('.m3u8'))).toEqual(['x-360.m3u8', 'x-720.m3u8']);
  });
});
