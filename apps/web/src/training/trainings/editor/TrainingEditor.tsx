import { TYPED_HEART_RATE_MAX } from '@clubpulse/contract/accounts/profile-limits';
import { trainingTypes } from '@clubpulse/contract/training/training-types';
import { type NewTraining, type TrainingDetail, trainingTextsSchema } from '@clubpulse/contract/training/trainings';
import { createTraining, updateTraining } from '@clubpulse/contract/training/trainings.calls';
import type { Day } from '@clubpulse/rules/time/days';
import { Textarea, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { ClockField } from '../../../kit/fields/ClockField.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useClub, useClubs, useSelf } from '../../../platform/session.tsx';
import { trainingTypeLabel } from '../names.ts';
import classes from './TrainingEditor.module.css';
import { changeOf, checkTraining, emptyValues, fieldsAbout, minutesOf, type TrainingValues, valuesOf } from './training-form.ts';

interface NewProps {
  userId: number;
  day: Day;
  today: Day;
  nickname?: string | undefined;
  from?: TrainingDetail;
  onClose: () => void;
}

export function AddTraining({ userId, day, today, nickname, from, onClose }: NewProps) {
  const t = useT();
  const formats = useFormats();
  const club = useClub();
  const own = userId === useSelf().UserId;
  const form = useForm<TrainingValues, NewTraining>({
    initial: from ? valuesOf(from, formats) : emptyValues(day, own ? null : (club?.ClubId ?? null)),
    check: checkTraining(formats, undefined),
    about: fieldsAbout,
  });
  const create = useDialogAct(createTraining, { doneText: () => t(own ? 'training.saved' : 'training.noteSaved'), onClose });
  return (
    <DialogForm
      title={t(own ? 'training.addTitle' : 'training.noteTitle')}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.errors.ClubId !== undefined && !own ? t('training.chooseHerClub') : form.refusal} />}
      save={(body) => create.mutateAsync({ params: { id: userId }, body })}
      onClose={onClose}
    >
      {nickname !== undefined && (
        <p className={classes['hint']}>
          {t('training.whatFor', { name: nickname })}. {t('training.noteHint')}
        </p>
      )}
      <Fields form={form} today={today} where={own} />
    </DialogForm>
  );
}

interface EditProps {
  training: TrainingDetail;
  today: Day;
  onClose: () => void;
}

export function EditTraining({ training, today, onClose }: EditProps) {
  const t = useT();
  const formats = useFormats();
  const { Declared } = training;
  const own = training.UserId === useSelf().UserId;
  const saved = useMemo(() => valuesOf(training, formats), [training, formats]);
  const words = bySchema(trainingTextsSchema);
  const form = useForm<TrainingValues, NewTraining | Pick<NewTraining, 'TrainingType' | 'Name' | 'Note'>>({
    saved,
    check: Declared === null ? words : checkTraining(formats, Declared),
    about: fieldsAbout,
  });
  const update = useDialogAct(updateTraining, { doneText: () => t('training.saved'), onClose });
  return (
    <DialogForm
      title={t('training.editTitle')}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(checked) => update.mutateAsync({ params: { id: training.TrainingId }, body: changeOf(checked, training) })}
      onClose={onClose}
    >
      {Declared === null ? (
        <Words form={form} />
      ) : (
        <Fields form={form} today={today} where={own} recorded={training.MayMove ? undefined : Declared} />
      )}
    </DialogForm>
  );
}

interface FieldsProps {
  form: Pick<ReturnType<typeof useForm<TrainingValues, unknown>>, 'values' | 'set' | 'errors' | 'setUnreadable'>;
}

interface AllFieldsProps extends FieldsProps {
  today: Day;
  where: boolean;
  recorded?: Pick<NonNullable<TrainingDetail['Declared']>, 'Begin' | 'Duration'> | undefined;
}

