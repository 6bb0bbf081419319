import { publishStateSchema } from '@clubpulse/contract/calendar/classes/classes';
import { isRefusal } from '@clubpulse/contract/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actOnClass, type ClassAction, type ClassState, classTransitions, needsPublishConfirmation } from './class-states.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ahead = new Date('2026-11-21T12:00:00Z');
const before = new Date('2026-11-19T12:00:00Z');
const actions = Object.keys(classTransitions) as ClassAction[];
const answer = (...[facts, action]: [Parameters<typeof actOnClass>[0], ClassAction]) => {
  const result = actOnClass(facts, action, now);
  return isRefusal(result) ? result.refused : result.state;
};

describe('an action on a class', () => {
  it.each<[ClassAction, 'Unpublished' | 'Published', number, Date, string]>([
    ['publish', 'Unpublished', 0, ahead, 'Published'],
    ['unpublish', 'Published', 0, ahead, 'Unpublished'],
    ['unpublish', 'Published', 1, ahead, 'ClassHasParticipants'],
    ['edit', 'Published', 5, ahead, 'Published'],
    ['editDates', 'Published', 0, ahead, 'ClassIsPublished'],
    ['editDates', 'Unpublished', 0, ahead, 'Unpublished'],
    ['editDates', 'Unpublished', 0, before, 'ClassIsPast'],
    ['bulkEdit', 'Published', 1, ahead, 'ClassHasParticipants'],
    ['bulkEdit', 'Published', 0, ahead, 'Published'],
    ['delete', 'Published', 0, ahead, 'ClassIsActive'],
    ['delete', 'Published', 3, before, 'ClassIsActive'],
    ['delete', 'Unpublished', 1, ahead, 'ClassHasParticipants'],
    ['delete', 'Unpublished', 0, before, 'ClassIsPast'],
    ['delete', 'Unpublished', 0, ahead, 'Deleted'],
    ['showParticipants', 'Unpublished', 0, ahead, 'ClassNotPublished'],
    ['showParticipants', 'Published', 0, before, 'Published'],
    ['cancel', 'Published', 5, ahead, 'Published'],
    ['cancel', 'Published', 5, before, 'ClassIsPast'],
    ['cancel', 'Unpublished', 0, ahead, 'ClassNotPublished'],
    ['move', 'Published', 5, ahead, 'Published'],
    ['move', 'Unpublished', 0, ahead, 'ClassNotPublished'],
  ])(
    '%s of a class in state %s with %i participants is allowed or refused as listed',
    (action, PublishState, participants, End, expected) =>
      expect(answer({ PublishState, isCanceled: false, participants, End }, action)).toBe(expected),
  );

  it('requires a confirmation only when it publishes a Group class', () => {
    expect(needsPublishConfirmation('Group')).toBe(true);
    expect(needsPublishConfirmation('Lesson')).toBe(false);
  });

  it('can lead from an unpublished class to every other state', () => {
    const reached = new Set<ClassState>(['Unpublished']);
    for (let grew = true; grew; ) {
      const found = [...reached]
        .filter((state) => state !== 'Deleted')
        .flatMap((PublishState) =>
          actions.map((action) => actOnClass({ PublishState, isCanceled: false, End: ahead, participants: 0 }, action, now)),
        )
        .flatMap((result) => (isRefusal(result) ? [] : [result.state]));
      grew = found.some((state) => !reached.has(state));
      for (const state of found) reached.add(state);
    }
    expect([...reached].sort()).toEqual(['Deleted', 'Published', 'Unpublished']);
  });

  it('never deletes a published, past or attended class, and never unpublishes a class with participants', () => {
    const facts = fc.record({
      PublishState: fc.constantFrom(...publishStateSchema.options),
      End: fc.constantFrom(ahead, before, now),
      participants: fc.nat(3),
      isCanceled: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, fc.constantFrom(...actions), (input, action) => {
        const result = actOnClass(input, action, now);
        expect(isRefusal(result)).not.toBe('state' in result);
        if (isRefusal(result)) return;
        if (result.state === 'Deleted')
          expect(input).toEqual({ PublishState: 'Unpublished', isCanceled: false, End: ahead, participants: 0 });
        if (input.isCanceled) expect(action).toBe('showParticipants');
        if (input.participants > 0 && input.PublishState === 'Published') expect(result.state).toBe('Published');
        if (action === 'editDates') expect(input.PublishState).toBe('Unpublished');
      }),
    );
  });
});
