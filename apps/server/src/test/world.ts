import { randomBytes } from 'node:crypto';
import type { TestHouse } from './house.ts';

/** Everybody of the test world: two brands, three clubs, one person per role and club. */
export const people = [
  'ownerA',
  'managerA',
  'trainerA',
  'athleteA',
  /** Athlete of club A like `athleteA`: one athlete's foreign data at close quarters. */
  'neighbourA',
  'ownerB',
  'managerB',
  'trainerB',
  'athleteB',
  'stranger',
  'admin',
] as const;
export type Person = (typeof people)[number];

export interface World {
  readonly brandA: number;
  readonly brandB: number;
  /** Of brand A. */
  readonly clubA: number;
  /** With which one joins club A. */
  readonly codeA: string;
  /** Of brand A too: managerA and trainerA have no role here. */
  readonly clubA2: number;
  readonly clubB: number;
  readonly ids: Readonly<Record<Person, number>>;
  readonly nicknames: Readonly<Record<Person, string>>;
  readonly tokens: Readonly<Record<Person, string>>;
}

/** Makes a world of its own in a house that may hold others. Everybody's profile is complete: born 1986-11-20, Male, 180 cm, 80 kg. */
export async function createWorld(house: TestHouse): Promise<World> {
  const { db } = house;
  const mark = randomBytes(4).toString('hex');
  const brand = async (Name: string) =>
    (await db.insertInto('brands').values({ Name }).returning('BrandId').executeTakeFirstOrThrow()).BrandId;
  const club = async (Name: string, Code: string, BrandId: number) =>
    (
      await db
        .insertInto('clubs')
        .values({ Name, Code, BrandId, TimeZone: 'Europe/Rome', Currency: 'EUR', Language: 'it' })
        .returning('ClubId')
        .executeTakeFirstOrThrow()
    ).ClubId;
  const code = mark.toUpperCase();
  const codeA = `A${code}`;
  const brandA = await brand(`Brand A ${mark}`);
  const brandB = await brand(`Brand B ${mark}`);
  const clubA = await club(`Club A ${mark}`, codeA, brandA);
  const clubA2 = await club(`Club A2 ${mark}`, `A2${code}`, brandA);
  const clubB = await club(`Club B ${mark}`, `B${code}`, brandB);

  const ids: Partial<Record<Person, number>> = {};
  const tokens: Partial<Record<Person, string>> = {};
  const nicknames: Partial<Record<Person, string>> = {};
  for (const person of people) {
    const email = `${person}.${mark}@example.com`.toLowerCase();
    const nickname = `${person} ${mark}`;
    const user = await db
      .insertInto('users')
      .values({
        Email: email,
        Nickname: nickname,
        FirstMidName: person,
        LastName: 'Test',
        BirthDate: '1986-11-20',
        Gender: 'Male',
        Height: 180,
        Weight: 80,
        IsAdmin: person === 'admin',
      })
      .returning('UserId')
      .executeTakeFirstOrThrow();
    ids[person] = user.UserId;
    nicknames[person] = nickname;
    tokens[person] = await house.tokenFor(email);
  }
  const all = ids as Record<Person, number>;
  await db
    .insertInto('user_roles')
    .values([
      { UserId: all.ownerA, Role: 'Owner', BrandId: brandA },
      { UserId: all.managerA, Role: 'Manager', ClubId: clubA },
      { UserId: all.trainerA, Role: 'Trainer', ClubId: clubA },
      { UserId: all.athleteA, Role: 'Athlete', ClubId: clubA },
      { UserId: all.neighbourA, Role: 'Athlete', ClubId: clubA },
      { UserId: all.ownerB, Role: 'Owner', BrandId: brandB },
      { UserId: all.managerB, Role: 'Manager', ClubId: clubB },
      { UserId: all.trainerB, Role: 'Trainer', ClubId: clubB },
      { UserId: all.athleteB, Role: 'Athlete', ClubId: clubB },
    ])
    .execute();
  return {
    brandA,
    brandB,
    clubA,
    codeA,
    clubA2,
    clubB,
    ids: all,
    nicknames: nicknames as Record<Person, string>,
    tokens: tokens as Record<Person, string>,
  };
}
