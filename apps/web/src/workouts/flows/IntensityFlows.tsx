import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { FlowList } from './FlowList.tsx';

const FlowEditor = lazyComponent(() => import('./editor/FlowEditor.tsx').then((it) => it.FlowEditor));

export default function IntensityFlows({ id, action }: ScreenProps) {
  const { ClubId } = useStaffClub();
  if (id === undefined) return <FlowList key={ClubId} />;
  return <FlowEditor key={`${ClubId} ${id} ${action}`} id={id} like={action} />;
}
