import type { User } from '@clubpulse/contract/accounts/users';

export const accountFields = ['FirstMidName', 'LastName', 'Nickname'] as const;
type AccountField = (typeof accountFields)[number];
export const bodyFields = ['BirthDate', 'Gender', 'Height', 'Weight'] as const;
export type BodyField = (typeof bodyFields)[number];

export const missingFields = (user: Pick<User, AccountField>): AccountField[] =>
  accountFields.filter((field) => user[field].trim() === '');

export const missingBody = (user: Pick<User, BodyField>): BodyField[] => bodyFields.filter((field) => user[field] === null);

/** As soon as one body field is stored or typed, all are required. */
export const requiredProfileFields = (...known: readonly Pick<User, BodyField>[]): readonly ('Nickname' | BodyField)[] => [
  'Nickname',
  ...(known.every((one) => missingBody(one).length === bodyFields.length) ? [] : bodyFields),
];
