import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core';
import { ColorChoice } from '../../devices/rooms/public.ts';
import { MoneyField } from '../../kit/MoneyField.tsx';
import { Segmented } from '../../kit/Segmented.tsx';
import type { Draft } from '../../kit/use-draft.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { CurrencySelect } from './CurrencySelect.tsx';
import classes from './TypeEditor.module.css';
import { TypeSection } from './TypeSection.tsx';
import type { TypeValues } from './type-values.ts';
import { kinds } from './type-words.ts';

interface TypeFieldsProps {
  draft: Draft<TypeValues>;
  errors: Partial<Record<string, string>>;
}

/** Shown for a type without a colour: stone, the quietest of the eight. */
const NO_COLOR = '#5E6A75';

type Whole = 'DurationDays' | 'MaxActivities' | 'MaxWeeklyBookings' | 'MaxMonthlyBookings';

export function TypeFields({ draft: { values, set }, errors }: TypeFieldsProps) {
  const t = useT();
  const whole = (field: Whole, label: PhraseKey, description: PhraseKey) => (
    <NumberInput
      label={t(label)}
      description={t(description)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      min={1}
      allowDecimal={false}
      allowNegative={false}
      value={values[field] ?? ''}
      error={errors[field]}
      onChange={(next) => set(field, next === '' ? null : Number(next))}
    />
  );
  return (
    <>
      <TypeSection id="type-what" title={t('billing.whatItIs')}>
        <TextInput
          label={t('billing.name')}
          placeholder={t('billing.typeNameHint')}
          withAsterisk
          maxLength={120}
          value={values.Name}
          error={errors['Name']}
          onChange={(event) => set('Name', event.currentTarget.value)}
        />
        <div>
          <Segmented
            titled
            fullWidth
            label={t('billing.kind')}
            value={values.Type}
            options={(['Invite', 'Open', 'External'] as const).map((kind) => ({ value: kind, label: t(kinds[kind].label) }))}
            onChange={(Type) => set('Type', Type)}
          />
          <p className={classes['hint']}>{t(kinds[values.Type].hint)}</p>
        </div>
        <div className={classes['pair']}>
          <MoneyField
            key={values.Currency}
            required
            label={t('billing.price')}
            description={t('billing.priceHint')}
            currency={values.Currency}
            value={values.Price}
            error={errors['Price']}
            onChange={(Price) => set('Price', Price)}
          />
          <CurrencySelect value={values.Currency} error={errors['Currency']} onChange={(Currency) => set('Currency', Currency)} />
        </div>
        <ColorChoice value={values.Color ?? NO_COLOR} onChange={(Color) => set('Color', Color)} />
      </TypeSection>
      <TypeSection id="type-limits" title={t('billing.limits')} note={t('billing.limitsText')}>
        <div className={classes['pair']}>
          {whole('DurationDays', 'billing.duration', 'billing.durationHint')}
          {whole('MaxActivities', 'billing.tickets', 'billing.ticketsHint')}
          {whole('MaxWeeklyBookings', 'billing.maxWeekly', 'billing.noLimitHint')}
          {whole('MaxMonthlyBookings', 'billing.maxMonthly', 'billing.noLimitHint')}
        </div>
      </TypeSection>
      <TypeSection id="type-who" title={t('billing.whoGetsIt')}>
        <Checkbox
          label={t('billing.purchasable')}
          description={t('billing.purchasableHint')}
          checked={values.Purchasable}
          onChange={(event) => set('Purchasable', event.currentTarget.checked)}
        />
        <Checkbox
          label={t('billing.autoTrial')}
          description={t('billing.autoTrialHint')}
          checked={values.AutoAssignTrial}
          onChange={(event) => set('AutoAssignTrial', event.currentTarget.checked)}
        />
        <Textarea
          label={t('billing.notes')}
          autosize
          minRows={2}
          maxRows={8}
          value={values.Notes}
          error={errors['Notes']}
          onChange={(event) => set('Notes', event.currentTarget.value)}
        />
      </TypeSection>
    </>
  );
}
