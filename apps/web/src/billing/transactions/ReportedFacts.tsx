import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { getTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FigureList } from '../../kit/figures/FigureList.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import type { Formats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './TransactionRows.module.css';

interface ReportedFactsProps {
  transaction: Transaction;
  clubFormats: Formats;
  onClose: () => void;
}

export function ReportedFacts({ transaction, clubFormats: formats, onClose }: ReportedFactsProps) {
  const t = useT();
  const { ClubId: id, TransactionId: transactionId, Currency } = transaction;
  const found = useCall(getTransaction, { params: { id, transactionId } }, { quiet: true });
  return (
    <Dialog opened title={t('billing.feesAndPayout')} onClose={onClose}>
      <QueryResult query={found} loading={<SkeletonRows rows={4} />}>
        {({ Type, Amount, PlatformFee, ProviderFee, ExtPayoutId, PaidOutOn }) => {
          const sign = Type === 'Purchase' ? 1 : -1;
          const money = (amount: number) => formats.money(amount, Currency);
          const figures = [
            { label: t('billing.amount'), value: money(sign * Amount) },
            { label: t('billing.platformFee'), value: money(sign * PlatformFee) },
            { label: t('billing.providerFee'), value: ProviderFee === null ? t('billing.feeUnknown') : money(ProviderFee) },
            { label: t('billing.payoutOf'), value: ExtPayoutId ?? t('billing.payoutWaits') },
          ];
          const arrival = PaidOutOn === null ? [] : [{ label: t('billing.payoutInBank'), value: formats.date(PaidOutOn) }];
          return <FigureList className={classes['facts']} figures={[...figures, ...arrival]} />;
        }}
      </QueryResult>
    </Dialog>
  );
}
