import type { ClassType } from '@clubpulse/contract/calendar/classes/classes';
import { serviceTypePhrases, serviceTypes } from '@clubpulse/contract/calendar/classes/service-types';
import { trainingTypes } from '@clubpulse/contract/training/training-types';
import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { EditorSection, Pair } from '../../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../../../kit/fields/Segmented.tsx';
import { lazyComponent } from '../../../../kit/lazy-component.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { trainingTypeLabel } from '../../../../training/trainings/public.ts';
import { classTypePhrases } from '../../../parts/class-types.ts';
import { useTrainers } from '../../acts/use-trainers.ts';
import styles from '../ClubClass.module.css';
import type { FormProps } from './form.ts';

const CircuitOfClass = lazyComponent(() => import('./CircuitOfClass.tsx').then((it) => it.CircuitOfClass));

const types = ['Lesson', 'Group', 'Course', 'Single'] as const satisfies readonly ClassType[];
const typeNotes = {
  Lesson: 'calendar.type.LessonNote',
  Group: 'calendar.type.GroupNote',
  Course: 'calendar.type.CourseNote',
  Single: 'calendar.type.SingleNote',
} as const satisfies Record<ClassType, string>;

export function ClassSection(props: FormProps) {
  const {
    draft: { values, set },
    errors,
    clubId,
    stored,
  } = props;
  const t = useT();
  const trainers = useTrainers(clubId);
  const sports = useMemo(
    () =>
      trainingTypes
        .map(({ Key, phrase }) => ({ value: Key as string, label: t(phrase) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [t],
  );
  const offered = sports.some(({ value }) => value === values.TrainingType)
    ? sports
    : [...sports, { value: values.TrainingType, label: trainingTypeLabel(values.TrainingType, t) }];
  const services = serviceTypes.map((value) => ({ value, label: t(serviceTypePhrases[value]) }));
  return (
    <EditorSection id="class" title={t('kit.class')}>
      <div className={styles['type']}>
        <span className={styles['label']}>{t('kit.type')}</span>
        {stored === undefined ? (
          <Segmented
            label={t('kit.type')}
            value={values.ClassType}
            options={types.map((type) => ({ value: type, label: t(classTypePhrases[type]) }))}
            onChange={(type) => set({ ClassType: type })}
          />
        ) : (
          <b>{t(classTypePhrases[values.ClassType])}</b>
        )}
        <p>{t(typeNotes[values.ClassType])}</p>
      </div>
      <TextInput
        label={t('kit.name')}
        withAsterisk
        data-autofocus
        maxLength={200}
        value={values.Name}
        error={errors['Name']}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      {values.CalendarType === 'BridgeWorkouts' && <CircuitOfClass {...props} />}
      <Pair>
        {values.CalendarType === 'Services' ? (
          <ChoiceField
            label={t('calendar.service')}
            withAsterisk
            searchable
            data={services}
            value={values.ServiceType}
            error={errors['ServiceType']}
            onChange={(value) => set({ ServiceType: services.find((one) => one.value === value)?.value ?? null })}
          />
        ) : (
          <ChoiceField
            label={t('calendar.sport')}
            searchable
            allowDeselect={false}
            data={offered}
            value={values.TrainingType}
            error={errors['TrainingType']}
            onChange={(value) => value !== null && set({ TrainingType: value })}
          />
        )}
        <ChoiceField
          label={t('calendar.trainer')}
          placeholder={t('calendar.noTrainer')}
          searchable
          clearable
          data={trainersWith(trainers, stored).map((one) => ({ value: String(one.TrainerId), label: one.TrainerName }))}
          value={values.TrainerId === null ? null : String(values.TrainerId)}
          error={errors['TrainerId']}
          onChange={(value) => set({ TrainerId: value === null ? null : Number(value) })}
        />
      </Pair>
    </EditorSection>
  );
}

function trainersWith(trainers: ReturnType<typeof useTrainers>, stored: FormProps['stored']) {
  const { TrainerId = null, TrainerName = null } = stored ?? {};
  if (TrainerId === null || TrainerName === null || trainers.some((one) => one.TrainerId === TrainerId)) return trainers;
  return [...trainers, { TrainerId, TrainerName }];
}
