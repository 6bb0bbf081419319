import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { TextInput } from '@mantine/core';
import { useRooms } from '../../../devices/rooms/public.ts';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { useCall } from '../../../platform/api.ts';
import { type PhraseKey, useT } from '../../../platform/phrases.ts';
import { Rows } from './Rows.tsx';
import type { SectionProps } from './TimesSections.tsx';

const MOST_LENGTHS = 6;

export function LengthsSection({ draft: { values, set }, errors, clubId }: SectionProps & { clubId: number }) {
  const t = useT();
  const types = useCall(listSubscriptionTypes, { params: { id: clubId } }, { quiet: true });
  const last = values.Lengths.at(-1);
  return (
    <EditorSection id="lengths" title={t('availability.lengths')} note={t('availability.lengthsNote')}>
      <Rows
        legend={t('availability.lengths')}
        rows={values.Lengths}
        next={{ Minutes: (last?.Minutes ?? 30) + 30, Credits: last?.Credits ?? 0, Tickets: last?.Tickets ?? 1 }}
        most={MOST_LENGTHS}
        add="availability.addLength"
        remove="availability.removeLength"
        error={errors['Lengths']}
        onChange={(Lengths) => set({ Lengths })}
      >
        {(row, number, change) => {
          const at = `Lengths.${number - 1}`;
          return (
            <>
              <NumberField
                label={t('availability.minutesOf', { number })}
                unit={t('calendar.minutesUnit')}
                step={15}
                value={row.Minutes}
                error={errors[`${at}.Minutes`]}
                onChange={(Minutes) => change({ Minutes })}
              />
              <NumberField
                label={t('availability.creditsOf', { number })}
                value={row.Credits}
                error={errors[`${at}.Credits`]}
                onChange={(Credits) => change({ Credits })}
              />
              <NumberField
                label={t('availability.ticketsOf', { number })}
                value={row.Tickets}
                error={errors[`${at}.Tickets`]}
                onChange={(Tickets) => change({ Tickets })}
              />
            </>
          );
        }}
      </Rows>
      <ChoicesField
        label={t('calendar.subscriptions')}
        placeholder={values.ClassSubscriptionIds.length === 0 ? t('calendar.noSubscriptions') : ''}
        searchable
        clearable
        data={types.data?.map((type) => ({ value: String(type.ClassSubscriptionId), label: type.Name })) ?? []}
        value={values.ClassSubscriptionIds.map(String)}
        error={errors['ClassSubscriptionIds']}
        onChange={(ids) => set({ ClassSubscriptionIds: ids.map(Number) })}
      />
    </EditorSection>
  );
}

type Count = 'BufferMinutes' | 'CalendarVisibilityDays' | 'BookingBeforeHours' | 'CancelBeforeHours';

export function RulesSection({ draft: { values, set }, errors, clubId }: SectionProps & { clubId: number }) {
  const t = useT();
  const { rooms } = useRooms(clubId);
  const count = (name: Count, label: PhraseKey, unit?: string) => (
    <NumberField
      label={t(label)}
      unit={unit}
      value={values[name]}
      error={errors[name]}
      onChange={(value) => set({ [name]: value ?? Number.NaN })}
    />
  );
  return (
    <EditorSection id="rules" title={t('calendar.bookingRules')}>
      <Pair>
        <TextInput
          label={t('availability.lessonName')}
          withAsterisk
          value={values.Name}
          error={errors['Name']}
          onChange={(event) => set({ Name: event.currentTarget.value })}
        />
        <ChoiceField
          label={t('kit.room')}
          placeholder={t('kit.noRoom')}
          clearable
          data={rooms.map((room) => ({ value: String(room.DisplayGroupId), label: room.Name }))}
          value={values.DisplayGroupId === null ? null : String(values.DisplayGroupId)}
          error={errors['DisplayGroupId']}
          onChange={(value) => set({ DisplayGroupId: value === null ? null : Number(value) })}
        />
      </Pair>
      <Pair>
        {count('CalendarVisibilityDays', 'calendar.visibilityDays')}
        {count('BookingBeforeHours', 'calendar.bookingBefore')}
      </Pair>
      <Pair>
        {count('CancelBeforeHours', 'calendar.cancelBefore')}
        {count('BufferMinutes', 'availability.buffer', t('calendar.minutesUnit'))}
      </Pair>
    </EditorSection>
  );
}
