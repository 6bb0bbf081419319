import { declineEmailProposal, listMyEmailProposals } from '@clubpulse/contract/members/adding/adding.calls';
import { IconMailQuestion } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

export function MyEmailProposals({ userId }: { userId: number }) {
  const t = useT();
  const { dateTime } = useFormats();
  const proposals = useCall(listMyEmailProposals, { params: { id: userId } }, { quiet: true });
  const decline = useChange(declineEmailProposal, { quiet: true });
  return (
    <>
      {proposals.data?.map(({ ClubId: clubId, ClubName, Email, Until }) => (
        <Banner
          key={clubId}
          tone="info"
          icon={IconMailQuestion}
          actions={[
            {
              label: t('members.sayNo'),
              onClick: () => {
                if (decline.isPending) return;
                decline.mutate(
                  { params: { id: userId, clubId } },
                  { onSuccess: () => toastDone({ title: t('members.proposalDeclined') }) },
                );
              },
            },
          ]}
        >
          {t('members.myProposal', { club: ClubName, email: Email, until: dateTime(Until) })}
        </Banner>
      ))}
      <Refusal words={decline.error && refusalText(decline.error)} />
    </>
  );
}
