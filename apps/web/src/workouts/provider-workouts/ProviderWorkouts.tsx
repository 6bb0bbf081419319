import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { ProviderNotFound } from './one/ProviderNotFound.tsx';
import { StoredProvider } from './one/StoredProvider.tsx';
import { ProviderList } from './ProviderList.tsx';

const NewProvider = lazyComponent(() => import('./editor/NewProvider.tsx').then((it) => it.NewProvider));

export default function ProviderWorkouts({ id }: ScreenProps) {
  const { ClubId } = useStaffClub();
  return <Shown key={ClubId} id={id} />;
}

function Shown({ id }: { id: string | undefined }) {
  const { IsEditor } = useSelf();
  if (id === undefined) return <ProviderList />;
  if (id === 'new' && IsEditor) return <NewProvider />;
  return /^[1-9]\d{0,14}$/.test(id) ? <StoredProvider key={id} id={Number(id)} /> : <ProviderNotFound />;
}
