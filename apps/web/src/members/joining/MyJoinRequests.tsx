import type { OwnJoinRequest } from '@clubpulse/contract/members/joining/joining';
import { listMyJoinRequests } from '@clubpulse/contract/members/joining/joining.calls';
import { useEffect, useRef } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Waiting } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { refreshSession, useSelf } from '../../platform/session.tsx';

const JoinRequestBanners = lazyComponent(() => import('./JoinRequestBanners.tsx').then((it) => it.JoinRequestBanners), {
  meanwhile: Waiting,
});

export function MyJoinRequests() {
  const { UserId: id } = useSelf();
  const { data, isLoading } = useCall(listMyJoinRequests, { params: { id } }, { quiet: true });
  useAnswered(data);
  if (isLoading) return <Waiting />;
  return data !== undefined && data.length > 0 && <JoinRequestBanners userId={id} requests={data} />;
}

function useAnswered(requests: readonly OwnJoinRequest[] | undefined): void {
  const before = useRef(requests);
  useEffect(() => {
    const waits = (clubId: number) => requests?.some((one) => one.ClubId === clubId);
    if (requests !== undefined && before.current?.some(({ ClubId }) => !waits(ClubId))) void refreshSession();
    before.current = requests ?? before.current;
  }, [requests]);
}
