import { equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { exerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { fitnessLevels, GENERATOR, workoutGoals } from '@clubpulse/contract/workouts/generator/generator';
import { Button, Switch } from '@mantine/core';
import { IconRefresh, IconWand } from '@tabler/icons-react';
import { ChoicesField } from '../../kit/fields/ChoicesField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useWidth } from '../../kit/widths.ts';
import { useT } from '../../platform/phrases.ts';
import { equipmentWords, optionsOf } from '../exercises/public.ts';
import { ChoiceTiles } from './ChoiceTiles.tsx';
import { Conditions } from './Conditions.tsx';
import type { Answers, Asked } from './generation.ts';
import classes from './generator.module.css';
import { goalWords, levelWords } from './generator-words.ts';
import { PartsAndExercises } from './PartsAndExercises.tsx';

interface QuestionsProps {
  form: Form<Answers, Asked>;
  /** By what the draft was made that the next one replaces; null: there is none. */
  made: Asked | null;
  busy: boolean;
  onGenerate: () => void;
}

const week = Array.from({ length: GENERATOR.daysMax }, (_, at) => at + 1);

/** Whether the same draft would be asked for again. */
const isSame = (made: Asked, values: Answers): boolean =>
  (Object.keys(made) as (keyof Asked)[]).every((field) => JSON.stringify(made[field]) === JSON.stringify(values[field]));

/** What a sheet is made by; beside it stands what came of the answers. */
export function Questions({ form, made, busy, onGenerate }: QuestionsProps) {
  const { values, errors, set } = form;
  const t = useT();
  const again = made !== null;
  // Once there is a draft its bar lies over the end of the questions.
  const isAbove = useWidth() !== 'phone' && again;
  const ask = (
    <div className={classes['ask']}>
      <Button
        type="submit"
        fullWidth
        // Saving the draft is what comes next, until an answer is another one.
        variant={again && isSame(made, values) ? 'default' : 'filled'}
        disabled={busy}
        leftSection={again ? <IconRefresh size={18} stroke={1.8} /> : <IconWand size={18} stroke={1.8} />}
      >
        {t(again ? 'generator.again' : 'generator.generate')}
      </Button>
      {again && <p>{t('generator.againHint')}</p>}
    </div>
  );
  return (
    <form
      className={classes['questions']}
      aria-label={t('generator.questions')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
    >
      {isAbove && ask}
      <ChoiceTiles
        label={t('generator.levelField')}
        columns={2}
        value={values.Level}
        options={fitnessLevels.map((value) => ({ value, label: t(levelWords[value]) }))}
        error={errors['Level']}
        onChange={(Level) => set({ Level })}
      />
      <ChoiceTiles
        label={t('kit.goal')}
        columns={2}
        value={values.Goal}
        options={workoutGoals.map((value) => ({ value, label: t(goalWords[value]) }))}
        error={errors['Goal']}
        onChange={(Goal) => set({ Goal })}
      />
      <ChoiceTiles
        label={t('kit.where')}
        columns={3}
        value={values.Location}
        options={equipmentPlaces.map((value) => ({ value, label: t(`clubs.equipmentAt-${value}`) }))}
        error={errors['Location']}
        onChange={(Location) => set({ Location })}
      />
      <ChoiceTiles
        label={t('generator.daysField')}
        columns={7}
        value={values.WeeklyFrequency}
        options={week.map((value) => ({ value, label: `${value}` }))}
        error={errors['WeeklyFrequency']}
        onChange={(WeeklyFrequency) => set({ WeeklyFrequency })}
      />
      <NumberField
        label={t('generator.minutesField')}
        required
        min={GENERATOR.minutesMin}
        max={GENERATOR.minutesMax}
        step={GENERATOR.minutesStep}
        unit={t('generator.minutesUnit')}
        value={values.PreferredDuration}
        error={errors['PreferredDuration']}
        onChange={(PreferredDuration) => set({ PreferredDuration })}
      />
      <Switch
        label={t('generator.edges')}
        labelPosition="left"
        classNames={{ body: classes['switch'] ?? '' }}
        checked={values.WarmUpCooldown}
        onChange={(event) => set({ WarmUpCooldown: event.currentTarget.checked })}
      />
      <ChoicesField
        label={t('generator.equipment')}
        placeholder={values.Equipment.length === 0 ? t('generator.equipmentHint') : ''}
        searchable
        data={optionsOf(exerciseEquipment, (one) => t(equipmentWords(one)))}
        value={[...values.Equipment]}
        onChange={(chosen) => set({ Equipment: exerciseEquipment.filter((one) => chosen.includes(one)) })}
      />
      <Switch
        label={t('generator.onlyThese')}
        labelPosition="left"
        classNames={{ body: classes['switch'] ?? '' }}
        checked={values.OnlyThese}
        disabled={values.Equipment.length === 0}
        onChange={(event) => set({ OnlyThese: event.currentTarget.checked })}
      />
      <PartsAndExercises form={form} />
      <Conditions form={form} />
      {!isAbove && ask}
    </form>
  );
}
