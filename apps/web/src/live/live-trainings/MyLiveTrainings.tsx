import { listMyLiveTrainings } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Waiting } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useSelf } from '../../platform/session.tsx';

const MyLiveRows = lazyComponent(() => import('./MyLiveRows.tsx').then((it) => it.MyLiveRows), { meanwhile: Waiting });

const LOOK_EVERY = 60_000;

export function MyLiveTrainings() {
  const { UserId } = useSelf();
  const { data = [], isLoading } = useCall(
    listMyLiveTrainings,
    { params: { id: UserId } },
    { pollEvery: LOOK_EVERY, quiet: true },
  );
  if (isLoading) return <Waiting />;
  return data.length === 0 ? null : <MyLiveRows userId={UserId} trainings={data} />;
}
