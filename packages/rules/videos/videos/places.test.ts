import { VIDEO } from '@clubpulse/contract/videos/videos/videos';
import { expect, it } from 'vitest';
import { placeErrors } from './places.ts';

it('a video may be put only into playlists of its club that are not full', () => {
  const others = new Map([
    [1, 0],
    [2, VIDEO.perCollection],
    [3, VIDEO.perCollection - 1],
  ]);
  expect(placeErrors([1, 3], others)).toEqual([]);
  expect(placeErrors([1, 2, 9], others)).toMatchObject([
    { field: 'VideoCollectionIds.1', key: 'video-collection-full' },
    { field: 'VideoCollectionIds.2', key: 'invalid-id' },
  ]);
});
