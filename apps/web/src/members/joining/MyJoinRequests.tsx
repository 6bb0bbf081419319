import { listMyJoinRequests, withdrawJoining } from '@clubpulse/contract/members/joining/joining.calls';
import { IconHourglass } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';

/** The clubs one has asked to join that have not answered: since when, and the way back. */
export function MyJoinRequests() {
  const t = useT();
  const formats = useFormats();
  const { UserId: id } = useSelf();
  const requests = useCall(listMyJoinRequests, { params: { id } }, { quiet: true });
  const withdraw = useChange(withdrawJoining);
  return (requests.data ?? []).map(({ ClubId: clubId, ClubName: club, AskedAt }) => (
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
