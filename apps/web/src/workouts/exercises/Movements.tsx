import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { MovementNotFound } from './editor/MovementNotFound.tsx';
import { BodyChartSymbol } from './figures/BodyChart.tsx';
import { MovementList } from './list/MovementList.tsx';

const NewMovement = lazyComponent(() => import('./editor/NewMovement.tsx').then((it) => it.NewMovement));
const GuideEditor = lazyComponent(() => import('./editor/GuideEditor.tsx').then((it) => it.GuideEditor));
const StoredMovement = lazyComponent(() => import('./editor/StoredMovement.tsx').then((it) => it.StoredMovement));

export default function Movements({ id, action }: ScreenProps) {
  const { ClubId } = useStaffClub();
  return (
    <>
      <BodyChartSymbol />
      <Shown key={ClubId} id={id} action={action} />
    </>
  );
}

function Shown({ id, action }: { id: string | undefined; action: string | undefined }) {
  if (id === undefined) return <MovementList />;
  if (id === 'new') return <NewMovement key={action} like={Number(action) || null} isOfPlatform={action === 'platform'} />;
  const exerciseId = Number(id);
  if (!Number.isSafeInteger(exerciseId) || exerciseId <= 0) return <MovementNotFound />;
  return action === 'guide' ? <GuideEditor key={id} id={exerciseId} /> : <StoredMovement key={id} id={exerciseId} />;
}
