import type { DisputeAnswer, DisputeDetail } from '@clubpulse/contract/billing/disputes/disputes';
import { getDispute } from '@clubpulse/contract/billing/disputes/disputes.calls';
import { IconAlertCircle, IconCheck, IconClock } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import type { Formats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { EvidenceLines } from './EvidenceLines.tsx';

const POLL_MS = 3_000;

interface GivenAnswerProps {
  dispute: DisputeDetail;
  answer: DisputeAnswer;
  clubFormats: Formats;
}

export function GivenAnswer({ dispute, answer, clubFormats }: GivenAnswerProps) {
  const t = useT();
  const { Kind, SentAt, Refusal, Purchase, Policies, Visits, Words } = answer;
  if (Refusal !== null)
    return (
      <Banner tone="bad" icon={IconAlertCircle}>
        {t('billing.disputeRefused', { reason: Refusal.replaceAll('_', ' ') })}
      </Banner>
    );
  if (SentAt === null) return <OnItsWay dispute={dispute} />;
  const date = clubFormats.dateTime(SentAt);
  if (Kind === 'Accepted')
    return (
      <Banner tone="info" icon={IconCheck}>
        {t('billing.disputeAccepted', { date })}
      </Banner>
    );
  const lines = [Purchase, Policies, Visits, Words].flatMap((text) => text?.split('\n') ?? []);
  return (
    <section aria-label={t('billing.disputeAnswer')}>
      <h3>{t('billing.disputeAnswer')}</h3>
      <p>{t('billing.disputeSent', { date })}</p>
      <EvidenceLines lines={lines} />
    </section>
  );
}

function OnItsWay({ dispute: { ClubId: id, PaymentDisputeId: disputeId } }: { dispute: DisputeDetail }) {
  const t = useT();
  useCall(getDispute, { params: { id, disputeId } }, { quiet: true, pollEvery: POLL_MS });
  return (
    <Banner tone="info" icon={IconClock}>
      {t('billing.disputeSending')}
    </Banner>
  );
}
