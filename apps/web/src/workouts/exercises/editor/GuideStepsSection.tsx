import { uploadExercisePicture } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { GUIDE } from '@clubpulse/contract/workouts/exercises/guides';
import { Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { ImageField } from '../../../accounts/images/public.ts';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { NoPicture } from '../../../kit/figures/NoPicture.tsx';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { change } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import classes from './editor.module.css';
import type { GuideForm, StepValues } from './guide-values.ts';

export function GuideStepsSection({ form: { values, errors, set } }: { form: GuideForm }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { Steps } = values;
  const write = (at: number, changes: Partial<StepValues>) =>
    set({ Steps: Steps.map((step, place) => (place === at ? { ...step, ...changes } : step)) });
  const move = (from: number, to: number) => {
    const step = Steps[from];
    if (step !== undefined) set({ Steps: Steps.toSpliced(from, 1).toSpliced(to, 0, step) });
  };
  return (
    <EditorSection id="steps" title={t('workouts.tabSteps')}>
      {Steps.length > 0 && (
        <ol className={classes['steps']}>
          {Steps.map((step, at) => {
            const name = t('workouts.step', { number: at + 1 });
            return (
              <li key={step.key} aria-label={name}>
                <span className={classes['stepPicture']}>
                  <Picture uri={step.PictureUri} pixels={320} alt={name} instead={<NoPicture />} />
                </span>
                <div className={classes['fields']}>
                  <TextInput
                    label={t('workouts.stepTitle')}
                    withAsterisk
                    maxLength={GUIDE.title}
                    value={step.Title}
                    error={errors[`Steps.${at}.Title`] ?? errors[`Steps.${at}.PictureUri`]}
                    onChange={(event) => write(at, { Title: event.currentTarget.value })}
                  />
                  <Textarea
                    label={t('workouts.stepText')}
                    autosize
                    minRows={2}
                    maxRows={6}
                    maxLength={GUIDE.text}
                    value={step.Text}
                    error={errors[`Steps.${at}.Text`]}
                    onChange={(event) => write(at, { Text: event.currentTarget.value })}
                  />
                </div>
                <RowMenu
                  label={t('kit.actionsOf', { name })}
                  items={[
                    ...(at > 0 ? [{ label: t('timers.moveUp'), icon: IconArrowUp, onClick: () => move(at, at - 1) }] : []),
                    ...(at < Steps.length - 1
                      ? [{ label: t('timers.moveDown'), icon: IconArrowDown, onClick: () => move(at, at + 1) }]
                      : []),
                    {
                      label: t('workouts.removeStep'),
                      icon: IconTrash,
                      danger: true,
                      onClick: () => set({ Steps: Steps.toSpliced(at, 1) }),
                    },
                  ]}
                />
              </li>
            );
          })}
        </ol>
      )}
      {Steps.length < GUIDE.steps && (
        <ImageField
          key={Steps.length}
          kind="exercise"
          label={t('workouts.addStep')}
          note={t('workouts.stepNote')}
          uri={null}
          upload={(body) => change(uploadExercisePicture, { params: { id }, body }, { quiet: true })}
          onStored={(PictureUri) => {
            const key = Math.max(-1, ...Steps.map((step) => step.key)) + 1;
            set({ Steps: [...Steps, { key, PictureUri, Title: '', Text: '' }] });
          }}
          remove={() => undefined}
        />
      )}
    </EditorSection>
  );
}
