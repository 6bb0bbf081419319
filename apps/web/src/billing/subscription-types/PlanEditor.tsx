import {
  type Recurrence,
  type SubscriptionPlan,
  type SubscriptionPlanFields,
  type SubscriptionType,
  subscriptionPlanFieldsSchema,
} from '@clubpulse/contract/billing/subscription-types';
import { createSubscriptionPlan, updateSubscriptionPlan } from '@clubpulse/contract/billing/subscription-types.calls';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { RecurrenceFields } from './RecurrenceFields.tsx';

interface PlanEditorProps {
  type: SubscriptionType;
  plan?: SubscriptionPlan;
  onClose: () => void;
}

type Values = Omit<SubscriptionPlanFields, 'Price'> & { Price: number | null };
type Way = 'once' | 'installments' | 'recurring';

const monthly: Recurrence = { Every: 1, Unit: 'Month' };
const schema = subscriptionPlanFieldsSchema.extend({
  Price: z.number('price-required').pipe(subscriptionPlanFieldsSchema.shape.Price),
});
const wayOf = ({ Recurrence, Installments }: Values): Way =>
  Recurrence !== null ? 'recurring' : Installments === 1 ? 'once' : 'installments';

export function PlanEditor({ type, plan, onClose }: PlanEditorProps) {
  const t = useT();
  const form = useForm<Values, SubscriptionPlanFields>({
    initial: plan ?? { Name: '', Price: null, Recurrence: null, Installments: 1, TrialDays: null, DurationDays: null },
    check: bySchema(schema),
  });
  const { values, errors, set } = form;
  const after = {
    doneText: ({ Name }: SubscriptionPlan) => t('billing.savedName', { name: Name }),
    onClose,
  };
  const create = useDialogAct(createSubscriptionPlan, after);
  const update = useDialogAct(updateSubscriptionPlan, after);
  const id = type.ClassSubscriptionId;
  const save = (body: SubscriptionPlanFields) =>
    plan === undefined
      ? create.mutateAsync({ params: { id }, body })
      : update.mutateAsync({ params: { id, planId: plan.SubscriptionPlanId }, body });
  const way = wayOf(values);
  const choose = (next: Way) =>
    set({
      Recurrence: next === 'recurring' ? (values.Recurrence ?? monthly) : null,
      Installments: next === 'installments' ? Math.max(2, values.Installments || 2) : 1,
      ...(next === 'recurring' ? { DurationDays: null } : { TrialDays: null }),
    });
  return (
    <DialogForm
      title={plan === undefined ? t('billing.addPlan') : t('billing.editTitle', { name: plan.Name })}
      act={plan === undefined ? t('billing.addPlan') : t('kit.save')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} />}
      save={save}
      onClose={onClose}
    >
      <NameField
        placeholder={t('billing.planNameHint')}
        maxLength={120}
        value={values.Name}
        error={errors.Name}
        onChange={(Name) => set({ Name })}
      />
      <Segmented
        titled
        fullWidth
        label={t('billing.howPaid')}
        value={way}
        options={[
          { value: 'once', label: t('billing.once') },
          { value: 'installments', label: t('billing.installments') },
          { value: 'recurring', label: t('billing.recurring') },
        ]}
        onChange={choose}
      />
      <MoneyField
        required
        label={way === 'recurring' ? t('billing.pricePerPeriod') : t('billing.price')}
        currency={type.Currency}
        value={values.Price}
        error={errors.Price}
        onChange={(Price) => set({ Price })}
      />
      {way === 'recurring' && values.Recurrence !== null && (
        <RecurrenceFields value={values.Recurrence} onChange={(Recurrence) => set({ Recurrence })} />
      )}
      {way === 'recurring' && (
        <NumberField
          label={t('billing.trialDays')}
          description={t('billing.trialDaysHint')}
          min={3}
          max={365}
          value={values.TrialDays}
          error={errors.TrialDays}
          onChange={(next) => set({ TrialDays: next })}
        />
      )}
      {way === 'installments' && (
        <NumberField
          label={t('billing.installments')}
          description={t('billing.installmentsHint')}
          min={2}
          max={60}
          value={values.Installments}
          error={errors.Installments}
          onChange={(next) => set({ Installments: next ?? Number.NaN })}
        />
      )}
      {way !== 'recurring' && (
        <NumberField
          label={t('kit.days')}
          description={t('billing.planDurationHint')}
          min={1}
          value={values.DurationDays}
          error={errors.DurationDays}
          onChange={(next) => set({ DurationDays: next })}
        />
      )}
    </DialogForm>
  );
}
