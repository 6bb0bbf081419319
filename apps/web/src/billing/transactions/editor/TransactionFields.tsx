import { fullName } from '@clubpulse/rules/accounts/users/names';
import { TextInput } from '@mantine/core';
import { Pair } from '../../../kit/edit/EditorSections.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { PersonPicker } from '../../../members/people/public.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { MethodSelect } from '../../parts/MethodSelect.tsx';
import { VatChoice } from '../../receipts/public.ts';
import { isLinked, isRefundedOnline } from '../names.ts';
import styles from './TransactionEditor.module.css';
import type { EditedTransaction } from './transaction-values.ts';
import type { TransactionForm } from './use-transaction-form.ts';

interface TransactionFieldsProps extends Pick<TransactionForm, 'form' | 'today' | 'left' | 'ofDesk' | 'most'> {
  edited: EditedTransaction;
}

export function TransactionFields({ edited, form, today, left, ofDesk, most }: TransactionFieldsProps) {
  const t = useT();
  const formats = useFormats();
  const { values, errors, set } = form;
  const fixed = edited.act === 'edit' && (isLinked(edited.transaction) || edited.transaction.LinkedTransactionId !== null);
  const online = edited.act === 'refund' && isRefundedOnline(edited.transaction);
  const isFree = edited.act === 'add' && values.Type === 'Refund';
  return (
    <>
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
      {isFree && <p className={styles['fixed']}>{t('billing.freeRefundText')}</p>}
      {left !== null && (
        <p>
          {t('billing.refundLeft', { amount: formats.money(Math.min(left, ofDesk), values.Currency) })}
          {most !== undefined && ofDesk < left && ` ${t('refund-above-limit', { amount: formats.money(most, values.Currency) })}`}
        </p>
      )}
      {online && <p className={styles['fixed']}>{t('billing.onlineRefundText')}</p>}
      {fixed && <p className={styles['fixed']}>{t('billing.linkedFixed')}</p>}
      <Member edited={edited} form={form} />
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
        {!online && <MethodSelect value={values.Method} error={errors.Method} onChange={(Method) => set({ Method })} />}
      </Pair>
      {!fixed && !online && (
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
      {edited.act === 'add' && values.Type === 'Purchase' && (
        <VatChoice value={values.VatCode ?? null} error={errors.VatCode} onChange={(VatCode) => set({ VatCode })} />
      )}
      <TextInput
        label={t('kit.description')}
        maxLength={500}
        value={values.Description}
        error={errors.Description}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <TextInput
        label={t('kit.note')}
        withAsterisk={isFree}
        description={t('billing.noteHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={500}
        value={values.Note}
        error={errors.Note}
        onChange={(event) => set({ Note: event.currentTarget.value })}
      />
    </>
  );
}

function Member({ edited, form }: Pick<TransactionFieldsProps, 'edited' | 'form'>) {
  const t = useT();
  const club = useStaffClub();
  if (edited.act === 'add' && edited.member === undefined)
    return (
      <PersonPicker
        clubId={club.ClubId}
        label={t('role.Athlete')}
        placeholder={t('devices.personPlaceholder')}
        nobodyFound={t('devices.nobodyFound')}
        value={form.values.UserId}
        error={form.errors.UserId}
        clearable
        onChange={(person) => form.set({ UserId: person?.UserId ?? null })}
      />
    );
  const name = edited.act === 'add' ? edited.member?.name : fullName(edited.transaction);
  if (name === undefined || name === '') return null;
  return (
    <p className={styles['fixed']}>
      {t('kit.label', { label: t('kit.member') })} <b>{name}</b>
    </p>
  );
}
