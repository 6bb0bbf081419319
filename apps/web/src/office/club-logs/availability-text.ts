import type { AvailabilityChange, AvailabilityPart } from '@clubpulse/contract/calendar/appointments';
import { someDayOn } from '@clubpulse/rules/time/days';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

type Field = keyof AvailabilityPart;

const labels = {
  IsOpen: 'availability.open',
  Name: 'availability.lessonName',
  Hours: 'availability.hours',
  Exceptions: 'availability.exceptions',
  Lengths: 'availability.lengths',
  BufferMinutes: 'availability.buffer',
  CalendarVisibilityDays: 'calendar.visibilityDays',
  BookingBeforeHours: 'calendar.bookingBefore',
  CancelBeforeHours: 'calendar.cancelBefore',
  DisplayGroupId: 'kit.room',
  ClassSubscriptionIds: 'calendar.subscriptions',
} as const satisfies Readonly<Record<Field, PhraseKey>>;

/**
 * Returns each changed field with its values before and after. For a room and for subscriptions it returns only the name of the
 * field.
 */
export function availabilityTexts({ Before, After }: AvailabilityChange, t: Translate, formats: Formats): string[] {
  return (Object.keys(After) as Field[]).map((field) => {
    const label = t(labels[field]);
    const [from, to] = [valueText(field, Before, t, formats), valueText(field, After, t, formats)];
    return from === null || to === null ? label : t('kit.labelled', { label, value: t('clubLogs.fromTo', { from, to }) });
  });
}

const none = '–';

function valueText(field: Field, part: AvailabilityPart, t: Translate, formats: Formats): string | null {
  switch (field) {
    case 'IsOpen':
      return t(part.IsOpen ? 'devices.yes' : 'devices.no');
    case 'Name':
      return part.Name || none;
    case 'Hours':
      return listed(
        part.Hours?.map(({ DayOfWeek, From, To }) => `${formats.weekday(someDayOn(DayOfWeek), 'short')} ${From}–${To}`),
      );
    case 'Exceptions':
      return listed(
        part.Exceptions?.map(({ Day, Kind, From, To }) =>
          [formats.date(Day), t(`availability.kind.${Kind}`), From !== null && To !== null && `${From}–${To}`]
            .filter(Boolean)
            .join(' '),
        ),
      );
    case 'Lengths':
      return listed(part.Lengths?.map(({ Minutes }) => t('kit.minutes', { count: Minutes })));
    case 'DisplayGroupId':
    case 'ClassSubscriptionIds':
      return null;
    default:
      return formats.number(part[field] ?? 0);
  }
}

const listed = (texts: readonly string[] = []): string => (texts.length === 0 ? none : texts.join(', '));
