import { joinErrors } from '@clubpulse/contract/calendar/participants.calls';
import { describe, expect, it } from 'vitest';
import { forceable } from './join-class.ts';
import { fixesOf } from './refusal-fixes.ts';

describe('the fix of a refusal', () => {
  it('"add anyway" is offered exactly where force passes', () => {
    const passes: readonly string[] = forceable;
    for (const error of joinErrors) expect(fixesOf(error).staff.includes('AddAnyway'), error).toBe(passes.includes(error));
  });

  it('is nothing where nothing helps, and for other refusals', () => {
    expect(fixesOf('ClassIsFinished')).toEqual({ staff: [], athlete: [] });
    expect(fixesOf('StaleRowVersion')).toEqual({ staff: [], athlete: [] });
  });
});
