import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { SlideshowList } from './SlideshowList.tsx';

const SlideshowEditor = lazyComponent(() => import('./editor/SlideshowEditor.tsx').then((it) => it.SlideshowEditor));

export default function ClubSlideShows({ id }: ScreenProps) {
  const { ClubId } = useStaffClub();
  if (id === undefined) return <SlideshowList key={ClubId} />;
  return <SlideshowEditor key={`${ClubId} ${id}`} id={id} />;
}
