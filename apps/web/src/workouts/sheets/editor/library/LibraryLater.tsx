import { later } from '../../../../kit/later.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import type { LibraryProps } from './ExerciseLibrary.tsx';

export const LibraryLater = later<LibraryProps>(() => import('./ExerciseLibrary.tsx').then((it) => it.ExerciseLibrary), {
  meanwhile: ({ head }) => (
    <>
      {head?.(undefined)}
      <SkeletonRows rows={6} />
    </>
  ),
});
