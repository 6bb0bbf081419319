import { alessia } from '@clubpulse/world/athletes';
import { alessiaBooks, series } from '@clubpulse/world/series';
import { createSeats } from '../../calendar/seats/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ClubPeople } from '../people/club-people.ts';
import { randomOf, shuffled, wholeBetween } from '../random.ts';
import { type BookableClass, emptyClasses } from './classes.store.ts';

const INVITED = 4;

/** Classes that have bookings do not change. */
export async function bookClasses(db: Database, people: ClubPeople, staffId: number, now: Date): Promise<void> {
  const seats = createSeats({ db, seatFreed: async () => {} });
  const alone = { by: 'athlete', paymentMode: 'Auto', force: false, Queue: true } as const;
  const invited = { by: 'staff', paymentMode: 'Auto', force: false, Queue: false } as const;
  for (const clubClass of await emptyClasses(db, people.clubId, now)) {
    const { inSite, remote } = asking(people, clubClass);
    const isInvited = clubClass.BookingMode === 'Invite';
    for (const [Place, userIds] of [
      ['InSite', inSite],
      ['Remote', remote],
    ] as const)
      for (const userId of userIds)
        await seats.join(
          { classId: clubClass.ClassId, userId, staffId: isInvited ? staffId : null, answer: () => undefined },
          { ...(isInvited ? invited : alone), Place },
        );
  }
}

function asking({ athletes }: ClubPeople, clubClass: BookableClass): { inSite: number[]; remote: number[] } {
  const { Name, Begin, BookingMode, MaxInSiteParticipants: max, MaxRemoteParticipants } = clubClass;
  const random = randomOf(`${Name} ${Begin.toISOString()}`);
  const athlete = athletes.get(alessia.nickname);
  const kind = series.find((one) => one.name === Name);
  const all = kind?.regulars?.flatMap((nickname) => athletes.get(nickname) ?? []) ?? [...athletes.values()];
  const others = shuffled(
    all.filter((userId) => userId !== athlete),
    random,
  );
  if (BookingMode === 'Invite') return { inSite: others.slice(0, INVITED), remote: [] };
  const wanted = kind?.isPopular ? others.length : wholeBetween(random, Math.floor(max / 2), Math.ceil(max * 1.4));
  return {
    inSite: [...(athlete !== undefined && alessiaBooks.includes(Name) ? [athlete] : []), ...others.slice(0, wanted)],
    remote: others.slice(wanted, wanted + Math.ceil(MaxRemoteParticipants / 2)),
  };
}
