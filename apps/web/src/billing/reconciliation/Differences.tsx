import type { PaymentDifference } from '@clubpulse/contract/billing/reconciliation/reconciliation';
import { listPaymentDifferences } from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { signed } from './PayoutRows.tsx';
import classes from './Payouts.module.css';
import { SettleDifference, type SettlingAct } from './SettleDifference.tsx';

const SHOWN = 200;

export function Differences({ open }: { open: number }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [State, setState] = useState<'Open' | 'Settled'>('Open');
  const differences = useCall(
    listPaymentDifferences,
    { params: { id }, query: { State, length: SHOWN } },
    { quiet: true, staleTime: 0 },
  );
  return (
    <section aria-label={t('billing.toSettle')}>
      <SectionHead title={t('billing.toSettle')}>
        <Segmented
          label={t('billing.toSettle')}
          value={State}
          options={[
            { value: 'Open', label: t('billing.openCount', { count: String(open) }) },
            { value: 'Settled', label: t('billing.settledOnes') },
          ]}
          onChange={setState}
        />
      </SectionHead>
      <QueryResult query={differences} loading={<SkeletonRows />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes['quiet']}>{t(State === 'Open' ? 'billing.nothingToSettle' : 'billing.noneSettled')}</p>
          ) : (
            <ul className={classes['differences']}>
              {data.map((one) => (
                <DifferenceRow key={one.PaymentDifferenceId} difference={one} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </section>
  );
}

function DifferenceRow({ difference }: { difference: PaymentDifference }) {
  const t = useT();
  const formats = useFormats();
  const [act, setAct] = useState<SettlingAct | null>(null);
  const offered = difference.State === 'Open' ? actOf(difference, t, formats) : null;
  return (
    <li>
      <b className={classes['amount']} data-gone={difference.Difference < 0}>
        {signed(difference.Difference, difference.Currency, formats)}
      </b>
      <span>
        <b>{whatHappened(difference, t, formats)}</b>
        <span className={classes['quiet']}>
          {[formats.date(difference.Day), difference.ExtRefundId ?? difference.ExtPaymentId, settledText(difference, t)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {difference.State === 'Open' && isUnrecordedRefund(difference) && !difference.PaymentRecorded && (
          <span className={classes['quiet']}>{t('billing.diffRefundedText')}</span>
        )}
      </span>
      {difference.State === 'Open' && (
        <span className={classes['acts']}>
          <Button variant="subtle" onClick={() => setAct('Dismiss')}>
            {t('billing.diffDismiss')}
          </Button>
          {offered !== null && (
            <Button variant="default" onClick={() => setAct(offered.act)}>
              {offered.label}
            </Button>
          )}
        </span>
      )}
      {act !== null && (
        <SettleDifference
          difference={difference}
          act={act}
          label={act === 'Dismiss' || offered === null ? t('billing.diffDismiss') : offered.label}
          title={whatHappened(difference, t, formats)}
          onClose={() => setAct(null)}
        />
      )}
    </li>
  );
}

/** True for a refund that is missing in the books. A difference with a transaction is the loss of a dispute. */
const isUnrecordedRefund = ({ Cause, ExtRefundId, TransactionId }: PaymentDifference): boolean =>
  Cause === 'NotOnBooks' && ExtRefundId !== null && TransactionId === null;

function whatHappened(difference: PaymentDifference, t: Translate, formats: Formats): string {
  const { Cause, ExtRefundId, UserId, ProviderAmount, BookAmount, Currency } = difference;
  const provider = formats.money(ProviderAmount, Currency);
  const amount = formats.money(BookAmount, Currency);
  const name = UserId === null ? t('billing.diffNoMember') : fullName(difference);
  if (Cause === 'AmountDiffers') return t('billing.diffAmount', { name, amount, provider });
  if (Cause === 'NotAtProvider')
    return t(ExtRefundId === null ? 'billing.diffNoPayment' : 'billing.diffNoRefund', { name, amount });
  if (isUnrecordedRefund(difference)) return t('billing.diffRefunded', { amount: provider });
  if (ExtRefundId !== null) return t('billing.diffDisputed', { name, amount: provider });
  return UserId === null ? t('billing.diffPaid', { amount: provider }) : t('billing.diffPaidBy', { name, amount: provider });
}

function actOf(
  difference: PaymentDifference,
  t: Translate,
  formats: Formats,
): { readonly act: SettlingAct; readonly label: string } | null {
  const { Cause, ExtRefundId, ProviderAmount, Currency } = difference;
  const amount = formats.money(ProviderAmount, Currency);
  if (Cause === 'AmountDiffers') return { act: 'Accept', label: t('billing.diffSetTo', { amount }) };
  if (Cause === 'NotAtProvider') return { act: 'Accept', label: t('billing.diffTakeOff') };
  const label = t('billing.diffRecord', { amount });
  if (ExtRefundId === null) return { act: 'Record', label };
  return isUnrecordedRefund(difference) && difference.PaymentRecorded ? { act: 'RecordRefund', label } : null;
}

function settledText({ How, Operator, Note }: PaymentDifference, t: Translate): string {
  const who = Operator?.email ?? '';
  if (How === null) return '';
  if (How === 'Healed') return t('billing.diffHealed');
  if (How === 'Dismissed') return t('billing.diffDismissed', { who, note: Note });
  return t(How === 'Recorded' ? 'billing.diffRecorded' : 'billing.diffAccepted', { who });
}
