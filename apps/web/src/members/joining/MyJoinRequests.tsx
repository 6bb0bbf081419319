import type { OwnJoinRequest } from '@clubpulse/contract/members/joining/joining';
import { listMyJoinRequests, withdrawJoining } from '@clubpulse/contract/members/joining/joining.calls';
import { IconHourglass } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { refreshSession, useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';

const LOOK_MS = 30_000;

/** The clubs one has asked to join that have not answered: since when, and the way back. */
export function MyJoinRequests() {
  const { UserId: id } = useSelf();
  const { data } = useCall(listMyJoinRequests, { params: { id } }, { quiet: true });
  useAnswered(data);
  return data !== undefined && data.length > 0 && <Waiting userId={id} requests={data} />;
}

/** A club that answered may be hers now: the app asks anew where she belongs. */
function useAnswered(requests: readonly OwnJoinRequest[] | undefined): void {
  const before = useRef(requests);
  useEffect(() => {
    const waits = (clubId: number) => requests?.some((one) => one.ClubId === clubId);
    if (requests !== undefined && before.current?.some(({ ClubId }) => !waits(ClubId))) void refreshSession();
    before.current = requests ?? before.current;
  }, [requests]);
}

function Waiting({ userId: id, requests }: { userId: number; requests: readonly OwnJoinRequest[] }) {
  const t = useT();
  const formats = useFormats();
  // Asked again while somebody waits.
  useCall(listMyJoinRequests, { params: { id } }, { quiet: true, pollEvery: LOOK_MS });
  const withdraw = useChange(withdrawJoining);
  return requests.map(({ ClubId: clubId, ClubName: club, AskedAt }) => (
    <Banner
      key={clubId}
      tone="info"
      icon={IconHourglass}
      actions={[
        {
          label: t('members.withdrawJoining'),
          onClick: () =>
            withdraw.mutate(
              { params: { id, clubId } },
              { onSuccess: () => toastDone({ title: t('members.joinWithdrawn', { club }) }) },
            ),
        },
      ]}
    >
      {t('members.joinWaits', { club, date: formats.date(AskedAt) })}
    </Banner>
  ));
}
