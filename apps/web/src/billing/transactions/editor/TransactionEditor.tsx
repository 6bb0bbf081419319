import { Checkbox } from '@mantine/core';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import type { Formats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { InExport } from '../../parts/InExport.tsx';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import { isRefundedOnline } from '../names.ts';
import { RefundEffect } from './RefundEffect.tsx';
import { SpentCredits } from './SpentCredits.tsx';
import { TransactionFields } from './TransactionFields.tsx';
import type { EditedTransaction } from './transaction-values.ts';
import { type TransactionForm, useTransactionForm } from './use-transaction-form.ts';

interface TransactionEditorProps {
  edited: EditedTransaction;
  clubFormats: Formats;
  onClose: () => void;
}

export function TransactionEditor({ edited, clubFormats, onClose }: TransactionEditorProps) {
  const t = useT();
  const transaction = useTransactionForm(edited, clubFormats, onClose);
  const { form, save, today, left, ofDesk, most, bought, effect, soldCredits } = transaction;
  const { values, set } = form;
  const isOnline = edited.act === 'refund' && isRefundedOnline(edited.transaction);
  const titles = {
    add: t('billing.addTransaction'),
    edit: t('billing.editTransaction'),
    refund: t(isOnline ? 'billing.refundSend' : 'billing.recordRefund'),
  };
  return (
    <DialogForm
      title={titles[edited.act]}
      act={edited.act === 'edit' ? t('kit.save') : titles[edited.act]}
      form={form}
      refusal={<NotSaved {...transaction} />}
      save={save}
      onClose={onClose}
    >
      <TransactionFields edited={edited} form={form} today={today} left={left} ofDesk={ofDesk} most={most} />
      {effect !== undefined && (
        <QueryResult query={bought} loading={<SkeletonRows rows={1} />}>
          {(what) => (
            <RefundEffect
              bought={what}
              amount={values.Amount}
              currency={values.Currency}
              value={effect}
              clubFormats={clubFormats}
              onChange={(Effect) => set({ Effect })}
            />
          )}
        </QueryResult>
      )}
      {soldCredits && (
        <Checkbox
          label={t('billing.keepCredits')}
          description={t('billing.keepCreditsHint')}
          checked={values.KeepCredits ?? false}
          onChange={(event) => set({ KeepCredits: event.currentTarget.checked })}
        />
      )}
      <InExport value={values.VisibleInExport} onChange={(VisibleInExport) => set({ VisibleInExport })} />
    </DialogForm>
  );
}

function NotSaved({ form, tooEarly }: Pick<TransactionForm, 'form' | 'tooEarly'>) {
  const t = useT();
  if (form.refused?.is('CreditsAlreadySpent') || form.refused?.is('TicketsAlreadySpent'))
    return <SpentCredits error={form.refused} currency={form.values.Currency} onFix={form.set} />;
  if (tooEarly) return <Refusal words={t('billing.effectUnknown')} fixes={[]} />;
  return <Refused error={refusedOf(form.refused)} />;
}
