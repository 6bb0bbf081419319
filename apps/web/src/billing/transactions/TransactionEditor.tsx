import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { createTransaction, getBought, updateTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { effectOf } from '@clubpulse/rules/billing/transactions/refund-effect';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Pair } from '../../kit/edit/EditorSections.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Answer } from '../../kit/states/Answer.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { PersonPicker } from '../../members/people/public.ts';
import { useCall } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { MethodSelect } from '../parts/MethodSelect.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { noonOf } from './filter.ts';
import { isLinked } from './names.ts';
import { RefundEffect } from './RefundEffect.tsx';
import { SpentCredits } from './SpentCredits.tsx';
import styles from './TransactionEditor.module.css';
import {
  type EditedTransaction,
  initialOf,
  schemaOf,
  type TransactionOutput,
  type TransactionValues,
} from './transaction-values.ts';

interface TransactionEditorProps {
  edited: EditedTransaction;
  /** Formats in the club's time zone: days of the club. */
  clubFormats: Formats;
  onClose: () => void;
}

/** Records money that came in or went out, corrects a record, or gives back of a purchase. */
export function TransactionEditor({ edited, clubFormats, onClose }: TransactionEditorProps) {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const today = useTodayIn(club.TimeZone);
  const initial = initialOf(edited, { Currency: club.Currency, today, formats: clubFormats });
  const left = edited.act === 'refund' ? edited.transaction.Amount - edited.transaction.RefundedAmount : null;
  const form = useForm<TransactionValues, TransactionOutput>({
    initial,
    check: bySchema(schemaOf(left, today, edited.act === 'refund' ? clubFormats.dayOf(edited.transaction.At) : null)),
  });
  const { values, errors, set } = form;
  const after = {
    // A refund of sold credits takes them back.
    said: ({ Amount, Currency }: Transaction) => t('billing.paymentRecorded', { amount: formats.money(Amount, Currency) }),
    onClose,
  };
  const create = useDialogAct(createTransaction, after);
  const update = useDialogAct(updateTransaction, after);
  const refunded = edited.act === 'refund' ? edited.transaction : null;
  const asksEffect = refunded !== null && refunded.UserSubscriptionId !== null;
  const bought = useCall(
    getBought,
    { params: { id: club.ClubId, transactionId: refunded?.TransactionId ?? 0 } },
    { quiet: true, enabled: asksEffect },
  );
  // Nobody ends a subscription before it is said what ends with it.
  const unknown = asksEffect && bought.data === undefined;
  const [tooEarly, setTooEarly] = useState(false);
  const isFull = values.Amount === left;
  const effect = asksEffect ? (values.Effect ?? effectOf(undefined, isFull)) : undefined;
  const save = async ({ Day, ...fields }: TransactionOutput) => {
    setTooEarly(unknown);
    if (unknown) return null;
    const At = Day === initial.Day ? (edited.act === 'edit' ? edited.transaction.At : null) : noonOf(Day, club.TimeZone);
    const body = { ...fields, At, ...(effect === undefined ? {} : { Effect: effect }) };
    if (edited.act === 'edit')
      return update.mutateAsync({ params: { id: club.ClubId, transactionId: edited.transaction.TransactionId }, body });
    return create.mutateAsync({ params: { id: club.ClubId }, body });
  };
  const soldCredits = edited.act === 'refund' && edited.transaction.ClubCreditsPackageId !== null;
  // Of what paid for something only the words about it can be corrected.
  const fixed = edited.act === 'edit' && (isLinked(edited.transaction) || edited.transaction.LinkedTransactionId !== null);
  const titles = { add: t('billing.addTransaction'), edit: t('billing.editTransaction'), refund: t('billing.recordRefund') };
  const name = edited.act === 'add' ? edited.member?.name : fullName(edited.transaction);
  return (
    <DialogForm
      title={titles[edited.act]}
      act={edited.act === 'edit' ? t('kit.save') : titles[edited.act]}
      form={form}
      refusal={
        form.refused?.is('CreditsAlreadySpent') || form.refused?.is('TicketsAlreadySpent') ? (
          <SpentCredits error={form.refused} currency={values.Currency} onFix={set} />
        ) : tooEarly && unknown ? (
          <Refusal words={t('billing.effectUnknown')} fixes={[]} />
        ) : (
          <Refused error={refusedOf(form.refused)} />
        )
      }
      save={save}
      onClose={onClose}
    >
      {edited.act === 'add' && (
        <Segmented
          fullWidth
          label={t('kit.type')}
          value={values.Type}
          options={[
            { value: 'Purchase', label: t('billing.moneyIn') },
            { value: 'Refund', label: t('billing.moneyOut') },
          ]}
          onChange={(Type) => set({ Type })}
        />
      )}
      {left !== null && <p>{t('billing.refundLeft', { amount: formats.money(left, values.Currency) })}</p>}
      {fixed && <p className={styles['fixed']}>{t('billing.linkedFixed')}</p>}
      {edited.act === 'add' && edited.member === undefined ? (
        <PersonPicker
          clubId={club.ClubId}
          label={t('devices.person')}
          placeholder={t('devices.personPlaceholder')}
          nobodyFound={t('devices.nobodyFound')}
          value={values.UserId}
          error={errors.UserId}
          clearable
          onChange={(person) => set({ UserId: person?.UserId ?? null })}
        />
      ) : (
        name !== undefined &&
        name !== '' && (
          <p className={styles['fixed']}>
            {t('kit.member')}: <b>{name}</b>
          </p>
        )
      )}
      <Pair>
        <MoneyField
          required
          label={t('billing.amount')}
          currency={values.Currency}
          min={1}
          disabled={fixed}
          value={values.Amount}
          error={errors.Amount}
          onChange={(Amount) => set({ Amount })}
        />
        <MethodSelect value={values.Method} error={errors.Method} onChange={(Method) => set({ Method })} />
      </Pair>
      {!fixed && (
        <DateField
          near
          required
          max={today}
          label={t('billing.csvDate')}
          value={values.Day}
          error={errors.Day ?? errors.At}
          onChange={(Day) => set({ Day })}
        />
      )}
      <TextInput
        label={t('kit.description')}
        maxLength={500}
        value={values.Description}
        error={errors.Description}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <TextInput
        label={t('billing.note')}
        description={t('billing.noteHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={500}
        value={values.Note}
        error={errors.Note}
        onChange={(event) => set({ Note: event.currentTarget.value })}
      />
      {asksEffect && effect !== undefined && (
        <Answer query={bought} loading={<SkeletonRows rows={1} />}>
          {(what) => (
            <RefundEffect
              of={what}
              amount={values.Amount}
              currency={values.Currency}
              value={effect}
              clubFormats={clubFormats}
              onChange={(Effect) => set({ Effect })}
            />
          )}
        </Answer>
      )}
      {soldCredits && (
        <Checkbox
          label={t('billing.keepCredits')}
          description={t('billing.keepCreditsHint')}
          checked={values.KeepCredits ?? false}
          onChange={(event) => set({ KeepCredits: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={t('billing.visibleInExport')}
        checked={values.VisibleInExport}
        onChange={(event) => set({ VisibleInExport: event.currentTarget.checked })}
      />
    </DialogForm>
  );
}
