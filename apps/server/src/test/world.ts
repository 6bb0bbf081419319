import { randomBytes } from 'node:crypto';
import { alessia, beatrice } from '@clubpulse/world/athletes';
import { brand, brera, currency, isola, type NamedClub, navigli, otherBrand, timeZone } from '@clubpulse/world/clubs';
import { ofOtherBrand, stranger } from '@clubpulse/world/offstage';
import type { Person as NamedPerson } from '@clubpulse/world/people';
import { admin, elena, giulia, marco } from '@clubpulse/world/staff';
import type { TestHouse } from './house.ts';
import { aClub } from './rows.ts';

/** Who of the named world stands for whom: two brands, three clubs, one person per role and club. */
const cast = {
  ownerA: elena,
  managerA: marco,
  trainerA: giulia,
  athleteA: alessia,
  /** Athlete of club A like `athleteA`: one athlete's foreign data at close quarters. */
  neighbourA: beatrice,
  ownerB: ofOtherBrand.owner,
  managerB: ofOtherBrand.manager,
  trainerB: ofOtherBrand.trainer,
  athleteB: ofOtherBrand.athlete,
  stranger,
  admin,
} as const satisfies Record<string, NamedPerson>;
export type Person = keyof typeof cast;
export const people = Object.keys(cast) as readonly Person[];

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

/**
 * Makes a world of its own in a house that may hold others: e-mails, nicknames, names and codes carry the mark. Everybody's profile
 * is complete and, so that one figure is right for all, the same: born 1986-11-20, Male, 180 cm, 80 kg.
 */
export async function createWorld(house: TestHouse, mark = randomBytes(4).toString('hex')): Promise<World> {
  const { db } = house;
  const insertBrand = async (name: string) =>
    (
      await db
        .insertInto('brands')
        .values({ Name: `${name} ${mark}` })
        .returning('BrandId')
        .executeTakeFirstOrThrow()
    ).BrandId;
  const codeOf = ({ code }: NamedClub) => `${code}${mark.toUpperCase()}`;
  const insertClub = (club: NamedClub, BrandId: number) =>
    aClub(db, {
      Name: `${club.name} ${mark}`,
      Code: codeOf(club),
      BrandId,
      TimeZone: timeZone,
      Currency: currency,
      Language: 'it',
    });
  const brandA = await insertBrand(brand.name);
  const brandB = await insertBrand(otherBrand.name);
  const clubA = await insertClub(navigli, brandA);
  const clubA2 = await insertClub(isola, brandA);
  const clubB = await insertClub(brera, brandB);

  const ids: Partial<Record<Person, number>> = {};
  const nicknames: Partial<Record<Person, string>> = {};
  const tokens: Partial<Record<Person, string>> = {};
  for (const person of people) {
    const { email, nickname, first, last } = cast[person];
    const Email = email.replace('@', `.${mark}@`);
    const Nickname = `${nickname} ${mark}`;
    const user = await db
      .insertInto('users')
      .values({
        Email,
        Nickname,
        FirstMidName: first,
        LastName: last,
        BirthDate: '1986-11-20',
        Gender: 'Male',
        Height: 180,
        Weight: 80,
        IsAdmin: person === 'admin',
      })
      .returning('UserId')
      .executeTakeFirstOrThrow();
    ids[person] = user.UserId;
    nicknames[person] = Nickname;
    tokens[person] = await house.tokenFor(Email);
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
    codeA: codeOf(navigli),
    clubA2,
    clubB,
    ids: all,
    nicknames: nicknames as Record<Person, string>,
    tokens: tokens as Record<Person, string>,
  };
}
