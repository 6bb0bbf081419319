import type { ClassInput } from '@clubpulse/contract/calendar/classes/classes';
import { createClass, setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import { TextInput } from '@mantine/core';
import { ClockField } from '../../kit/fields/ClockField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { continueWithoutSaving, Wizard } from '../../kit/wizard/Wizard.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './FirstClub.module.css';
import type { StepProps } from './step.ts';
import { useFirstClass } from './use-first-class.ts';

export function ClassStep({ frame, facts, nextLabel, onDone, onBack }: StepProps) {
  const t = useT();
  const formats = useFormats();
  const form = useFirstClass({ facts });
  const create = useChange(createClass, { quiet: true });
  const publish = useChange(setClassPublishState, { quiet: true, onDone });
  const make = async (body: ClassInput) => {
    const { Class } = await create.mutateAsync({ body });
    return publish.mutateAsync({ params: { id: Class.ClassId }, body: { PublishState: 'Published' } });
  };
  const goOn = continueWithoutSaving(onDone);
  const { nextClass } = facts;
  return (
    <Wizard
      {...frame}
      title={t('firstClub.class.title')}
      lead={t('firstClub.class.lead')}
      next={{ label: nextClass === undefined || form.saving ? nextLabel : t('firstClub.finish'), busy: form.saving }}
      onNext={nextClass === undefined ? form.submit(make) : goOn}
      onBack={onBack}
      skip={nextClass === undefined ? { label: t('firstClub.skip'), onSkip: onDone } : undefined}
    >
      {nextClass === undefined || form.saving ? (
        <FirstClassFields form={form} />
      ) : (
        <ul className={classes['made']}>
          <li>
            {nextClass.Name}, {formats.dateTime(nextClass.Begin)}
          </li>
        </ul>
      )}
    </Wizard>
  );
}

function FirstClassFields({ form }: { form: ReturnType<typeof useFirstClass> }) {
  const t = useT();
  const { values, errors, set } = form;
  return (
    <>
      <TextInput
        label={t('kit.name')}
        withAsterisk
        maxLength={120}
        value={values.Name}
        error={errors.Name}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <div className={classes['pair']}>
        <DateField label={t('kit.day')} near required value={values.Day} error={errors.Day} onChange={(Day) => set({ Day })} />
        <ClockField
          label={t('calendar.startTime')}
          required
          value={values.Clock}
          error={errors.Clock}
          onChange={(Clock) => set({ Clock })}
        />
        <NumberField
          label={t('calendar.duration')}
          unit={t('calendar.minutesUnit')}
          required
          step={15}
          value={values.Duration}
          error={errors.Duration}
          onChange={(Duration) => set({ Duration })}
        />
        <NumberField
          label={t('kit.seats')}
          required
          value={values.Seats}
          error={errors.Seats}
          onChange={(Seats) => set({ Seats })}
        />
      </div>
      <Refusal words={form.refusal} />
    </>
  );
}
