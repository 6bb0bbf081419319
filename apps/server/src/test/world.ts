import type { TestHouse } from './house.ts';

/** Everybody of the test world: two brands, three clubs, one person per role and club. */
export const people = {
  ownerA: 'owner.a@example.com',
  managerA: 'manager.a@example.com',
  trainerA: 'trainer.a@example.com',
  athleteA: 'athlete.a@example.com',
  /** Athlete of club A like `athleteA`: one athlete's foreign data at close quarters. */
  neighbourA: 'neighbour.a@example.com',
  ownerB: 'owner.b@example.com',
  managerB: 'manager.b@example.com',
  trainerB: 'trainer.b@example.com',
  athleteB: 'athlete.b@example.com',
  stranger: 'stranger@example.com',
  admin: 'admin@example.com',
} as const;
export type Person = keyof typeof people;

export interface World {
  readonly brandA: number;
  readonly brandB: number;
  /** Of brand A. */
  readonly clubA: number;
  /** Of brand A too: managerA and trainerA have no role here. */
  readonly clubA2: number;
  readonly clubB: number;
  readonly ids: Readonly<Record<Person, number>>;
  readonly tokens: Readonly<Record<Person, string>>;
}

/** Makes the world in an empty house. Everybody's profile is complete: born 1986-11-20, Male, 180 cm, 80 kg. */
export async function createWorld(house: TestHouse): Promise<World> {
  const { db } = house;
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
  const brandA = await brand('Brand A');
  const brandB = await brand('Brand B');
  const clubA = await club('Club A', 'AAAA', brandA);
  const clubA2 = await club('Club A2', 'AAA2', brandA);
  const clubB = await club('Club B', 'BBBB', brandB);

  const ids: Partial<Record<Person, number>> = {};
  const tokens: Partial<Record<Person, string>> = {};
  for (const [person, email] of Object.entries(people) as [Person, string][]) {
    const user = await db
      .insertInto('users')
      .values({
        Email: email,
        Nickname: person,
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
  return { brandA, brandB, clubA, clubA2, clubB, ids: all, tokens: tokens as Record<Person, string> };
}