function Fields({ form, today, where, recorded }: AllFieldsProps) {
  const t = useT();
  const formats = useFormats();
  const { clubs } = useClubs();
  const { values, set } = form;
  const errors: Readonly<Record<string, string | undefined>> = form.errors;
  const places = [
    { value: '', label: t('training.elsewhere') },
    ...clubs.map((club) => ({ value: String(club.ClubId), label: club.Name })),
  ];
  return (
    <>
      <TypeField form={form} />
      {recorded ? (
        <p>
          {formats.dateTime(recorded.Begin)}, {formats.duration(recorded.Duration)}. {t('training.timesRecorded')}
        </p>
      ) : (
        <WhenFields form={form} today={today} />
      )}
      <div className={classes['pair']}>
        {!recorded && <LengthField form={form} />}
        <NumberField
          label={t('training.distanceField')}
          unit={formats.units.imperial ? 'mi' : 'km'}
          digits={2}
          value={values.Distance}
          error={errors['Distance']}
          onChange={(Distance) => set({ Distance })}
        />
      </div>
      <div className={classes['pair']}>
        <NumberField
          label={t('training.averageField')}
          unit={t('kit.bpm', { bpm: '' }).trim()}
          min={30}
          max={TYPED_HEART_RATE_MAX}
          value={values.AverageHeartRate}
          error={errors['AverageHeartRate']}
          onChange={(AverageHeartRate) => set({ AverageHeartRate })}
        />
        <NumberField
          label={t('training.caloriesField')}
          unit={t('training.kcal')}
          min={1}
          value={values.Calories}
          error={errors['Calories']}
          onChange={(Calories) => set({ Calories })}
        />
      </div>
      <p className={classes['hint']}>
        {t('training.caloriesHint')} {t('training.noPoints')}
      </p>
      {where && places.length > 1 && (
        <ChoiceField
          allowDeselect={false}
          label={t('kit.where')}
          data={places}
          value={values.ClubId === null ? '' : String(values.ClubId)}
          error={errors['ClubId']}
          onChange={(club) => set({ ClubId: club ? Number(club) : null })}
        />
      )}
      <NameAndNote form={form} />
    </>
  );
}

function WhenFields({ form, today }: FieldsProps & { today: Day }) {
  const t = useT();
  const { values, set } = form;
  const errors: Readonly<Record<string, string | undefined>> = form.errors;
  return (
    <div className={classes['pair']}>
      <DateField
        near
        required
        label={t('kit.day')}
        value={values.Day}
        max={today}
        error={errors['Day'] ?? errors['Begin']}
        onChange={(Day) => set({ Day })}
        onBroken={(broken) => form.setUnreadable('Day', broken)}
      />
      <ClockField
        required
        label={t('training.beginField')}
        value={values.Clock}
        error={errors['Clock'] ?? (errors['Begin'] && ' ')}
        onChange={(Clock) => set({ Clock })}
      />
    </div>
  );
}

function LengthField({ form: { values, set, errors: all } }: FieldsProps) {
  const t = useT();
  const errors: Readonly<Record<string, string | undefined>> = all;
  return (
    <NumberField
      required
      label={t('training.lengthField')}
      unit={t('kit.minutes', { count: 0 }).replace(/^\D*0\s*/, '')}
      min={1}
      max={1440}
      step={5}
      spelling={{ read: minutesOf, example: '1:05' }}
      value={values.Minutes}
      error={errors['Minutes'] ?? errors['Duration']}
      onChange={(Minutes) => set({ Minutes })}
    />
  );
}

const Words = ({ form }: FieldsProps) => (
  <>
    <TypeField form={form} />
    <NameAndNote form={form} />
  </>
);

/** Removed types are offered only to trainings that have them. */
function TypeField({ form: { values, set, errors } }: FieldsProps) {
  const t = useT();
  const { TrainingType } = values;
  const sports = useMemo(
    () =>
      trainingTypes
        .map(({ Key, phrase }) => ({ value: Key as string, label: t(phrase) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [t],
  );
  const isOld = TrainingType !== null && !sports.some(({ value }) => value === TrainingType);
  return (
    <ChoiceField
      data-autofocus
      searchable
      openOnFocus={TrainingType === null}
      allowDeselect={false}
      withAsterisk
      label={t('kit.type')}
      data={isOld ? [...sports, { value: TrainingType, label: trainingTypeLabel(TrainingType, t) }] : sports}
      value={TrainingType}
      error={errors.TrainingType}
      onChange={(type) => set({ TrainingType: type })}
    />
  );
}

function NameAndNote({ form: { values, set, errors } }: FieldsProps) {
  const t = useT();
  return (
    <>
      <TextInput
        label={t('kit.name')}
        description={t('training.nameHint')}
        value={values.Name}
        error={errors.Name}
        maxLength={100}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <Textarea
        label={t('kit.note')}
        autosize
        minRows={2}
        maxRows={8}
        value={values.Note}
        error={errors.Note}
        onChange={(event) => set({ Note: event.currentTarget.value })}
      />
    </>
  );
}
