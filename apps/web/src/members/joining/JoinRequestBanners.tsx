import type { OwnJoinRequest } from '@clubpulse/contract/members/joining/joining';
import { listMyJoinRequests, withdrawJoining } from '@clubpulse/contract/members/joining/joining.calls';
import { IconHourglass } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

const LOOK_MS = 30_000;

export function JoinRequestBanners({ userId: id, requests }: { userId: number; requests: readonly OwnJoinRequest[] }) {
  const t = useT();
  const formats = useFormats();
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
