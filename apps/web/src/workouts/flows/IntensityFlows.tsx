import { later } from '../../kit/later.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { FlowList } from './FlowList.tsx';

// Most come to look: what writes follows.
const FlowEditor = later(() => import('./editor/FlowEditor.tsx').then((it) => it.FlowEditor));

/** The intensity flows of a club: a list, and the editor of one. */
export default function IntensityFlows({ id, action }: ScreenProps) {
  const { ClubId } = useStaffClub();
  if (id === undefined) return <FlowList key={ClubId} />;
  return <FlowEditor key={`${ClubId} ${id} ${action}`} id={id} like={action} />;
}
