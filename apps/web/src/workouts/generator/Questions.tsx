import { equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { fitnessLevels, GENERATOR, workoutGoals } from '@clubpulse/contract/workouts/generator/generator';
import { Button, Switch, Textarea } from '@mantine/core';
import { IconRefresh, IconWand } from '@tabler/icons-react';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useWidth } from '../../kit/widths.ts';
import { useT } from '../../platform/phrases.ts';
import { ChoiceTiles } from './ChoiceTiles.tsx';
import type { Answers, Asked } from './generation.ts';
import classes from './generator.module.css';
import { goalWords, levelWords } from './generator-words.ts';

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
  made.Level === values.Level &&
  made.Goal === values.Goal &&
  made.Location === values.Location &&
  made.WeeklyFrequency === values.WeeklyFrequency &&
  made.PreferredDuration === values.PreferredDuration &&
  made.WarmUpCooldown === values.WarmUpCooldown &&
  made.OtherInstructions === values.OtherInstructions.trim();

/** What a sheet is made by; beside it stands what came of the answers. */
export function Questions({ form: { values, errors, set }, made, busy, onGenerate }: QuestionsProps) {
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
      <Textarea
        label={t('generator.instructions')}
        description={t('generator.instructionsHint')}
        autosize
        minRows={2}
        maxRows={6}
        value={values.OtherInstructions}
        error={errors['OtherInstructions']}
        onChange={(event) => set({ OtherInstructions: event.currentTarget.value })}
      />
      {!isAbove && ask}
    </form>
  );
}
