import { purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import { isRefusal } from '@clubpulse/contract/errors';
import { athletes } from '@clubpulse/world/athletes';
import { timeZone } from '@clubpulse/world/clubs';
import type { Member, Person, Staff } from '@clubpulse/world/people';
import { staff } from '@clubpulse/world/staff';
import { members } from '@clubpulse/world/strapless';
import { createConsents } from '../../accounts/consents/public.ts';
import { insertClubRole } from '../../accounts/roles/public.ts';
import { assignTrials } from '../../billing/subscriptions/public.ts';
import { createClubs } from '../../clubs/clubs/public.ts';
import { createLicenses } from '../../clubs/licenses/public.ts';
import { createSensors } from '../../devices/sensors/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { setSince } from '../unserved.store.ts';
import { usersOf } from './club-people.ts';

const daysIn = (index: number): number => (index % 9 === 4 ? 3 + index : 120 + ((index * 67) % 700));

type Ids = ReadonlyMap<string, number>;

export async function joinDemoMembers(db: Database, clubIds: Ids, userIds: Ids): Promise<void> {
  const users = usersOf(db);
  const consents = createConsents({ db });
  const clubs = createClubs({
    db,
    memberJoined: [(trx, member) => assignTrials(trx, member, new Date())],
    joinRequested: async () => {},
    licenses: createLicenses({ db, usage: [] }),
    ports: {
      trainingNow: () => 0,
      trainingsToday: async () => ({ trainings: 0, points: 0 }),
      bridges: async () => ({ online: 0, total: 0, warnings: 0 }),
    },
  });
  const none = { athleteClubs: async () => undefined, nicknameOf: async () => undefined };
  const sensors = createSensors({ db, ports: { ...none, unknownStraps: () => [] } });

  for (const [index, member] of members.entries()) {
    const userId = await completeProfile(member, member.hidden);
    const joined = await clubs.join(userId, member.club, 'demo');
    if (!isRefusal(joined)) await setSince(db, userId, joined.ClubId, daysIn(index));
    else if (joined.refused !== 'AlreadyMember') expectAccepted(joined);
    await share(userId, member);
  }
  for (const { email, strap } of athletes) await linkStrap(idOf(userIds, email), strap);
  for (const member of staff) await giveRoles(await completeProfile(member, false), member);

  async function completeProfile(person: Person, HideOnWall: boolean): Promise<number> {
    const userId = idOf(userIds, person.email);
    const { RowVersion, BirthDate } = expectAccepted(await users.get(userId));
    if (BirthDate === null) expectAccepted(await users.update(userId, { ...profileOf(person), HideOnWall, RowVersion }));
    return userId;
  }

  async function share(userId: number, { club, language, hidden }: Member): Promise<void> {
    const ClubId = idOf(clubIds, club);
    const inputs = purposes.map((Purpose) => {
      const Granted = !hidden && Purpose !== 'OtherTrainings';
      return { ClubId, Purpose, Granted, Version: textVersions[Purpose] };
    });
    expectAccepted(await consents.set(userId, inputs, userId, language));
  }

  async function linkStrap(UserId: number, strap: number): Promise<void> {
    const asUser = { UserId, isAdmin: false, isEditor: false, roles: await users.rolesOf(UserId) };
    const Code = `D0${String(strap).padStart(5, '0')}`;
    expectAccepted(await sensors.create(asUser, { UserId, Model: 'Clubpulse', Code, Name: '', Reassign: false }));
  }

  async function giveRoles(userId: number, { roles }: Staff): Promise<void> {
    for (const { role, club } of roles) await insertClubRole(db, userId, role, idOf(clubIds, club));
  }
}

const profileOf = ({ nickname, first, last, gender, born, height, weight, language }: Person) => ({
  Nickname: nickname,
  FirstMidName: first,
  LastName: last,
  Gender: gender,
  BirthDate: born,
  Height: height,
  Weight: weight,
  Language: language,
  TimeZone: timeZone,
  Country: 'IT',
  City: 'Milano',
});

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo does not find ${name}.`);
  return id;
}
