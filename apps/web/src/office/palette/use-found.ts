import { type Role, roles } from '@clubpulse/contract/accounts/roles';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listBookableClasses } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useRoles, useSelf } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import type { PaletteMatch } from './found.ts';

const ENOUGH = 2;
const SEARCH_AFTER_MS = 200;
const SHOWN = 8;
const DAYS = 7;

/** Up to this number of matches the palette offers acts on people. */
const FEW = 3;

const sellsAs = (role: Role): boolean => role === 'Owner' || role === 'Manager' || role === 'FrontDesk';

export function usePeopleMatches(text: string): { people: readonly PaletteMatch[]; acts: readonly PaletteMatch[] } {
  const t = useT();
  const club = useClub();
  const mayOpen = useMayOpen();
  const mine = useRoles();
  const sells = mine.some(sellsAs);
  const [wanted] = useDebouncedValue(text.trim(), SEARCH_AFTER_MS);
  const enabled = club !== null && wanted.length >= ENOUGH && mayOpen('EditUser');
  const people = useCall(
    listClubUsers,
    { params: { id: club?.ClubId ?? 0 }, query: { length: SHOWN, globalSearch: wanted } },
    { enabled, keepPrevious: true, quiet: true },
  );
  return useMemo(() => {
    if (!enabled || text.trim().length < ENOUGH) return { people: [], acts: [] };
    const found = people.data?.data ?? [];
    const members = found.length > FEW || !sells ? [] : found.filter(({ Roles }) => Roles.includes('Athlete'));
    const shown = found.map((person) => {
      const held = roles.filter((role) => person.Roles.includes(role)).map((role) => t(`role.${role}`));
      return {
        id: `person-${person.UserId}`,
        words: fullName(person),
        note: [besideName(person), ...held].filter(Boolean).join(', '),
        path: pathTo('EditUser', person.UserId),
      };
    });
    const acts = members.map((person) => ({
      id: `assign-${person.UserId}`,
      words: t('kit.assignSubscription'),
      note: fullName(person),
      path: `${pathTo('EditUser', person.UserId)}/subscriptions?assign=`,
    }));
    return { people: shown, acts };
  }, [people.data, enabled, sells, text, t]);
}

export function useClassMatches(): readonly PaletteMatch[] {
  const formats = useFormats();
  const self = useSelf();
  const club = useClub();
  const mayOpen = useMayOpen();
  const clubId = club?.ClubId ?? 0;
  const timeZone = club?.TimeZone ?? formats.timeZone;
  const today = useTodayIn(timeZone);
  const isStaff = mayOpen('ClubClassParticipants');
  const books = club?.EnableActivities === true;
  const { Begin, End } = instantsOf({ first: today, last: addDays(today, DAYS - 1) }, timeZone);
  const led = useCall(
    listClasses,
    { params: { id: clubId }, query: { Begin, End, expandDates: 'true' } },
    { enabled: books && isStaff, quiet: true },
  );
  const bookable = useCall(
    listBookableClasses,
    { params: { id: self.UserId, clubId }, query: { from: today, days: DAYS } },
    { enabled: books && !isStaff, quiet: true },
  );
  return useMemo(() => {
    const ofStaff = (led.data?.data ?? []).map((one) => ({ ...one, path: pathTo('ClubClassParticipants', one.ClassId) }));
    const toBook = (bookable.data?.Classes ?? []).map((one) => ({ ...one, path: pathTo('Book', one.ClassId) }));
    return [...ofStaff, ...toBook].map(({ ClassId, Name, Begin: begin, path }) => ({
      id: `class-${ClassId}-${begin}`,
      words: Name,
      note: `${formats.relativeDay(begin, today)} ${formats.time(begin)}`,
      path,
    }));
  }, [led.data, bookable.data, formats, today]);
}
