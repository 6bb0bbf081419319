import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { athletes } from '@clubpulse/world/athletes';
import { navigli } from '@clubpulse/world/clubs';
import type { Member } from '@clubpulse/world/people';
import { members } from '@clubpulse/world/strapless';
import { createUsers } from '../../accounts/users/public.ts';
import { createRooms } from '../../devices/rooms/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { clubIdsOf, userIdsOf } from './ids.store.ts';

export interface ClubPeople {
  readonly clubId: number;
  readonly members: ReadonlyMap<string, number>;
  readonly athletes: ReadonlyMap<string, number>;
  readonly rooms: ReadonlyMap<string, number>;
}

export const usersOf = (db: Database) => createUsers({ db, today: () => new Date().toISOString().slice(0, 10) });

export async function peopleOf(db: Database): Promise<ClubPeople | undefined> {
  const clubId = (await clubIdsOf(db, [navigli.code])).get(navigli.code);
  if (clubId === undefined) return undefined;
  const here = (await usersOf(db).ofClub(clubId))
    .filter(({ Roles }) => Roles.includes('Athlete'))
    .sort((a, b) => a.UserId - b.UserId);
  const among = (known: readonly Member[]) => {
    const emails = new Set(known.map(({ email }) => email));
    return new Map(here.flatMap(({ Email, Nickname, UserId }) => (emails.has(Email) ? [[Nickname, UserId] as const] : [])));
  };
  const rooms = await createRooms({ db }).ofClub(clubId);
  return {
    clubId,
    members: among(members),
    athletes: among(athletes),
    rooms: new Map(rooms.map(({ Name, DisplayGroupId }) => [Name, DisplayGroupId])),
  };
}

export async function callerOf(db: Database, email: string): Promise<Caller | undefined> {
  const UserId = (await userIdsOf(db, [email])).get(email);
  return UserId === undefined ? undefined : { UserId, isAdmin: false, roles: await usersOf(db).rolesOf(UserId) };
}
