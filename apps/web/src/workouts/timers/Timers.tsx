import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { BodyChartSymbol } from '../exercises/public.ts';
import { TimerList } from './TimerList.tsx';

const TimerEditor = lazyComponent(() => import('./editor/TimerEditor.tsx').then((it) => it.TimerEditor));

export default function Timers({ id, action }: ScreenProps) {
  const { ClubId } = useStaffClub();
  if (id === undefined) return <TimerList key={ClubId} />;
  return (
    <>
      <BodyChartSymbol />
      <TimerEditor key={`${ClubId} ${id} ${action}`} id={id} like={action} />
    </>
  );
}
