import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { Checkbox, Textarea } from '@mantine/core';
import { Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { MethodSelect } from '../../parts/MethodSelect.tsx';
import { priceWords } from '../../parts/subscription-words.ts';
import classes from './AssignFields.module.css';
import type { AssignValues } from './assign-values.ts';

interface AssignFieldsProps {
  types: readonly SubscriptionType[];
  type: SubscriptionType | undefined;
  plan: SubscriptionPlan | null;
  values: AssignValues;
  errors: Partial<Record<string, string>>;
  /** Whether the last day is a text that is no date. */
  onBroken: (broken: boolean) => void;
  set: (changes: Partial<AssignValues>) => void;
}

const ofTheType = 'type';

export function AssignFields({ types, type, plan, values, errors, onBroken, set }: AssignFieldsProps) {
  const t = useT();
  const formats = useFormats();
  const price = (one: SubscriptionType | SubscriptionPlan, currency: string) =>
    priceWords({ Price: one.Price, Currency: currency, Recurrence: 'Recurrence' in one ? one.Recurrence : null }, t, formats);
  const chosen = plan ?? type;
  return (
    <>
      <ChoiceField
        label={t('kit.subscription')}
        placeholder={t('billing.chooseSubscription')}
        data-autofocus
        withAsterisk
        searchable={types.length > 7}
        allowDeselect={false}
        value={values.ClassSubscriptionId === null ? null : String(values.ClassSubscriptionId)}
        error={errors['ClassSubscriptionId']}
        data={types.map((one) => ({
          value: String(one.ClassSubscriptionId),
          label: `${one.Name} · ${price(one, one.Currency)}`,
        }))}
        onChange={(next) =>
          set({ ClassSubscriptionId: Number(next), SubscriptionPlanId: null, Price: undefined, Installments: undefined })
        }
      />
      {type !== undefined && type.Plans.length > 0 && (
        <ChoiceField
          label={t('billing.plan')}
          allowDeselect={false}
          value={plan === null ? ofTheType : String(plan.SubscriptionPlanId)}
          error={errors['SubscriptionPlanId']}
          data={[
            { value: ofTheType, label: `${t('billing.withoutPlan')} · ${price(type, type.Currency)}` },
            ...type.Plans.map((one) => ({
              value: String(one.SubscriptionPlanId),
              label: `${one.Name} · ${price(one, type.Currency)}`,
            })),
          ]}
          onChange={(next) =>
            set({ SubscriptionPlanId: next === ofTheType ? null : Number(next), Price: undefined, Installments: undefined })
          }
        />
      )}
      {type !== undefined && chosen !== undefined && (
        <>
          <Pair>
            <DateField
              near
              label={t('kit.firstDay')}
              required
              value={values.ActivationDate}
              error={errors['ActivationDate']}
              onChange={(ActivationDate) => set({ ActivationDate })}
            />
            <DateField
              near
              label={t('kit.lastDay')}
              description={t('billing.lastDayByDuration')}
              value={values.ExpiryDate}
              error={errors['ExpiryDate']}
              onChange={(ExpiryDate) => set({ ExpiryDate })}
              onBroken={onBroken}
            />
          </Pair>
          <Pair>
            <MoneyField
              key={`${type.ClassSubscriptionId}-${plan?.SubscriptionPlanId}`}
              label={t('billing.price')}
              currency={type.Currency}
              required
              value={values.Price === undefined ? chosen.Price : values.Price}
              error={errors['Price']}
              onChange={(Price) => set({ Price })}
            />
            {(plan?.Recurrence ?? null) === null && (
              <NumberField
                label={t('billing.installments')}
                description={t('billing.installmentsHint')}
                min={1}
                max={60}
                value={values.Installments === undefined ? (plan?.Installments ?? 1) : values.Installments}
                error={errors['Installments']}
                onChange={(next) => set({ Installments: next })}
              />
            )}
          </Pair>
          <Segmented
            titled
            fullWidth
            label={t('billing.howPaid')}
            value={values.Pays}
            options={[
              { value: 'later', label: t('billing.payLater') },
              { value: 'now', label: t('billing.payNow') },
              { value: 'outside', label: t('billing.payOutside') },
            ]}
            onChange={(Pays) => set({ Pays })}
          />
          {values.Pays === 'now' && (
            <Pair>
              <MethodSelect value={values.Method} onChange={(Method) => set({ Method })} />
              <Checkbox
                className={classes['beside']}
                label={t('billing.visibleInExport')}
                checked={values.VisibleInExport}
                onChange={(event) => set({ VisibleInExport: event.currentTarget.checked })}
              />
            </Pair>
          )}
          <Textarea
            label={t('kit.notes')}
            autosize
            minRows={1}
            maxRows={6}
            value={values.Notes}
            error={errors['Notes']}
            onChange={(event) => set({ Notes: event.currentTarget.value })}
          />
        </>
      )}
    </>
  );
}
