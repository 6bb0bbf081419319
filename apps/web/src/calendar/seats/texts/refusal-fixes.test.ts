import { joinErrors } from '@clubpulse/contract/calendar/seats/participants.calls';
import { fixes as en } from '@clubpulse/phrases/en/calendar/seats/fixes';
import { fixes as es } from '@clubpulse/phrases/es/calendar/seats/fixes';
import { fixes as fr } from '@clubpulse/phrases/fr/calendar/seats/fixes';
import { fixes as itWords } from '@clubpulse/phrases/it/calendar/seats/fixes';
import { forceable } from '@clubpulse/rules/calendar/seats/seat-decisions';
import { describe, expect, it } from 'vitest';
import { fixesOf, type StaffFixFacts, staffFixes } from './refusal-fixes.ts';

describe('the fixes of a refused booking', () => {
  it('contain "add anyway" exactly when force overrides the refusal', () => {
    // ClassFull can be ignored when members wait or a seat is held.
    const passes: readonly string[] = [...forceable, 'ClassFull'];
    for (const error of joinErrors) expect(fixesOf(error).staff.includes('AddAnyway'), error).toBe(passes.includes(error));
  });

  it('have a button with a label in each language, unless the text is enough', () => {
    const withoutFix = ['ClassIsCanceled', 'ClassNotBookable', 'ClassIsFinished'];
    for (const error of joinErrors) {
      const { staff, athlete } = fixesOf(error);
      expect(staff.length + athlete.length === 0, error).toBe(withoutFix.includes(error));
      for (const words of [en, itWords, es, fr])
        for (const fix of [...staff, ...athlete]) expect(words[`fix.${fix}`], fix).toMatch(/^\p{Lu}[^.{]+$/u);
    }
  });

  it('are empty when nothing helps, and for refusals of other calls', () => {
    expect(fixesOf('ClassIsFinished')).toEqual({ staff: [], athlete: [] });
    expect(fixesOf('StaleRowVersion')).toEqual({ staff: [], athlete: [] });
  });
});

describe('the fixes of a refused booking for staff', () => {
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
  ])('of %s with the facts %j contain only fixes that can help', (error, overrides, expected) =>
    expect(fixes(error, overrides)).toEqual(expected),
  );

  it('contain only permitted fixes, and refer to a manager for the other fixes', () => {
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

  it('contain all fixes when payment and permissions do not limit them', () => {
    for (const error of joinErrors) {
      expect(fixes(error).every((fix) => fixesOf(error).staff.includes(fix))).toBe(true);
      expect(fixes(error, { awaited: 1 }), error).toEqual(fixesOf(error).staff);
    }
  });
});
