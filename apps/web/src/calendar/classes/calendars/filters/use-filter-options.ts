import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { getClassFilterData } from '@clubpulse/contract/calendar/classes/classes.calls';
import { someDayOn, weekdaysFrom } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { useCall } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { type PhraseKey, useT } from '../../../../platform/phrases.ts';
import { trainingTypeLabel } from '../../../../training/trainings/public.ts';
import { classTypePhrases, placePhrases, serviceTypeLabel } from '../../../parts/class-types.ts';
import type { FilterName } from '../address.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export type ChoiceName = Exclude<FilterName, 'globalSearch' | 'startTime' | 'endTime'>;

export const filterLabels = {
  DisplayGroupId: 'kit.room',
  TrainerId: 'calendar.trainer',
  TrainingType: 'calendar.sport',
  ServiceType: 'calendar.service',
  PublishState: 'kit.state',
  globalSearch: 'kit.search',
  ClassType: 'kit.type',
  Participants: 'kit.seats',
  Place: 'calendar.place',
  Location: 'calendar.location',
  ClassSubscriptionId: 'kit.subscription',
  dayOfWeek: 'calendar.weekdays',
  startTime: 'calendar.from',
  endTime: 'calendar.until',
} as const satisfies Record<FilterName, PhraseKey>;

/** Phrase for `All` in the filter's grammatical gender. */
const ownAll: Partial<Record<ChoiceName, PhraseKey>> = {
  DisplayGroupId: 'calendar.allRooms',
  TrainingType: 'calendar.allSports',
  Participants: 'calendar.allSeats',
};
export const allLabel = (name: ChoiceName): PhraseKey => ownAll[name] ?? 'kit.all';

const participants = [
  { value: 'None', phrase: 'calendar.seats.None' },
  { value: 'Some', phrase: 'calendar.seats.Some' },
  { value: 'Full', phrase: 'calendar.seats.Full' },
  { value: 'Waiting', phrase: 'calendar.seats.Waiting' },
] as const;

export function useFilterOptions(clubId: number, calendarType: CalendarType): Readonly<Record<ChoiceName, readonly Option[]>> {
  const t = useT();
  const formats = useFormats();
  const { data } = useCall(
    getClassFilterData,
    { params: { id: clubId }, query: { calendarType } },
    { quiet: true, staleTime: 5 * 60_000 },
  );
  return useMemo(() => {
    const sorted = (options: Option[]) => options.sort((a, b) => a.label.localeCompare(b.label));
    return {
      DisplayGroupId: data?.DisplayGroups.map((room) => ({ value: String(room.DisplayGroupId), label: room.Name })) ?? [],
      TrainerId: data?.Trainers.map((one) => ({ value: String(one.TrainerId), label: one.TrainerName })) ?? [],
      TrainingType: sorted(data?.TrainingTypes.map((value) => ({ value, label: trainingTypeLabel(value, t) })) ?? []),
      ServiceType: sorted(data?.ServiceTypes.map((value) => ({ value, label: serviceTypeLabel(value, t) })) ?? []),
      PublishState: [
        { value: 'Published', label: t('calendar.published') },
        { value: 'Unpublished', label: t('calendar.unpublished') },
      ],
      ClassType: Object.entries(classTypePhrases).map(([value, phrase]) => ({ value, label: t(phrase) })),
      Participants: participants.map(({ value, phrase }) => ({ value, label: t(phrase) })),
      Place: Object.entries(placePhrases).map(([value, phrase]) => ({ value, label: t(phrase) })),
      Location: data?.Locations.map((value) => ({ value, label: value })) ?? [],
      ClassSubscriptionId:
        data?.ClassSubscriptions.map((one) => ({ value: String(one.ClassSubscriptionId), label: one.Name })) ?? [],
      dayOfWeek: weekdaysFrom(formats.firstDayOfWeek).map((day) => ({
        value: String(day),
        label: formats.weekday(someDayOn(day), 'short'),
      })),
    };
  }, [data, t, formats]);
}
