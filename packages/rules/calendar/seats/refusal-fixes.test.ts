import { joinErrors } from '@clubpulse/contract/calendar/seats/participants.calls';
import { describe, expect, it } from 'vitest';
import { forceable } from './join-class.ts';
import { fixesOf, type StaffFixFacts, staffFixes } from './refusal-fixes.ts';

describe('the fix of a refusal', () => {
  it('"add anyway" is offered exactly where force passes', () => {
    // A full class has no seat but one that is waited for.
    const passes: readonly string[] = [...forceable, 'ClassFull'];
    for (const error of joinErrors) expect(fixesOf(error).staff.includes('AddAnyway'), error).toBe(passes.includes(error));
  });

  it('is nothing where nothing helps, and for other refusals', () => {
    expect(fixesOf('ClassIsFinished')).toEqual({ staff: [], athlete: [] });
    expect(fixesOf('StaleRowVersion')).toEqual({ staff: [], athlete: [] });
  });
});

describe('what staff is offered', () => {
  const facts = (overrides: Partial<StaffFixFacts> = {}): StaffFixFacts => ({
    roles: ['Manager'],
    paymentMode: 'Auto',
    credits: 2,
    hasSubscriptions: true,
    awaited: 0,
    ...overrides,
  });
  const fixes = (error: string, overrides: Partial<StaffFixFacts> = {}) => staffFixes(error, facts(overrides)).fixes;

  it.each<[string, Partial<StaffFixFacts>, string[]]>([
    ['ClassFull', {}, ['AddToQueue']],
    ['ClassFull', { awaited: 1 }, ['AddAnyway', 'AddToQueue']],
    ['NoValidSubscriptions', {}, ['AssignSubscription', 'AddCredits']],
    ['NoValidSubscriptions', { credits: 0 }, ['AssignSubscription']],
    ['NoValidSubscriptions', { paymentMode: 'Subscription' }, ['AssignSubscription']],
    ['SubscriptionLimitsExceeded', {}, ['AddAnyway', 'AddCredits']],
    ['SubscriptionLimitsExceeded', { credits: 0 }, ['AddAnyway']],
    ['NotEnoughCredits', {}, ['AddCredits', 'AssignSubscription']],
    ['NotEnoughCredits', { hasSubscriptions: false }, ['AddCredits']],
    ['NotEnoughCredits', { paymentMode: 'Credits' }, ['AddCredits']],
    ['ClubLimitsExceeded', { credits: 0, hasSubscriptions: false }, ['AddAnyway', 'AssignSubscription']],
  ])('of %s with %j helps', (error, overrides, expected) => expect(fixes(error, overrides)).toEqual(expected));

  it('is only what she may do; of the rest she asks a manager', () => {
    const trainer = { roles: ['Trainer'] } as const;
    expect(staffFixes('NoValidSubscriptions', facts(trainer))).toEqual({ fixes: [], asksManager: true });
    expect(staffFixes('SubscriptionLimitsExceeded', facts(trainer))).toEqual({ fixes: ['AddAnyway'], asksManager: true });
    expect(staffFixes('SubscriptionLimitsExceeded', facts({ ...trainer, credits: 0 }))).toEqual({
      fixes: ['AddAnyway'],
      asksManager: false,
    });
    expect(staffFixes('RequiredMedicalCertificate', facts(trainer))).toEqual({
      fixes: fixesOf('RequiredMedicalCertificate').staff,
      asksManager: false,
    });
    for (const roles of [['Owner'], ['Trainer', 'Manager']] as const)
      expect(staffFixes('NoValidSubscriptions', facts({ roles })).asksManager).toBe(false);
  });

  it('is all there is where money and rights are no matter', () => {
    for (const error of joinErrors) {
      expect(fixes(error).every((fix) => fixesOf(error).staff.includes(fix))).toBe(true);
      expect(fixes(error, { awaited: 1 }), error).toEqual(fixesOf(error).staff);
    }
  });
});
