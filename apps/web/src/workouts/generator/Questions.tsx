import { equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { exerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { type Decision, fitnessLevels, GENERATOR, workoutGoals } from '@clubpulse/contract/workouts/generator/generator';
import { Button, Switch } from '@mantine/core';
import { IconArrowRight, IconRefresh, IconWand } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Form } from '../../kit/form/use-form.ts';
import { PageFoot } from '../../kit/page/Page.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useT } from '../../platform/phrases.ts';
import { equipmentLabel, optionsOf } from '../exercises/public.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { Conditions } from './Conditions.tsx';
import { ForWhom } from './ForWhom.tsx';
import { FreeTextInput } from './FreeTextInput.tsx';
import { type Answers, type GenerationRequest, isSame } from './generation.ts';
import classes from './generator.module.css';
import { goalLabels, levelLabels } from './generator-text.ts';
import { MinutesChips } from './MinutesChips.tsx';
import { PartsAndExercises } from './PartsAndExercises.tsx';
import type { Asking } from './proposals.ts';
import { WishChips } from './WishChips.tsx';

interface QuestionsProps {
  form: Form<Answers, GenerationRequest>;
  made: GenerationRequest | null;
  decisions: readonly Decision[];
  busy: boolean;
  asking: Asking;
  onAsking: (asking: Asking) => void;
  onGenerate: () => void;
}

const week = Array.from({ length: GENERATOR.daysMax }, (_, at) => at + 1);

const weeks = [1, 4, 8, 12] as const;

const required = ['Level', 'Goal', 'Location', 'WeeklyFrequency', 'PreferredDuration'] as const;

type Stage = 'sheet' | 'conditions';
function useStages(errors: Form<Answers, GenerationRequest>['errors']) {
  const [stage, setStage] = useState<Stage>('sheet');
  const form = useRef<HTMLFormElement>(null);
  const goTo = (next: Stage) => {
    setStage(next);
    form.current?.focus();
  };
  const isWrong = Object.keys(errors).some((field) => !field.startsWith('Conditions'));
  if (isWrong && stage === 'conditions') setStage('sheet');
  return { stage, form, goTo };
}

export function Questions({ form, made, decisions, busy, asking, onAsking, onGenerate }: QuestionsProps) {
  const { values, errors, set } = form;
  const t = useT();
  const again = made !== null;
  const phone = useWidth() === 'phone';
  const { stage, form: top, goTo } = useStages(errors);
  const isAbove = !phone && again;
  const goOn = () => {
    const isAnswered = required.every((field) => values[field] !== null);
    if (phone && stage === 'sheet' && isAnswered) goTo('conditions');
    else onGenerate();
  };
  const ask = (
    <div className={classes['ask']}>
      <Button
        fullWidth
        {...(phone ? { onClick: goOn } : { type: 'submit' })}
        variant={again && isSame(made, values) ? 'default' : 'filled'}
        disabled={busy || asking.proposals.length > 0}
        leftSection={again ? <IconRefresh size={18} stroke={1.8} /> : <IconWand size={18} stroke={1.8} />}
      >
        {t(again ? 'generator.again' : 'generator.generate')}
      </Button>
      {asking.proposals.length > 0 && <p>{t('generator.answerFirst', { count: asking.proposals.length })}</p>}
      {again && <p>{t('generator.againHint')}</p>}
    </div>
  );
  return (
    <form
      ref={top}
      tabIndex={-1}
      className={classes['questions']}
      aria-label={t('generator.questions')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      {isAbove && ask}
      {(!phone || stage === 'sheet') && (
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
          <PartsAndExercises form={form} />
        </>
      )}
      {(!phone || stage === 'conditions') && (
        <>
          <Conditions form={form} decisions={decisions} />
          <FreeTextInput form={form} asking={asking} onAsking={onAsking} />
        </>
      )}
      {!phone && !isAbove && ask}
      {phone && (
        <PageFoot>
          <div className={classes['stage']}>
            {stage === 'sheet' ? (
              <Button fullWidth rightSection={<IconArrowRight size={18} stroke={1.8} />} onClick={goOn}>
                {t('generator.nextConditions')}
              </Button>
            ) : (
              <>
                <Button variant="default" onClick={() => goTo('sheet')}>
                  {t('generator.questions')}
                </Button>
                {ask}
              </>
            )}
          </div>
        </PageFoot>
      )}
    </form>
  );
}
