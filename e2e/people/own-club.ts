import { randomUUID } from 'node:crypto';
import { purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getSelf, putUser } from '@clubpulse/contract/accounts/users.calls';
import type { Class, ClassFields } from '@clubpulse/contract/calendar/classes/classes';
import { createClass, setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import { createBrand } from '@clubpulse/contract/clubs/brands.calls';
import { createClub, joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { giveRole } from '@clubpulse/contract/members/membership.calls';
import { currency, timeZone } from '@clubpulse/world/clubs';
import { admin } from '@clubpulse/world/staff';
import { type Caller, callerFor, createAccount } from './calls.ts';

export interface OwnClub {
  readonly ClubId: number;
  readonly BrandId: number;
  readonly Name: string;
  readonly call: Caller;
  employ(email: string, Role: 'Manager' | 'Trainer' | 'FrontDesk'): Promise<number>;
  member(FirstMidName: string): Promise<OwnMember>;
}

export interface OwnMember {
  readonly UserId: number;
  readonly email: string;
  readonly name: string;
  readonly call: Caller;
}

export const memberPassword = 'three bells ring at noon';

export async function createOwnClub(kind: string, brand?: number): Promise<OwnClub> {
  /** A mark in names of clubs and in nicknames, which must be unique. */
  const mark = randomUUID().slice(0, 6);
  const Name = `${kind} ${mark}`;
  const call = await callerFor(admin.email);
  const BrandId = brand ?? (await call(createBrand, { body: { Name } })).BrandId;
  const { ClubId, Code } = await call(createClub, { body: { BrandId, Name, Currency: currency, TimeZone: timeZone } });
  const join = async (email: string) => {
    const person = await callerFor(email);
    await person(joinClub, { body: { Code: Code ?? '' } });
    const { UserId: id } = await person(getSelf);
    const consents = purposes.map((Purpose) => ({ ClubId, Purpose, Granted: true, Version: textVersions[Purpose] }));
    await person(setConsents, { params: { id }, body: consents });
    return person;
  };
  return {
    ClubId,
    BrandId,
    Name,
    call,
    async employ(email, Role) {
      const { UserId } = await (await join(email))(getSelf);
      await call(giveRole, { params: { id: ClubId, userId: UserId }, body: { Role } });
      return UserId;
    },
    async member(FirstMidName) {
      const email = `${FirstMidName}.${mark}@example.org`.toLowerCase();
      await createAccount(email, memberPassword);
      const person = await join(email);
      const { UserId, RowVersion } = await person(getSelf);
      const name = `${FirstMidName} ${mark}`;
      const names = { Nickname: name, FirstMidName, LastName: mark };
      const body = { ...names, BirthDate: '1990-05-17', Gender: 'Female' as const, Height: 170, Weight: 60, RowVersion };
      await person(putUser, { params: { id: UserId }, body });
      return { UserId, email, name, call: person };
    },
  };
}

type Single = Extract<Schedule, { Kind: 'Single' }>;
type Planned = Partial<ClassFields> & Pick<ClassFields, 'Name' | 'MaxInSiteParticipants'>;

export async function planClass({ ClubId, call }: OwnClub, Schedule: Single, fields: Planned): Promise<Class> {
  const body = { ClubId, ClassType: 'Single' as const, CalendarType: 'Club' as const, Color: '#1787a6', Schedule, ...fields };
  return (await call(createClass, { body })).Class;
}

export async function publishClass(club: OwnClub, Schedule: Single, fields: Planned): Promise<Class> {
  const { ClassId } = await planClass(club, Schedule, fields);
  return club.call(setClassPublishState, { params: { id: ClassId }, body: { PublishState: 'Published' } });
}
