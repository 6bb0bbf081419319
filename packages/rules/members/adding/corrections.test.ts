import { describe, expect, it } from 'vitest';
import { correctedValues, toUndo, undoableSince, undoUntil } from './corrections.ts';

const profile = {
  FirstMidName: 'Alessia',
  LastName: 'Conti',
  BirthDate: '1994-03-12',
  Phone: null,
  Address1: null,
  PostalCode: null,
  City: null,
};

describe('a correction of the desk', () => {
  it('is undone in the fields that still have the corrected value', () => {
    const became = { ...profile, LastName: 'Conte', Phone: '+39 333' };
    const values = correctedValues(['LastName', 'Phone'], profile, became);
    expect(toUndo(values, became)).toEqual(values);
    expect(toUndo(values, { ...became, Phone: '+39 334' }).map(({ Field, Was }) => [Field, Was])).toEqual([
      ['LastName', 'Conti'],
    ]);
  });

  it('can be undone for seven days', () => {
    const at = new Date('2026-11-19T10:00:00Z');
    expect(undoUntil(at)).toEqual(new Date('2026-11-26T10:00:00Z'));
    expect(undoableSince(new Date('2026-11-26T10:00:00Z'))).toEqual(at);
  });
});
