import type { FieldError } from '@clubpulse/contract/errors';
import type { CorrectedField, HowKnown } from '@clubpulse/contract/members/adding/adding';

interface Correction {
  readonly Fields: readonly CorrectedField[];
  readonly HowKnown: HowKnown | null;
  readonly SignsIn: boolean;
}

const ofIdentity: readonly CorrectedField[] = ['FirstMidName', 'LastName', 'BirthDate'];

export const checkHowKnown = ({ Fields, HowKnown, SignsIn }: Correction): FieldError[] =>
  SignsIn && HowKnown === null && Fields.some((field) => ofIdentity.includes(field))
    ? [{ field: 'HowKnown', key: 'field-required' }]
    : [];
