import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { useCall } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';

/** Days from today on whose classes may be chosen. */
const DAYS = 28;

/** The published classes of the next weeks, and of so many days before today, as they are chosen from; what is chosen stays, in `otherwise`. */
export function useClassChoices(before: number, chosen: number | null, otherwise: string) {
  const { ClubId: id, TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const today = useTodayIn(TimeZone);
  const interval = instantsOf({ first: addDays(today, -before), last: addDays(today, DAYS - 1) }, TimeZone);
  const led = useCall(listClasses, { params: { id }, query: { ...interval, PublishState: 'Published' } }, { quiet: true });
  const standing = (led.data?.data ?? []).filter(({ CanceledAt }) => CanceledAt === null);
  const options = standing.map(({ ClassId, Name, Begin }) => ({
    value: String(ClassId),
    label: `${Name}, ${formats.dateTime(Begin)}`,
  }));
  const isListed = chosen === null || options.some(({ value }) => value === String(chosen));
  return isListed ? options : [...options, { value: String(chosen), label: otherwise }];
}
