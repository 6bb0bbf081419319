import type { Class, ClassFields } from '@clubpulse/contract/calendar/classes/classes';
import { createClass, listClasses, setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import { addParticipant } from '@clubpulse/contract/calendar/seats/participants.calls';
import { listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { navigli } from '@clubpulse/world/clubs';
import { expect } from '@playwright/test';
import { type Caller, callerFor } from './calls.ts';
import { dayFromNow } from './days.ts';
import { demoPeople } from './demo.ts';

/** The club of the journeys, as its manager can reach it without a screen. */
export interface Club {
  readonly ClubId: number;
  readonly call: Caller;
  /** The id of one of its people, by e-mail. */
  userId(email: string): Promise<number>;
}

const DEMO_MS = 180_000;

/** Answers when the demo has written the club's policies, price list and classes, which it does beside the running server. */
export async function openClub(): Promise<Club> {
  const call = await callerFor(demoPeople.manager);
  const club = (await call(listMyClubs)).find(({ Name }) => Name === navigli.name);
  if (club === undefined) throw new Error(`The manager does not see ${navigli.name}`);
  const { ClubId } = club;
  const query = { Begin: `${dayFromNow(6)}T00:00:00Z`, End: `${dayFromNow(14)}T00:00:00Z`, length: 1 };
  const ahead = async () => (await call(listClasses, { params: { id: ClubId }, query })).recordsTotal;
  await expect.poll(ahead, { timeout: DEMO_MS }).toBeGreaterThan(0);
  return {
    ClubId,
    call,
    async userId(email) {
      const { data } = await call(listClubUsers, { params: { id: ClubId }, query: { globalSearch: email } });
      const person = data.find(({ Email }) => Email === email);
      if (person === undefined) throw new Error(`${email} is not of ${navigli.name}`);
      return person.UserId;
    },
  };
}

/** A published class of the club's calendar on one day, onsite. */
export async function publishClass(
  { ClubId, call }: Club,
  Schedule: Extract<Schedule, { Kind: 'Single' }>,
  fields: Partial<ClassFields> & Pick<ClassFields, 'Name' | 'MaxInSiteParticipants'>,
): Promise<Class> {
  const body = { ClubId, ClassType: 'Single' as const, CalendarType: 'Club' as const, Color: '#1787a6', Schedule, ...fields };
  const { Class: created } = await call(createClass, { body });
  return call(setClassPublishState, { params: { id: created.ClassId }, body: { PublishState: 'Published' } });
}

/** Gives somebody a seat without asking for money, also after the class began. */
export async function seat({ call }: Club, { ClassId }: Class, UserId: number): Promise<void> {
  await call(addParticipant, { params: { id: ClassId }, body: { UserId, paymentMode: 'Free', force: true } });
}
