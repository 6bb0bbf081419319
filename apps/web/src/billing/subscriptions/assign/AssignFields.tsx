import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { type ReactNode, useEffect, useRef } from 'react';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { MethodChips } from '../../parts/MethodChips.tsx';
import type { DeskMethod } from '../../parts/methods.ts';
import { SaleTiles } from '../../parts/SaleTiles.tsx';
import { priceText } from '../../parts/subscription-text.ts';
import classes from './AssignFields.module.css';
import { type AssignValues, asListed } from './assign-values.ts';
import { DatesAndPrice } from './DatesAndPrice.tsx';

interface AssignFieldsProps {
  types: readonly SubscriptionType[];
  type: SubscriptionType | undefined;
  plan: SubscriptionPlan | null;
  values: AssignValues;
  errors: Partial<Record<string, string>>;
  hasPhone: boolean;
  onBroken: (broken: boolean) => void;
  set: (changes: Partial<AssignValues>) => void;
  children: ReactNode;
}

export function AssignFields({ types, type, plan, values, errors, hasPhone, onBroken, set, children }: AssignFieldsProps) {
  const t = useT();
  const price = usePriceText();
  const take = (Method: DeskMethod) => {
    if (Method === 'Phone') onBroken(false);
    set({ Method, ...(Method === 'Phone' ? asListed : {}) });
  };
  const first = useRef<HTMLDivElement>(null);
  // This effect must run after the dialog has moved the focus.
  useEffect(() => first.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <>
      <div ref={first} className={classes['first']}>
        <SaleTiles
          label={t('kit.subscription')}
          placeholder={t('billing.chooseSubscription')}
          options={types.map((one) => ({ id: one.ClassSubscriptionId, name: one.Name, price: price(one, one.Currency) }))}
          value={values.ClassSubscriptionId}
          error={errors['ClassSubscriptionId']}
          onChange={(ClassSubscriptionId) =>
            set({ ClassSubscriptionId, SubscriptionPlanId: null, Price: undefined, Installments: undefined })
          }
        />
      </div>
      {type !== undefined && type.Plans.length > 0 && (
        <PlanField type={type} plan={plan} error={errors['SubscriptionPlanId']} set={set} />
      )}
      {type !== undefined && (
        <>
          {children}
          <Segmented
            titled
            fullWidth
            label={t('billing.howPaid')}
            value={values.Pays ?? 'now'}
            options={[
              { value: 'now', label: t('billing.payNow') },
              { value: 'later', label: t('billing.payLater') },
              { value: 'outside', label: t('billing.payOutside') },
            ]}
            onChange={(Pays) => set({ Pays })}
          />
          {values.Pays === 'now' && <MethodChips value={values.Method} hasPhone={hasPhone} onChange={take} />}
          <DatesAndPrice type={type} plan={plan} values={values} errors={errors} onBroken={onBroken} set={set} />
        </>
      )}
    </>
  );
}

const ofTheType = 'type';

interface PlanFieldProps extends Pick<AssignFieldsProps, 'plan' | 'set'> {
  type: SubscriptionType;
  error: string | undefined;
}

function PlanField({ type, plan, error, set }: PlanFieldProps) {
  const t = useT();
  const price = usePriceText();
  return (
    <ChoiceField
      label={t('billing.plan')}
      allowDeselect={false}
      value={plan === null ? ofTheType : String(plan.SubscriptionPlanId)}
      error={error}
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
  );
}

function usePriceText() {
  const t = useT();
  const formats = useFormats();
  return (one: SubscriptionType | SubscriptionPlan, currency: string) =>
    priceText({ Price: one.Price, Currency: currency, Recurrence: 'Recurrence' in one ? one.Recurrence : null }, t, formats);
}
