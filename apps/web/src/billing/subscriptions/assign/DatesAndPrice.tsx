import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { Button, Textarea } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Pair } from '../../../kit/edit/EditorSections.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { useT } from '../../../platform/phrases.ts';
import { InExport } from '../../parts/InExport.tsx';
import { useManages } from '../../parts/use-manages.ts';
import classes from './AssignFields.module.css';
import type { AssignValues } from './assign-values.ts';

interface PriceFieldsProps {
  type: SubscriptionType;
  plan: SubscriptionPlan | null;
  values: AssignValues;
  errors: Partial<Record<string, string>>;
  set: (changes: Partial<AssignValues>) => void;
}

interface DatesAndPriceProps extends PriceFieldsProps {
  onBroken: (broken: boolean) => void;
}

const changeable = ['ActivationDate', 'ExpiryDate', 'Price', 'Installments', 'Notes'];

export function DatesAndPrice({ type, plan, values, errors, onBroken, set }: DatesAndPriceProps) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  // Only managers can change price and length of a product on sale.
  const manages = useManages();
  const isListed = !manages || (values.Pays === 'now' && values.Method === 'Phone');
  const changing = opened || changeable.some((field) => errors[field] !== undefined);
  return (
    <>
      <Button
        className={classes['change'] ?? ''}
        variant="subtle"
        color="gray"
        aria-expanded={changing}
        rightSection={changing ? <IconChevronUp size={17} stroke={1.8} /> : <IconChevronDown size={17} stroke={1.8} />}
        onClick={() => setOpened(!changing)}
      >
        {t(isListed ? 'billing.changeFirstDay' : 'billing.changeDatesOrPrice')}
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
            {!isListed && (
              <DateField
                near
                label={t('kit.lastDay')}
                description={t('billing.lastDayByDuration')}
                value={values.ExpiryDate}
                error={errors['ExpiryDate']}
                onChange={(ExpiryDate) => set({ ExpiryDate })}
                onBroken={onBroken}
              />
            )}
          </Pair>
          {!isListed && <PriceAndNotes type={type} plan={plan} values={values} errors={errors} set={set} />}
        </>
      )}
    </>
  );
}

function PriceAndNotes(props: PriceFieldsProps) {
  const t = useT();
  const { values, errors, set } = props;
  return (
    <>
      <PriceFields {...props} />
      {values.Pays === 'now' && (
        <InExport value={values.VisibleInExport} onChange={(VisibleInExport) => set({ VisibleInExport })} />
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
  );
}

function PriceFields({ type, plan, values, errors, set }: PriceFieldsProps) {
  const t = useT();
  return (
    <Pair>
      <MoneyField
        key={`${type.ClassSubscriptionId}-${plan?.SubscriptionPlanId}`}
        label={t('billing.price')}
        currency={type.Currency}
        required
        value={values.Price === undefined ? (plan ?? type).Price : values.Price}
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
  );
}
