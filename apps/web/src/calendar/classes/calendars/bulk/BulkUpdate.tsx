import { bookingModeSchema, type ClassPatch, classPatchSchema } from '@clubpulse/contract/calendar/classes/classes';
import { TextInput } from '@mantine/core';
import { useRooms } from '../../../../devices/rooms/public.ts';
import { DialogForm } from '../../../../kit/dialog/DialogForm.tsx';
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import { bySchema, type Checked } from '../../../../kit/form/check.ts';
import { useForm } from '../../../../kit/form/use-form.ts';
import { type PhraseKey, useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { bookingModePhrases } from '../../../parts/class-types.ts';
import { useTrainers } from '../../acts/use-trainers.ts';
import styles from './Bulk.module.css';

interface BulkUpdateProps {
  count: number;
  onUpdate: (fields: ClassPatch) => Promise<unknown>;
  onClose: () => void;
}

const numbers = [
  ['MaxInSiteParticipants', 'calendar.seatsInSite'],
  ['MaxRemoteParticipants', 'calendar.seatsRemote'],
  ['CreditsCostInSite', 'calendar.creditsInSite'],
  ['CreditsCostRemote', 'calendar.creditsRemote'],
  ['CalendarVisibilityDays', 'calendar.visibilityDays'],
  ['BookingBeforeHours', 'calendar.bookingBefore'],
  ['CancelBeforeHours', 'calendar.cancelBefore'],
] as const satisfies readonly (readonly [keyof ClassPatch, PhraseKey])[];

type Values = { [Field in keyof ClassPatch]?: ClassPatch[Field] | undefined };

const NOTHING = 'nothing';

function checked(values: Values, nothing: string): Checked<ClassPatch> {
  const patch = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return Object.keys(patch).length === 0 ? { errors: { [NOTHING]: nothing } } : bySchema(classPatchSchema)(patch);
}

const textOf = (id: number | null | undefined): string | null => (id === null || id === undefined ? null : String(id));

export function BulkUpdate({ count, onUpdate, onClose }: BulkUpdateProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const trainers = useTrainers(ClubId);
  const { rooms } = useRooms(ClubId);
  const form = useForm<Values, ClassPatch>({ initial: {}, check: (values) => checked(values, t('calendar.changeNothing')) });
  const { values, errors, set } = form;
  const unchanged = t('calendar.unchanged');
  return (
    <DialogForm
      size="lg"
      title={t('calendar.changeMany', { count })}
      act={t('calendar.change')}
      form={form}
      save={onUpdate}
      refusal={
        errors[NOTHING] !== undefined && (
          <p className={styles['refusal']} role="alert">
            {errors[NOTHING]}
          </p>
        )
      }
      onClose={onClose}
    >
      <p className={styles['text']}>{t('calendar.changeManyText')}</p>
      <div className={styles['pair']}>
        <TextInput
          label={t('kit.name')}
          data-autofocus
          placeholder={unchanged}
          error={errors['Name']}
          onChange={(event) => set({ Name: event.currentTarget.value || undefined })}
        />
        <TextInput
          label={t('calendar.location')}
          placeholder={unchanged}
          error={errors['Location']}
          onChange={(event) => set({ Location: event.currentTarget.value || undefined })}
        />
        <ChoiceField
          label={t('calendar.trainer')}
          placeholder={unchanged}
          clearable
          value={textOf(values.TrainerId)}
          searchable
          data={trainers.map((one) => ({ value: String(one.TrainerId), label: one.TrainerName }))}
          error={errors['TrainerId']}
          onChange={(value) => set({ TrainerId: value === null ? undefined : Number(value) })}
        />
        <ChoiceField
          label={t('kit.room')}
          placeholder={unchanged}
          clearable
          value={textOf(values.DisplayGroupId)}
          data={rooms.map((room) => ({ value: String(room.DisplayGroupId), label: room.Name }))}
          error={errors['DisplayGroupId']}
          onChange={(value) => set({ DisplayGroupId: value === null ? undefined : Number(value) })}
        />
        <ChoiceField
          label={t('calendar.bookingMode')}
          placeholder={unchanged}
          clearable
          value={values.BookingMode ?? null}
          data={bookingModeSchema.options
            // This mode needs a link to another app, which differs for each class.
            .filter((mode) => mode !== 'ExternalApp')
            .map((mode) => ({ value: mode, label: t(bookingModePhrases[mode]) }))}
          error={errors['BookingMode']}
          onChange={(value) => set({ BookingMode: value ?? undefined })}
        />
        {numbers.map(([name, label]) => (
          <NumberField
            key={name}
            label={t(label)}
            placeholder={unchanged}
            value={values[name]}
            error={errors[name]}
            onChange={(value) => set({ [name]: value ?? undefined })}
          />
        ))}
      </div>
    </DialogForm>
  );
}
