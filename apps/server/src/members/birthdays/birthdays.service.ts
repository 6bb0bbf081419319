import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Birthday } from '@clubpulse/contract/members/birthdays';
import { nextBirthday } from '@clubpulse/rules/members/birthdays/birthdays';
import { addDays, dayIn, eachDay } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { bornOn } from './birthdays.facts.ts';

interface BirthdayParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly consents: Pick<Consents, 'sharingUsers'>;
  readonly now?: () => Date;
}

/** Contains only birth dates that the members share (decision 0020). */
export function createBirthdays({ db, club, consents, now = () => new Date() }: BirthdayParts) {
  return {
    async ofClub(caller: Caller, clubId: ClubId, days: number): Promise<Birthday[] | Refusal> {
      const known = await club(clubId);
      if (!known) return refuse('NotFound');
      const today = dayIn(known.TimeZone, now());
      const last = addDays(today, days - 1);
      const ends = eachDay({ first: today, last }).map((day) => day.slice(5));
      const rows = await bornOn(db, clubId, ends.includes('02-28') ? [...ends, '02-29'] : ends);
      const sharing = await consents.sharingUsers(
        caller,
        clubId,
        rows.map(({ UserId }) => UserId),
        'Contact',
      );
      return rows
        .flatMap(({ BirthDate, ...person }) =>
          BirthDate === null || !sharing.has(person.UserId) ? [] : [{ ...person, ...nextBirthday(BirthDate, today) }],
        )
        .filter(({ Date: day }) => day <= last)
        .sort((one, other) => one.Date.localeCompare(other.Date));
    },
  };
}
