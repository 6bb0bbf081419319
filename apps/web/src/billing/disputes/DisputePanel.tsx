import type { DisputeDetail } from '@clubpulse/contract/billing/disputes/disputes';
import { getDispute } from '@clubpulse/contract/billing/disputes/disputes.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { isAnswerable } from '@clubpulse/rules/billing/disputes/dispute-state';
import { Button } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import type { Formats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { AnswerDispute } from './AnswerDispute.tsx';
import { DecideDispute } from './DecideDispute.tsx';
import classes from './Disputes.module.css';
import { evidenceLines, reasonText, stateOf } from './dispute-text.ts';
import { EvidenceLines } from './EvidenceLines.tsx';
import { GivenAnswer } from './GivenAnswer.tsx';

interface DisputePanelProps {
  clubId: number;
  disputeId: number;
  timeZone: string;
  clubFormats: Formats;
  onClose: () => void;
}

export function DisputePanel({ clubId, disputeId, timeZone, clubFormats, onClose }: DisputePanelProps) {
  const t = useT();
  const dispute = useCall(getDispute, { params: { id: clubId, disputeId } }, { quiet: true });
  const { data } = dispute;
  const title = data
    ? [fullName(data), clubFormats.money(data.Amount, data.Currency)].filter(Boolean).join(', ')
    : t('billing.disputes');
  return (
    <Dialog opened docked size="lg" title={title} onClose={onClose}>
      <QueryResult query={dispute} loading={<SkeletonRows rows={5} />}>
        {(found) => (
          <div className={classes['panel']}>
            <About dispute={found} timeZone={timeZone} clubFormats={clubFormats} />
            {found.Effects.length > 0 && <DecideDispute dispute={found} />}
            {found.Answer !== null && <GivenAnswer dispute={found} answer={found.Answer} clubFormats={clubFormats} />}
            <ToAnswer dispute={found} clubFormats={clubFormats} />
          </div>
        )}
      </QueryResult>
    </Dialog>
  );
}

interface PartProps {
  dispute: DisputeDetail;
  clubFormats: Formats;
}

function About({ dispute, timeZone, clubFormats }: PartProps & { timeZone: string }) {
  const t = useT();
  const now = useNow();
  const { tone, words } = stateOf(dispute, { timeZone, now }, t, clubFormats);
  const { State, Loss, Decision, HoldsMoney, Fee, Currency } = dispute;
  const amount = clubFormats.money(Loss ?? dispute.Amount, Loss === null ? dispute.Currency : dispute.Evidence.Purchase.Currency);
  const after = {
    Won: 'billing.disputeWonText',
    Lost: Loss === null ? 'billing.disputeNoLossText' : 'billing.disputeLossText',
  } as const;
  const open = HoldsMoney ? 'billing.disputeHeld' : 'billing.disputeInquiry';
  return (
    <>
      <span>
        <StateChip tone={tone}>{words}</StateChip>
      </span>
      <p>
        {reasonText(dispute, t)} {t(State === 'Won' || State === 'Lost' ? after[State] : open, { amount })}
      </p>
      {Fee !== null && Fee !== 0 && <p>{t('billing.disputeFee', { fee: clubFormats.money(Fee, Currency) })}</p>}
      {Decision !== null && <p>{t('billing.disputeDecided', { effect: t(`billing.disputeEffect.${Decision}`) })}</p>}
    </>
  );
}

function ToAnswer({ dispute, clubFormats }: PartProps) {
  const t = useT();
  const now = useNow();
  const { EvidenceDueBy: due, State, HoldsMoney, Answer: answer, Url } = dispute;
  const waits = isAnswerable({ State, HoldsMoney, EvidenceDueBy: due === null ? null : new Date(due) }, 'Evidence', now);
  const lines = evidenceLines(dispute, t, clubFormats);
  if (waits && (answer === null || answer.Refusal !== null))
    return (
      <>
        <AnswerDispute dispute={dispute} clubFormats={clubFormats}>
          <CopyEvidence lines={lines} />
        </AnswerDispute>
        {Url !== null && <AtProvider url={Url} />}
      </>
    );
  return (
    <section aria-label={t('billing.disputeEvidence')}>
      <h3>{t('billing.disputeEvidence')}</h3>
      <p className={classes['quiet']}>{t('billing.disputeEvidenceHint')}</p>
      <EvidenceLines lines={lines} />
      <CopyEvidence lines={lines} />
    </section>
  );
}

function AtProvider({ url }: { url: string }) {
  const t = useT();
  return (
    <section>
      <p className={classes['quiet']}>{t('billing.disputeAnswerText')}</p>
      <span className={classes['acts']}>
        <Button
          variant="default"
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={17} stroke={1.8} />}
        >
          {t('billing.disputeAnswerHere')}
        </Button>
      </span>
    </section>
  );
}

function CopyEvidence({ lines }: { lines: readonly string[] }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      toastDone({ title: t('billing.disputeCopied') });
    } catch {
      toastError({ cause: 'clipboard', title: t('billing.disputeNotCopied'), ofScreen: true });
    }
  };
  return (
    <span className={classes['acts']}>
      <Button variant="default" leftSection={<IconCopy size={17} stroke={1.8} />} onClick={() => void copy()}>
        {t('billing.disputeCopy')}
      </Button>
    </span>
  );
}
