import type { Availability, WrittenAvailability } from '@clubpulse/contract/calendar/appointments';
import { getAvailability, putAvailability } from '@clubpulse/contract/calendar/appointments.calls';
import { Switch } from '@mantine/core';
import { useMemo } from 'react';
import { EditorSections, outlineOf } from '../../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { lazyRule, useLazyCheck } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { callKey, change, queryClient } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import styles from './Availability.module.css';
import type { AvailabilityDraft } from './availability-draft.ts';
import { LengthsSection, RulesSection } from './OfferSections.tsx';
import { ExceptionsSection, HoursSection } from './TimesSections.tsx';

const check = lazyRule(() => import('./availability-draft.ts').then((it) => it.checkAvailability));

const sections = [
  { id: 'hours', label: 'availability.hours', fields: ['Hours'] },
  { id: 'exceptions', label: 'availability.exceptions', fields: ['Exceptions'] },
  { id: 'lengths', label: 'availability.lengths', fields: ['Lengths', 'ClassSubscriptionIds'] },
  {
    id: 'rules',
    label: 'calendar.bookingRules',
    fields: ['Name', 'DisplayGroupId', 'CalendarVisibilityDays', 'BookingBeforeHours', 'CancelBeforeHours', 'BufferMinutes'],
  },
] as const;

interface AvailabilityFormProps {
  clubId: number;
  trainerId: number;
  written: WrittenAvailability;
}

export function AvailabilityForm({ clubId, trainerId, written }: AvailabilityFormProps) {
  const t = useT();
  const today = useFormats().dayOf(useNow());
  const saved = useMemo((): AvailabilityDraft => {
    const { RowVersion: _version, ...stored } = written;
    return { ...stored, Name: stored.Name || t('calendar.personalTraining') };
  }, [written, t]);
  const form = useForm<AvailabilityDraft, Availability>({ saved, check: useLazyCheck(check, (found) => found), early: true });
  const { values, set, errors } = form;

  const save = async (availability: Availability) => {
    const params = { id: clubId, trainerId };
    const body = { ...availability, RowVersion: written.RowVersion };
    const stored = await change(putAvailability, { params, body }, { quiet: true, reloads: [getAvailability] });
    queryClient.setQueryData(callKey(getAvailability, { params }), stored);
    return stored;
  };
  return (
    <EditorSections
      notices={<Refusal words={form.refusal} />}
      outline={outlineOf(
        sections.map((section) => ({ ...section, label: t(section.label) })),
        errors,
      )}
    >
      <Switch
        label={t('availability.open')}
        description={t('availability.openNote')}
        checked={values.IsOpen}
        classNames={{ label: styles['label'], description: styles['note'], track: styles['track'], thumb: styles['thumb'] }}
        onChange={(event) => set({ IsOpen: event.currentTarget.checked })}
      />
      <HoursSection draft={form} errors={errors} />
      <ExceptionsSection draft={form} errors={errors} today={today} />
      <LengthsSection draft={form} errors={errors} clubId={clubId} />
      <RulesSection draft={form} errors={errors} clubId={clubId} />
      <FormBar form={form} save={save} onSaved={() => toastDone({ title: t('availability.saved'), clears: 'update-failed' })} />
    </EditorSections>
  );
}
