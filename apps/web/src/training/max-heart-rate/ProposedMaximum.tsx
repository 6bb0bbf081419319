import { answerProposedMaximum, getProposedMaximum } from '@clubpulse/contract/training/max-heart-rate/max-heart-rate.calls';
import { IconHeartUp } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

export function ProposedMaximum({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const query = useCall(getProposedMaximum, { params: { id: userId } }, { quiet: true });
  const answer = useChange(answerProposedMaximum, { quiet: true });
  const proposal = query.data?.Proposal;
  if (proposal === undefined || proposal === null) return null;
  const { Stored: stored, Observed: observed, Proposed: proposed, TrainedAt } = proposal;
  const give = (Accepted: boolean) => {
    if (answer.isPending) return;
    answer.mutate(
      { params: { id: userId }, body: { Proposed: proposed, Accepted } },
      {
        onSuccess: () =>
          toastDone({ title: t(Accepted ? 'maxHeartRate.accepted' : 'maxHeartRate.declined', { proposed, stored }) }),
      },
    );
  };
  return (
    <>
      <Banner
        tone="info"
        icon={IconHeartUp}
        actions={[
          { label: t('maxHeartRate.accept', { proposed }), onClick: () => give(true) },
          { label: t('maxHeartRate.decline', { stored }), onClick: () => give(false) },
        ]}
      >
        {t('maxHeartRate.proposed', { date: formats.date(TrainedAt), observed, stored, proposed })}
      </Banner>
      <Refusal words={answer.error && refusalText(answer.error)} />
    </>
  );
}
