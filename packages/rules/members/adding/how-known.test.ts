import type { CorrectedField } from '@clubpulse/contract/members/adding/adding';
import { describe, expect, it } from 'vitest';
import { checkHowKnown } from './how-known.ts';

describe('a correction by the desk', () => {
  const errorsOf = (field: CorrectedField, SignsIn = true, HowKnown: 'IdentityCard' | null = null) =>
    checkHowKnown({ Fields: [field], HowKnown, SignsIn }).map((error) => error.field);

  it.each(['FirstMidName', 'LastName', 'BirthDate'] as const)(
    'of %s requires a statement of how the club knows the person, if the member signs in',
    (field) => {
      expect(errorsOf(field)).toEqual(['HowKnown']);
      expect(errorsOf(field, true, 'IdentityCard')).toEqual([]);
      expect(errorsOf(field, false)).toEqual([]);
    },
  );

  it.each(['Phone', 'City'] as const)('of %s needs no statement of how the club knows the person', (field) =>
    expect(errorsOf(field)).toEqual([]),
  );
});
