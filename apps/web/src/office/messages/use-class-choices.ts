import { getClass, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { useCall } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';

const DAYS = 28;

export function useClassChoices(before: number, chosen: number | null, otherwise: string) {
  const { ClubId: id, TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const today = useTodayIn(TimeZone);
  const interval = instantsOf({ first: addDays(today, -before), last: addDays(today, DAYS - 1) }, TimeZone);
  const led = useCall(listClasses, { params: { id }, query: { ...interval, PublishState: 'Published' } }, { quiet: true });
  const standing = (led.data?.data ?? []).filter(({ CanceledAt }) => CanceledAt === null);
  const words = ({ Name, Begin }: { readonly Name: string; readonly Begin: string }) => `${Name}, ${formats.dateTime(Begin)}`;
  const options = standing.map((one) => ({ value: String(one.ClassId), label: words(one) }));
  const isListed = chosen === null || options.some(({ value }) => value === String(chosen));
  const elsewhere = useCall(
    getClass,
    { params: { id: chosen ?? 0 } },
    { quiet: true, ignore: [404], enabled: !isListed && !led.isPending },
  ).data;
  return isListed ? options : [...options, { value: String(chosen), label: elsewhere ? words(elsewhere) : otherwise }];
}
