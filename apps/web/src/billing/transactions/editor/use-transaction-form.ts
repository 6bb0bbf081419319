import type { Transaction } from '@clubpulse/contract/billing/transactions';
import {
  createTransaction,
  getBought,
  getDeskLimits,
  getTransaction,
  updateTransaction,
} from '@clubpulse/contract/billing/transactions.calls';
import { effectOf } from '@clubpulse/rules/billing/transactions/refund-effect';
import { leftOf, refundProblems } from '@clubpulse/rules/billing/transactions/refund-limits';
import { useMemo, useState } from 'react';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useCall } from '../../../platform/api.ts';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { refusedFields } from '../../../platform/forms.ts';
import { type PhraseKey, useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { useTodayIn } from '../../../platform/use-today.ts';
import { moneyFields } from '../../parts/money-fields.ts';
import { useManages } from '../../parts/use-manages.ts';
import { noonOf } from '../filter.ts';
import {
  type EditedTransaction,
  initialOf,
  schemaOf,
  type TransactionOutput,
  type TransactionValues,
} from './transaction-values.ts';

export type TransactionForm = ReturnType<typeof useTransactionForm>;

export function useTransactionForm(opened: EditedTransaction, clubFormats: Formats, onClose: () => void) {
  const t = useT();
  const formats = useFormats();
  const manages = useManages();
  const club = useStaffClub();
  const today = useTodayIn(club.TimeZone);
  const limits = useCall(getDeskLimits, { params: { id: club.ClubId } }, { quiet: true, enabled: !manages });
  const most = manages ? undefined : limits.data?.RefundMost;
  const [edited, follow] = useAsStored(opened);
  const refunded = edited.act === 'refund' ? edited.transaction : null;
  const left = refunded && leftOf(refunded);
  const ofDesk = most === undefined ? Infinity : Math.max(0, most - (refunded?.RefundedAmount ?? 0));
  const { Currency } = club;
  const initial = useMemo(
    () => initialOf(edited, { Currency, today, formats: clubFormats }),
    [edited, Currency, today, clubFormats],
  );
  const byFields = bySchema(schemaOf(today, refunded && clubFormats.dayOf(refunded.At)));
  const form = useForm<TransactionValues, TransactionOutput>({
    ...(edited.act === 'edit' ? { saved: initial } : { initial }),
    check: (values) => {
      const checked = byFields(values);
      const isTooMuch = left !== null && values.Amount !== null && values.Amount > left;
      const tooMuch = isTooMuch ? { Amount: t('refund-exceeds-purchase', { amount: formats.money(left, values.Currency) }) } : {};
      const unstated = edited.act === 'add' ? refusedFields({ fieldErrors: refundProblems(values) }) : {};
      const isOfManagers = most !== undefined && (refunded?.RefundedAmount ?? 0) + (values.Amount ?? 0) > most;
      const ofManagers = isOfManagers ? { Amount: t('refund-above-limit', { amount: formats.money(most, Currency) }) } : {};
      const errors = { ...checked.errors, ...unstated, ...tooMuch, ...ofManagers };
      return Object.keys(errors).length > 0 ? { errors } : checked;
    },
    wordsOf: moneyFields(formats),
  });

  const after = {
    doneText: (made: Transaction) => t(recordedText(made), { amount: formats.money(made.Amount, made.Currency) }),
    onClose,
  };
  const create = useDialogAct(createTransaction, after);
  const update = useDialogAct(updateTransaction, { ...after, onRefused: follow });

  const asksEffect = refunded !== null && refunded.UserSubscriptionId !== null;
  const bought = useCall(
    getBought,
    { params: { id: club.ClubId, transactionId: refunded?.TransactionId ?? 0 } },
    { quiet: true, enabled: asksEffect },
  );
  const unknown = asksEffect && bought.data === undefined;
  const [tooEarly, setTooEarly] = useState(false);
  const effect = asksEffect ? (form.values.Effect ?? effectOf(undefined, form.values.Amount === left)) : undefined;

  async function save({ Day, ...fields }: TransactionOutput) {
    setTooEarly(unknown);
    if (unknown) return null;
    const At = Day === initial.Day ? (edited.act === 'edit' ? edited.transaction.At : null) : noonOf(Day, club.TimeZone);
    const body = { ...fields, At, ...(effect === undefined ? {} : { Effect: effect }) };
    if (edited.act === 'edit')
      return update.mutateAsync({
        params: { id: club.ClubId, transactionId: edited.transaction.TransactionId },
        body: { ...body, RowVersion: edited.transaction.RowVersion },
      });
    return create.mutateAsync({ params: { id: club.ClubId }, body });
  }

  return {
    form,
    save,
    today,
    left,
    ofDesk,
    most,
    bought,
    effect,
    tooEarly: tooEarly && unknown,
    soldCredits: refunded !== null && refunded.ClubCreditsPackageId !== null,
  };
}

function recordedText({ Type, RefundState }: Transaction): PhraseKey {
  if (RefundState !== null) return 'billing.refundSent';
  return Type === 'Refund' ? 'billing.refundRecorded' : 'billing.paymentRecorded';
}

/** The transaction is reloaded after a refused change, because the loaded lists may not contain it. */
function useAsStored(opened: EditedTransaction): readonly [EditedTransaction, follow: () => void] {
  const { ClubId: id } = useStaffClub();
  const [isRefused, setRefused] = useState(false);
  const corrected = opened.act === 'edit' ? opened.transaction : null;
  const params = { id, transactionId: corrected?.TransactionId ?? 0 };
  const stored = useCall(getTransaction, { params }, { quiet: true, enabled: isRefused && corrected !== null }).data;
  const edited = useMemo(
    (): EditedTransaction => (stored === undefined ? opened : { act: 'edit', transaction: stored }),
    [stored, opened],
  );
  return [edited, () => setRefused(true)];
}
