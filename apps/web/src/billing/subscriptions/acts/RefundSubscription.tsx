import { BOOKS_BEGIN, type Transaction } from '@clubpulse/contract/billing/transactions';
import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { leftOf } from '@clubpulse/rules/billing/transactions/refund-limits';
import { instantsOf } from '@clubpulse/rules/time/days';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useFormatsIn } from '../../../platform/formats/use-formats-in.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { useTodayIn } from '../../../platform/use-today.ts';
import { methodLabel } from '../../parts/methods.ts';
import { useManages } from '../../parts/use-manages.ts';
import { TransactionEditor } from '../../transactions/public.ts';
import type { ActProps } from './act-props.ts';

const length = 1000;

export function RefundSubscription({ held: { UserId, UserSubscriptionId }, onClose }: ActProps) {
  const t = useT();
  const { ClubId: id, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const clubFormats = useFormatsIn(TimeZone);
  const [refunded, setRefunded] = useState<Transaction | null>(null);
  const ever = instantsOf({ first: BOOKS_BEGIN, last: today }, TimeZone);
  const query = { ...ever, UserId: String(UserId), Type: 'Purchase', length } as const;
  const purchases = useCall(listTransactions, { params: { id }, query }, { quiet: true });
  const manages = useManages();
  const open =
    purchases.data?.data.filter(
      (one) => one.UserSubscriptionId === UserSubscriptionId && leftOf(one) > 0 && (manages || one.PaymentMode === 'Manual'),
    ) ?? [];
  const [first, ...others] = open;
  if (refunded === null && first !== undefined && others.length === 0) setRefunded(first);
  if (refunded !== null)
    return <TransactionEditor edited={{ act: 'refund', transaction: refunded }} clubFormats={clubFormats} onClose={onClose} />;
  if (purchases.isLoading) return null;
  return (
    <Dialog opened title={t('billing.recordRefund')} onClose={onClose}>
      <QueryResult query={purchases} loading={<SkeletonRows rows={2} />}>
        {() => (
          <>
            <p>{t(first === undefined ? 'billing.nothingToRefund' : 'billing.refundWhich')}</p>
            <Stack gap="xs">
              {open.map((one) => (
                <Button key={one.TransactionId} variant="default" onClick={() => setRefunded(one)}>
                  {[clubFormats.money(leftOf(one), one.Currency), clubFormats.date(one.At), t(methodLabel(one.Method))].join(
                    ' · ',
                  )}
                </Button>
              ))}
            </Stack>
          </>
        )}
      </QueryResult>
    </Dialog>
  );
}
