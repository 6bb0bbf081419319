import { type ChallengeInput, challengeTypes } from '@clubpulse/contract/community/challenges';
import { Textarea, TextInput } from '@mantine/core';
import { Fragment } from 'react';
import { Fields } from '../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { ChoicesField } from '../../kit/fields/ChoicesField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useT } from '../../platform/phrases.ts';
import { type ChallengeValues, goalFields, rewardFields } from './challenge-values.ts';
import { isTime, tierLabels, typeLabels } from './challenge-words.ts';

interface ChallengeFieldsProps {
  readonly form: Form<ChallengeValues, ChallengeInput>;
  /** What counts stands: only words and colour change. */
  readonly begun: boolean;
}

export function ChallengeFields({ form, begun }: ChallengeFieldsProps) {
  const t = useT();
  const { values, errors, set } = form;
  return (
    <Fields>
      <TextInput
        label={t('challenges.name')}
        withAsterisk
        maxLength={120}
        value={values.Title}
        error={errors.Title}
        onChange={(event) => set({ Title: event.currentTarget.value })}
      />
      <TextInput
        label={t('challenges.short')}
        maxLength={160}
        value={values.ShortDescription}
        error={errors.ShortDescription}
        onChange={(event) => set({ ShortDescription: event.currentTarget.value })}
      />
      <Textarea
        label={t('kit.description')}
        autosize
        minRows={2}
        maxLength={2000}
        value={values.Description}
        error={errors.Description}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <TextInput
        type="color"
        label={t('challenges.color')}
        value={values.Color}
        error={errors.Color}
        onChange={(event) => set({ Color: event.currentTarget.value })}
      />
      {begun ? <p>{t('challenges.begun')}</p> : <Counting form={form} />}
    </Fields>
  );
}

function Counting({ form: { values, errors, set, setUnreadable } }: Pick<ChallengeFieldsProps, 'form'>) {
  const t = useT();
  const time = isTime(values.Type);
  return (
    <>
      <ChoiceField
        label={t('challenges.counts')}
        allowDeselect={false}
        data={challengeTypes.map((value) => ({ value, label: t(typeLabels[value]) }))}
        value={values.Type}
        onChange={(Type) => set({ Type: challengeTypes.find((one) => one === Type) ?? values.Type })}
      />
      {values.Type === 'ZoneTime' && (
        <ChoicesField
          label={t('challenges.zones')}
          data={[0, 1, 2, 3, 4, 5].map((zone) => ({ value: String(zone), label: `Z${zone}` }))}
          value={values.ValidZones.map(String)}
          error={errors.ValidZones}
          onChange={(zones) => set({ ValidZones: zones.map(Number).toSorted((one, other) => one - other) })}
        />
      )}
      <DateField
        label={t('kit.firstDay')}
        near
        required
        value={values.StartDate}
        error={errors.StartDate}
        onChange={(StartDate) => set({ StartDate })}
        onBroken={(broken) => setUnreadable('StartDate', broken)}
      />
      <DateField
        label={t('kit.lastDay')}
        near
        required
        value={values.EndDate}
        error={errors.EndDate}
        onChange={(EndDate) => set({ EndDate })}
        onBroken={(broken) => setUnreadable('EndDate', broken)}
      />
      {goalFields.map((field, place) => (
        <Fragment key={field}>
          <NumberField
            label={t(tierLabels[place] ?? 'challenges.gold')}
            unit={time ? 'h' : undefined}
            digits={time ? 2 : 0}
            value={values[field]}
            error={errors[field]}
            onChange={(next) => set({ [field]: next })}
          />
          {values[field] !== null && (
            <NumberField
              label={t('challenges.reward', { tier: t(tierLabels[place] ?? 'challenges.gold') })}
              required
              value={values[rewardFields[field]]}
              error={errors[rewardFields[field]]}
              onChange={(next) => set({ [rewardFields[field]]: next })}
            />
          )}
        </Fragment>
      ))}
    </>
  );
}
