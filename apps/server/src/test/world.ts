import { randomBytes } from 'node:crypto';
import { alessia, beatrice } from '@clubpulse/world/athletes';
import { brand, brera, currency, isola, type NamedClub, navigli, otherBrand, timeZone } from '@clubpulse/world/clubs';
import { ofOtherBrand, stranger } from '@clubpulse/world/offstage';
import type { Person as NamedPerson } from '@clubpulse/world/people';
import { admin, elena, giulia, marco } from '@clubpulse/world/staff';
import { someClubs } from './rows.ts';
import type { TestServer } from './server.ts';

const cast = {
  ownerA: elena,
  managerA: marco,
  trainerA: giulia,
  athleteA: alessia,
  /** An athlete of club A, for tests with the data of another athlete. */
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
  readonly clubA: number;
  readonly codeA: string;
  /** A second club of brand A, without managerA and trainerA. */
  readonly clubA2: number;
  readonly clubB: number;
  readonly ids: Readonly<Record<Person, number>>;
  readonly nicknames: Readonly<Record<Person, string>>;
  readonly tokens: Readonly<Record<Person, string>>;
}

/** Texts contain the mark. All profiles: born 1986-11-20, Male, 180 cm, 80 kg. */
export async function createWorld(server: TestServer, mark = randomBytes(4).toString('hex')): Promise<World> {
  const { db } = server;
  const brands = await db
    .insertInto('brands')
    .values([brand, otherBrand].map(({ name }) => ({ Name: `${name} ${mark}` })))
    .returning('BrandId')
    .execute();
  const [brandA, brandB] = brands.map(({ BrandId }) => BrandId) as [number, number];
  const codeOf = ({ code }: NamedClub) => `${code}${mark.toUpperCase()}`;
  const clubOf = (club: NamedClub, BrandId: number) => ({
    Name: `${club.name} ${mark}`,
    Code: codeOf(club),
    BrandId,
    TimeZone: timeZone,
    Currency: currency,
    Language: 'it' as const,
  });
  const clubs = [clubOf(navigli, brandA), clubOf(isola, brandA), clubOf(brera, brandB)];
  const [clubA, clubA2, clubB] = (await someClubs(db, clubs)) as [number, number, number];

  const named = people.map((person) => {
    const { email, nickname, first, last } = cast[person];
    return {
      Email: email.replace('@', `.${mark}@`),
      Nickname: `${nickname} ${mark}`,
      FirstMidName: first,
      LastName: last,
      BirthDate: '1986-11-20',
      Gender: 'Male' as const,
      Height: 180,
      Weight: 80,
      IsAdmin: person === 'admin',
    };
  });
  const users = await db.insertInto('users').values(named).returning('UserId').execute();
  const signed = await server.tokensFor(named.map(({ Email }) => ({ email: Email, isProved: true })));
  const eachOf = <T>(valueAt: (place: number) => T) =>
    Object.fromEntries(people.map((person, place) => [person, valueAt(place)])) as Record<Person, T>;
  const all = eachOf((place) => users[place]?.UserId ?? 0);
  const tokens: Partial<Record<Person, string>> = {};
  for (const [place, person] of people.entries())
    Object.defineProperty(tokens, person, { enumerable: true, get: () => signed[place]?.() });
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
    nicknames: eachOf((place) => named[place]?.Nickname ?? ''),
    tokens: tokens as Record<Person, string>,
  };
}
