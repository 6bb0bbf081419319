import { trialCosts } from '@clubpulse/rules/billing/subscriptions/trials';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { CurrencyField } from '../../accounts/lookups/public.ts';
import { ColorChoice } from '../../devices/rooms/public.ts';
import { EditorSection, Pair } from '../../kit/edit/EditorSections.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type PhraseKey, type Translate, useT } from '../../platform/phrases.ts';
import classes from './TypeFields.module.css';
import { kinds } from './type-text.ts';
import type { TypeValues } from './type-values.ts';

const NO_COLOR = '#5E6A75';

export const typeSections = [
  { id: 'what', label: 'billing.whatItIs', fields: ['Name', 'Price', 'Currency'] },
  { id: 'limits', label: 'billing.limits', fields: ['DurationDays', 'MaxActivities', 'MaxWeeklyBookings', 'MaxMonthlyBookings'] },
  { id: 'who', label: 'billing.whoGetsIt', fields: ['Notes'] },
] as const;

type IntegerField = 'DurationDays' | 'MaxActivities' | 'MaxWeeklyBookings' | 'MaxMonthlyBookings';

export function TypeFields({ form }: { form: Form<TypeValues> }) {
  const t = useT();
  const formats = useFormats();
  const { values, errors, set } = form;
  const integer = (field: IntegerField, label: PhraseKey, description: PhraseKey) => (
    <NumberField
      label={t(label)}
      description={t(description)}
      min={1}
      value={values[field]}
      error={errors[field]}
      onChange={(next) => set({ [field]: next })}
    />
  );
  return (
    <>
      <EditorSection id="what" title={t('billing.whatItIs')}>
        <TextInput
          label={t('kit.name')}
          placeholder={t('billing.typeNameHint')}
          withAsterisk
          maxLength={120}
          value={values.Name}
          error={errors['Name']}
          onChange={(event) => set({ Name: event.currentTarget.value })}
        />
        <div>
          <Segmented
            titled
            fullWidth
            label={t('billing.kind')}
            value={values.Type}
            options={(['Invite', 'Open', 'External'] as const).map((kind) => ({ value: kind, label: t(kinds[kind].label) }))}
            onChange={(Type) => set({ Type })}
          />
          <p className={classes['hint']}>{t(kinds[values.Type].hint)}</p>
        </div>
        <Pair>
          <MoneyField
            key={values.Currency}
            required
            label={t('billing.price')}
            description={t('billing.priceHint')}
            currency={values.Currency}
            value={values.Price}
            error={errors['Price']}
            onChange={(Price) => set({ Price })}
          />
          <CurrencyField
            label={t('billing.currency')}
            value={values.Currency}
            error={errors['Currency']}
            onChange={(Currency) => set({ Currency })}
          />
        </Pair>
        <ColorChoice value={values.Color ?? NO_COLOR} onChange={(Color) => set({ Color })} />
      </EditorSection>
      <EditorSection id="limits" title={t('billing.limits')} note={t('billing.limitsText')}>
        <Pair>
          {integer('DurationDays', 'kit.days', 'billing.durationHint')}
          {integer('MaxActivities', 'billing.tickets', 'billing.ticketsHint')}
        </Pair>
        <Pair>
          {integer('MaxWeeklyBookings', 'kit.weeklyBookings', 'billing.noLimitHint')}
          {integer('MaxMonthlyBookings', 'kit.monthlyBookings', 'billing.noLimitHint')}
        </Pair>
      </EditorSection>
      <EditorSection id="who" title={t('billing.whoGetsIt')}>
        <Checkbox
          label={t('billing.purchasable')}
          description={t('billing.purchasableHint')}
          checked={values.Purchasable}
          onChange={(event) => set({ Purchasable: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('billing.autoTrial')}
          description={trialWords(values, t, formats)}
          checked={values.AutoAssignTrial}
          onChange={(event) => set({ AutoAssignTrial: event.currentTarget.checked })}
        />
        <Textarea
          label={t('kit.notes')}
          autosize
          minRows={2}
          maxRows={8}
          value={values.Notes}
          error={errors['Notes']}
          onChange={(event) => set({ Notes: event.currentTarget.value })}
        />
      </EditorSection>
    </>
  );
}

function trialWords({ AutoAssignTrial, Price, Currency }: TypeValues, t: Translate, { money }: Formats): string {
  const words = t('billing.autoTrialHint');
  const costs = Price !== null && trialCosts({ AutoAssignTrial, Price });
  return costs ? `${words} ${t('billing.autoTrialCosts', { price: money(Price, Currency) })}` : words;
}
