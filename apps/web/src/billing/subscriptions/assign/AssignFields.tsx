import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { MethodChips } from '../../parts/MethodChips.tsx';
import { SaleTiles } from '../../parts/SaleTiles.tsx';
import { priceText } from '../../parts/subscription-text.ts';
import classes from './AssignFields.module.css';
import type { AssignValues } from './assign-values.ts';

interface AssignFieldsProps {
  types: readonly SubscriptionType[];
  type: SubscriptionType | undefined;
  plan: SubscriptionPlan | null;
  values: AssignValues;
  errors: Partial<Record<string, string>>;
  onBroken: (broken: boolean) => void;
  set: (changes: Partial<AssignValues>) => void;
  children: ReactNode;
}

const ofTheType = 'type';
const changeable = ['ActivationDate', 'ExpiryDate', 'Price', 'Installments', 'Notes'];

export function AssignFields({ types, type, plan, values, errors, onBroken, set, children }: AssignFieldsProps) {
  const t = useT();
  const formats = useFormats();
  const price = (one: SubscriptionType | SubscriptionPlan, currency: string) =>
    priceText({ Price: one.Price, Currency: currency, Recurrence: 'Recurrence' in one ? one.Recurrence : null }, t, formats);
  const chosen = plan ?? type;
  const [opened, setOpened] = useState(false);
  const changing = opened || changeable.some((field) => errors[field] !== undefined);
  const first = useRef<HTMLDivElement>(null);
  // Runs after the dialog has moved the focus.
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
          {values.Pays === 'now' && <MethodChips value={values.Method} onChange={(Method) => set({ Method })} />}
          <Button
            className={classes['change'] ?? ''}
            variant="subtle"
            color="gray"
            aria-expanded={changing}
            rightSection={changing ? <IconChevronUp size={17} stroke={1.8} /> : <IconChevronDown size={17} stroke={1.8} />}
            onClick={() => setOpened(!changing)}
          >
            {t('billing.changeDatesOrPrice')}
          </Button>
          {changing && (
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
              {values.Pays === 'now' && (
                <Checkbox
                  label={t('billing.visibleInExport')}
                  checked={values.VisibleInExport}
                  onChange={(event) => set({ VisibleInExport: event.currentTarget.checked })}
                />
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
      )}
    </>
  );
}
