import { lazyComponent } from '../../../../kit/lazy-component.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import type { LibraryProps } from './ExerciseLibrary.tsx';

export const LibraryLater = lazyComponent<LibraryProps>(() => import('./ExerciseLibrary.tsx').then((it) => it.ExerciseLibrary), {
  meanwhile: ({ head }) => (
    <>
      {head?.(undefined)}
      <SkeletonRows rows={6} />
    </>
  ),
});
