import { listUserInvitations } from '@clubpulse/contract/members/invitations.calls';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Waiting } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useSelf } from '../../platform/session.tsx';

const InvitationBanners = lazyComponent(() => import('./InvitationBanners.tsx').then((it) => it.InvitationBanners), {
  meanwhile: Waiting,
});

export function MyInvitations() {
  const { UserId: id } = useSelf();
  const { data = [], isLoading } = useCall(listUserInvitations, { params: { id } }, { quiet: true });
  if (isLoading) return <Waiting />;
  return data.length > 0 && <InvitationBanners invitations={data} />;
}
