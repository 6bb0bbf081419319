import { type Transaction, type TransactionInput, transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { createTransaction, listTransactions, updateTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { Checkbox, TextInput } from '@mantine/core';
import { z } from 'zod';
import { PersonPicker } from '../../devices/sensors/public.ts';
import { DateField } from '../../kit/DateField.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { DialogActions } from '../../kit/DialogActions.tsx';
import classes from '../../kit/dialog.module.css';
import { MoneyField } from '../../kit/MoneyField.tsx';
import { Segmented } from '../../kit/Segmented.tsx';
import { useDialogForm } from '../../kit/use-dialog-form.ts';
import { useChange } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { MethodSelect } from '../parts/MethodSelect.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { noonOf } from './filter.ts';
import { isLinked, nameOf } from './names.ts';
import styles from './TransactionEditor.module.css';

interface TransactionEditorProps {
  /** A new one, a stored one to correct, or the refund of a purchase. */
  of: { act: 'add'; member?: { UserId: number; name: string } } | { act: 'edit' | 'refund'; transaction: Transaction };
  /** Formats in the club's time zone: days of the club. */
  clubFormats: Formats;
  onClose: () => void;
}

interface Values extends Omit<TransactionInput, 'Amount' | 'At'> {
  Amount: number | null;
  /** A day of the club; null while the text is no date. */
  Day: string | null;
}

type Output = TransactionInput & { Day: string };

/** Records money that came in or went out, corrects a record, or gives back of a purchase. */
export function TransactionEditor({ of, clubFormats, onClose }: TransactionEditorProps) {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const today = useTodayIn(club.TimeZone);
  const initial = initialOf(of, { Currency: club.Currency, today, formats: clubFormats });
  const left = of.act === 'refund' ? of.transaction.Amount - of.transaction.RefundedAmount : null;
  const form = useDialogForm<Values, Output>(initial, schemaOf(left, today));
  const { values, errors, set } = form;
  const after = {
    quiet: true,
    refreshes: [listTransactions],
    onDone: ({ Amount, Currency }: Transaction) => {
      toastDone({ title: t('billing.transactionSaved', { amount: formats.money(Amount, Currency) }) });
      onClose();
    },
    onRefused: form.refuse,
  };
  const create = useChange(createTransaction, after);
  const update = useChange(updateTransaction, after);
  const save = ({ Day, ...fields }: Output) => {
    const At = Day === initial.Day ? (of.act === 'edit' ? of.transaction.At : null) : noonOf(Day, club.TimeZone);
    const body = { ...fields, At };
    if (of.act === 'edit') update.mutate({ params: { id: club.ClubId, transactionId: of.transaction.TransactionId }, body });
    else create.mutate({ params: { id: club.ClubId }, body });
  };
  const refused = refusedOf(create.error ?? update.error);
  // Of what paid for something only the words about it can be corrected.
  const fixed = of.act === 'edit' && (isLinked(of.transaction) || of.transaction.LinkedTransactionId !== null);
  const titles = { add: t('billing.addTransaction'), edit: t('billing.editTransaction'), refund: t('billing.recordRefund') };
  const name = of.act === 'add' ? of.member?.name : nameOf(of.transaction);
  return (
    <Dialog opened onClose={onClose} title={titles[of.act]}>
      <form className={classes['form']} noValidate onSubmit={form.submit(save)}>
        {of.act === 'add' && (
          <Segmented
            fullWidth
            label={t('billing.csvType')}
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
        {of.act === 'add' && of.member === undefined ? (
          <PersonPicker
            clubId={club.ClubId}
            optional
            value={values.UserId}
            error={errors.UserId}
            onChange={(UserId) => set({ UserId })}
          />
        ) : (
          name !== undefined &&
          name !== '' && (
            <p className={styles['fixed']}>
              {t('billing.member')}: <b>{name}</b>
            </p>
          )
        )}
        <div className={styles['pair']}>
          <MoneyField
            required
            label={t('billing.amount')}
            currency={values.Currency}
            disabled={fixed}
            value={values.Amount}
            error={errors.Amount}
            onChange={(Amount) => set({ Amount })}
          />
          <MethodSelect value={values.Method} error={errors.Method} onChange={(Method) => set({ Method })} />
        </div>
        {!fixed && (
          <DateField
            near
            required
            max={today}
            label={t('billing.csvDate')}
            value={values.Day}
            error={errors.Day}
            onChange={(Day) => set({ Day })}
          />
        )}
        <TextInput
          label={t('billing.description')}
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
        <Checkbox
          label={t('billing.visibleInExport')}
          checked={values.VisibleInExport}
          onChange={(event) => set({ VisibleInExport: event.currentTarget.checked })}
        />
        {refused !== null && <Refused error={refused} />}
        <DialogActions
          act={of.act === 'edit' ? t('kit.save') : titles[of.act]}
          busy={create.isPending || update.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

function initialOf(
  of: TransactionEditorProps['of'],
  { Currency, today, formats }: { Currency: string; today: string; formats: Formats },
): Values {
  const empty: Values = {
    UserId: null,
    Day: today,
    Type: 'Purchase',
    Method: 'Cash',
    Amount: null,
    Currency,
    Description: '',
    LinkedTransactionId: null,
    VisibleInExport: true,
    Note: '',
  };
  if (of.act === 'add') return { ...empty, UserId: of.member?.UserId ?? null };
  const { transaction: one } = of;
  const kept = { UserId: one.UserId, Method: one.Method, Currency: one.Currency, VisibleInExport: one.VisibleInExport };
  if (of.act === 'edit') {
    const { Type, Amount, Description, LinkedTransactionId, Note } = one;
    return { ...kept, Day: formats.dayOf(one.At), Type, Amount, Description, LinkedTransactionId, Note };
  }
  return {
    ...empty,
    ...kept,
    Type: 'Refund',
    Amount: one.Amount - one.RefundedAmount,
    Description: one.Description,
    LinkedTransactionId: one.TransactionId,
  };
}

/** What the contract asks, and of a refund that it is no more than is left of its purchase. */
const schemaOf = (left: number | null, today: string) =>
  transactionInputSchema.omit({ At: true }).extend({
    Amount: z
      .number('price-required')
      .pipe(transactionInputSchema.shape.Amount)
      .refine((amount) => left === null || amount <= left, 'refund-exceeds-purchase'),
    Day: z.iso.date('field-required').refine((day) => day <= today, 'date-no-greater-than-now'),
    At: z.null().default(null),
  });
