import type { Role } from '@clubpulse/contract/accounts/roles';
import type { Gender } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import type { ClubCode } from './clubs.ts';

export interface Person {
  readonly email: string;
  readonly nickname: string;
  readonly first: string;
  readonly last: string;
  readonly gender: Gender;
  readonly born: string;
  /** cm, kg. */
  readonly height: number;
  readonly weight: number;
  readonly language: Language;
}

export interface Member extends Person {
  readonly club: ClubCode;
  readonly hidden: boolean;
}

export interface Athlete extends Member {
  readonly strap: number;
}

export interface Staff extends Person {
  readonly roles: readonly { readonly role: Exclude<Role, 'Owner' | 'Athlete'>; readonly club: ClubCode }[];
  readonly owner: boolean;
  readonly admin: boolean;
}

export const fullName = ({ first, last }: Pick<Person, 'first' | 'last'>): string => `${first} ${last}`;

export type PersonRow = readonly [
  nickname: string,
  first: string,
  last: string,
  gender: 'F' | 'M',
  born: string,
  height: number,
  weight: number,
  language: Language,
];

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

export const person = ([nickname, first, last, gender, born, height, weight, language]: PersonRow): Person => ({
  email: `${plain(first)}.${plain(last)}@example.com`,
  nickname,
  first,
  last,
  gender: gender === 'F' ? 'Female' : 'Male',
  born,
  height,
  weight,
  language,
});
