import { equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { exerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { fitnessLevels, GENERATOR, workoutGoals } from '@clubpulse/contract/workouts/generator/generator';
import { Switch } from '@mantine/core';
import type { Form } from '../../kit/form/use-form.ts';
import { useT } from '../../platform/phrases.ts';
import { equipmentLabel, optionsOf } from '../exercises/public.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import type { GenerationRequest } from './draft/draft-changes.ts';
import { ForWhom } from './ForWhom.tsx';
import type { Answers } from './generation.ts';
import classes from './generator.module.css';
import { goalLabels, levelLabels } from './generator-text.ts';
import { MinutesChips } from './MinutesChips.tsx';
import { PartsAndExercises } from './PartsAndExercises.tsx';
import { WishChips } from './WishChips.tsx';

const week = Array.from({ length: GENERATOR.daysMax }, (_, at) => at + 1);

const weeks = [1, 4, 8, 12] as const;

interface SheetFieldsProps {
  form: Form<Answers, GenerationRequest>;
  made: GenerationRequest | null;
}

export function SheetFields({ form, made }: SheetFieldsProps) {
  const { values, errors, set } = form;
  const t = useT();
  return (
    <>
      <ForWhom value={values.UserId} onChange={(UserId) => set({ UserId })} />
      <ChoiceChips
        label={t('generator.levelField')}
        answeredFor={made}
        value={values.Level}
        options={fitnessLevels.map((value) => ({ value, label: t(levelLabels[value]) }))}
        error={errors['Level']}
        onChange={(Level) => set({ Level })}
      />
      <ChoiceChips
        label={t('kit.goal')}
        answeredFor={made}
        value={values.Goal}
        options={workoutGoals.map((value) => ({ value, label: t(goalLabels[value]) }))}
        error={errors['Goal']}
        onChange={(Goal) => set({ Goal })}
      />
      <MinutesChips
        value={values.PreferredDuration}
        error={errors['PreferredDuration']}
        onChange={(PreferredDuration) => set({ PreferredDuration })}
      />
      <ChoiceChips
        label={t('kit.where')}
        answeredFor={made}
        value={values.Location}
        options={equipmentPlaces.map((value) => ({ value, label: t(`clubs.equipmentAt-${value}`) }))}
        error={errors['Location']}
        onChange={(Location) => set({ Location })}
      />
      <ChoiceChips
        label={t('generator.daysField')}
        value={values.WeeklyFrequency}
        options={week.map((value) => ({ value, label: `${value}` }))}
        error={errors['WeeklyFrequency']}
        onChange={(WeeklyFrequency) => set({ WeeklyFrequency })}
      />
      <ChoiceChips
        label={t('generator.weeksField')}
        value={values.Weeks}
        options={weeks.map((value) => ({ value, label: `${value}` }))}
        onChange={(Weeks) => set({ Weeks })}
      />
      <Switch
        label={t('generator.edges')}
        labelPosition="left"
        classNames={{ body: classes['switch'] ?? '' }}
        checked={values.WarmUpCooldown}
        onChange={(event) => set({ WarmUpCooldown: event.currentTarget.checked })}
      />
      <EquipmentFields form={form} />
      <PartsAndExercises form={form} />
    </>
  );
}

function EquipmentFields({ form: { values, set } }: Pick<SheetFieldsProps, 'form'>) {
  const t = useT();
  return (
    <>
      <WishChips
        label={t('generator.equipment')}
        {...(values.Equipment.length === 0 ? { hint: t('generator.equipmentHint') } : {})}
        words={{ wanted: 'generator.removeChip', unwanted: 'generator.removeChip' }}
        options={optionsOf(exerciseEquipment, (one) => t(equipmentLabel(one)))}
        wanted={values.Equipment}
        onChange={(Equipment) => set({ Equipment, OnlyThese: values.OnlyThese && Equipment.length > 0 })}
      />
      <Switch
        label={t('generator.onlyThese')}
        labelPosition="left"
        classNames={{ body: classes['switch'] ?? '' }}
        checked={values.OnlyThese}
        disabled={values.Equipment.length === 0}
        onChange={(event) => set({ OnlyThese: event.currentTarget.checked })}
      />
    </>
  );
}
