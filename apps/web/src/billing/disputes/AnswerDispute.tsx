import { type DisputeDetail, type EvidencePart, evidenceParts } from '@clubpulse/contract/billing/disputes/disputes';
import { acceptDispute, answerDispute } from '@clubpulse/contract/billing/disputes/disputes.calls';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useChange } from '../../platform/api.ts';
import type { Formats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './Disputes.module.css';
import { evidenceOf, lossText } from './dispute-text.ts';
import { EvidenceLines } from './EvidenceLines.tsx';

const WORDS_MAX = 600;

interface AnswerDisputeProps {
  dispute: DisputeDetail;
  clubFormats: Formats;
  children: ReactNode;
}

/** Staff may leave out parts of the evidence. They confirm before they send it or accept the loss. */
export function AnswerDispute({ dispute, clubFormats, children }: AnswerDisputeProps) {
  const t = useT();
  const known = evidenceOf(dispute, t, clubFormats);
  const [parts, setParts] = useState(() => evidenceParts.filter((part) => known[part].length > 0));
  const [words, setWords] = useState('');
  const [question, setQuestion] = useState<'send' | 'accept' | null>(null);
  const toggle = (part: EvidencePart, isOn: boolean) =>
    setParts(evidenceParts.filter((one) => (one === part ? isOn : parts.includes(one))));
  const loss = lossText(dispute, clubFormats);
  const close = () => setQuestion(null);
  return (
    <section aria-label={t('billing.disputeGoes')}>
      <h3>{t('billing.disputeGoes')}</h3>
      <p className={classes['quiet']}>{t('billing.disputeGoesHint')}</p>
      {evidenceParts.map((part) => (
        <div key={part} className={classes['part']}>
          <Checkbox
            label={t(`billing.disputePart.${part}`)}
            checked={parts.includes(part)}
            disabled={known[part].length === 0}
            onChange={(event) => toggle(part, event.currentTarget.checked)}
          />
          {known[part].length === 0 ? (
            <p className={classes['quiet']}>{t('billing.disputePartNone')}</p>
          ) : (
            <EvidenceLines lines={known[part]} />
          )}
        </div>
      ))}
      <Textarea
        autosize
        minRows={2}
        maxLength={WORDS_MAX}
        label={t('billing.disputeWords')}
        description={t('billing.disputeWordsHint', { max: WORDS_MAX })}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {children}
      <p>{t('billing.disputeOutcome', { amount: clubFormats.money(dispute.Amount, dispute.Currency), loss })}</p>
      <span className={classes['acts']}>
        <Button
          disabled={parts.length === 0 && words.trim() === ''}
          leftSection={<IconSend size={17} stroke={1.8} />}
          onClick={() => setQuestion('send')}
        >
          {t('billing.disputeSend')}
        </Button>
        {dispute.HoldsMoney && (
          <Button variant="default" className={classes['danger']} onClick={() => setQuestion('accept')}>
            {t('billing.disputeAccept', { amount: loss })}
          </Button>
        )}
      </span>
      {question === 'send' && <Send dispute={dispute} parts={parts} words={words} onClose={close} />}
      {question === 'accept' && <Accept dispute={dispute} clubFormats={clubFormats} onClose={close} />}
    </section>
  );
}

interface SendProps {
  dispute: DisputeDetail;
  parts: readonly EvidencePart[];
  words: string;
  onClose: () => void;
}

function Send({ dispute: { ClubId: id, PaymentDisputeId: disputeId, UserId }, parts, words, onClose }: SendProps) {
  const t = useT();
  const send = useChange(answerDispute, { quiet: true, onDone: onClose });
  return (
    <ConfirmDialog
      opened
      title={t('billing.disputeSendTitle')}
      confirm={t('billing.disputeSend')}
      busy={send.isPending}
      refusal={<Refused error={refusedOf(send.error)} userId={UserId ?? undefined} />}
      onConfirm={() => send.mutate({ params: { id, disputeId }, body: { Parts: [...parts], Words: words } })}
      onClose={onClose}
    >
      <p>{t('billing.disputeSendText')}</p>
    </ConfirmDialog>
  );
}

interface AcceptProps {
  dispute: DisputeDetail;
  clubFormats: Formats;
  onClose: () => void;
}

function Accept({ dispute, clubFormats, onClose }: AcceptProps) {
  const t = useT();
  const { ClubId: id, PaymentDisputeId: disputeId, UserId, Amount, Fee, Currency } = dispute;
  const accept = useChange(acceptDispute, { quiet: true, onDone: onClose });
  const amount = clubFormats.money(Amount, Currency);
  const loss = lossText(dispute, clubFormats);
  return (
    <ConfirmDialog
      opened
      danger
      title={t('billing.disputeAcceptTitle', { amount: loss })}
      confirm={t('billing.disputeAcceptAct')}
      busy={accept.isPending}
      refusal={<Refused error={refusedOf(accept.error)} userId={UserId ?? undefined} />}
      onConfirm={() => accept.mutate({ params: { id, disputeId } })}
      onClose={onClose}
    >
      <p>{t('billing.disputeAcceptText', { amount })}</p>
      {Fee !== null && Fee !== 0 && <p>{t('billing.disputeFee', { fee: clubFormats.money(Fee, Currency) })}</p>}
    </ConfirmDialog>
  );
}
