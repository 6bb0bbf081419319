import { later } from '../../kit/later.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { SlideshowList } from './SlideshowList.tsx';

// Most come to look: what writes follows.
const SlideshowEditor = later(() => import('./editor/SlideshowEditor.tsx').then((it) => it.SlideshowEditor));

/** The slideshows of a club: a list, and the editor of one. */
export default function ClubSlideShows({ id }: ScreenProps) {
  const { ClubId } = useStaffClub();
  if (id === undefined) return <SlideshowList key={ClubId} />;
  return <SlideshowEditor key={`${ClubId} ${id}`} id={id} />;
}
