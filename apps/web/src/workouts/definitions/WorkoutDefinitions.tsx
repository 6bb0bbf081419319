import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { DefinitionNotFound } from './editor/DefinitionNotFound.tsx';
import { DefinitionList } from './list/DefinitionList.tsx';

const NewDefinition = lazyComponent(() => import('./editor/NewDefinition.tsx').then((it) => it.NewDefinition));
const EditDefinition = lazyComponent(() => import('./editor/EditDefinition.tsx').then((it) => it.EditDefinition));

export default function WorkoutDefinitions({ id }: ScreenProps) {
  const { ClubId } = useStaffClub();
  return <Shown key={ClubId} id={id} />;
}

function Shown({ id }: { id: string | undefined }) {
  if (id === undefined) return <DefinitionList />;
  if (id === 'new') return <NewDefinition />;
  return /^[1-9]\d{0,14}$/.test(id) ? <EditDefinition key={id} id={Number(id)} /> : <DefinitionNotFound />;
}
