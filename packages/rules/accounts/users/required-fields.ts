import type { User } from '@clubpulse/contract/accounts/users';

/** What a new account is asked for. */
export const accountFields = ['FirstMidName', 'LastName', 'Nickname'] as const;
type AccountField = (typeof accountFields)[number];
/** What zones and calories are computed from (decision 0172). */
export const bodyFields = ['BirthDate', 'Gender', 'Height', 'Weight'] as const;
export type BodyField = (typeof bodyFields)[number];

/** Fields of a new account that are still empty, in the order of the form. */
export const missingFields = (user: Pick<User, AccountField>): AccountField[] =>
  accountFields.filter((field) => user[field].trim() === '');

export const missingBody = (user: Pick<User, BodyField>): BodyField[] => bodyFields.filter((field) => user[field] === null);

/** What the form of the profile requires: all of the body once any of it is `stored` or typed. */
export const requiredProfileFields = (...known: readonly Pick<User, BodyField>[]): readonly ('Nickname' | BodyField)[] => [
  'Nickname',
  ...(known.every((one) => missingBody(one).length === bodyFields.length) ? [] : bodyFields),
];
