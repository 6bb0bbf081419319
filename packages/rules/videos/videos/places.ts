import type { FieldError } from '@clubpulse/contract/errors';
import { VIDEO } from '@clubpulse/contract/videos/videos/videos';

export function placeErrors(ids: readonly number[], others: ReadonlyMap<number, number>): FieldError[] {
  return ids.flatMap((id, at): FieldError[] => {
    const field = `VideoCollectionIds.${at}`;
    const videos = others.get(id);
    if (videos === undefined) return [{ field, key: 'invalid-id' }];
    return videos < VIDEO.perCollection ? [] : [{ field, key: 'video-collection-full', values: { max: VIDEO.perCollection } }];
  });
}
