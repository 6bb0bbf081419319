import type { PrepareTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { expect, it } from 'vitest';
import { type Before, mayBegin } from './may-begin.ts';

const now = new Date('2026-11-24T18:24:00Z');
const well: PrepareTest = {
  Protocol: 'ymcaStep',
  ClubId: null,
  Load: null,
  Weight: null,
  HealthConcern: false,
  Fever: false,
  BetaBlocker: false,
  Cleared: false,
};
const before: Before = { Age: 35, Gender: 'Female', interruptedAt: null, lacksCertificate: false };
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it.each([
  ['who is well', {}, {}, undefined],
  ['with fever', { Fever: true, Cleared: true }, {}, 'FitnessTestNotCleared'],
  ['with something to ask a doctor', { HealthConcern: true }, {}, 'FitnessTestNotCleared'],
  ['whom a doctor has cleared', { HealthConcern: true, Cleared: true }, {}, undefined],
  ['to exhaustion without a doctor', { Protocol: 'cooper' as const }, {}, 'FitnessTestNotCleared'],
  ['to exhaustion with one', { Protocol: 'cooper' as const, Cleared: true }, {}, undefined],
  ['without the certificate of the club', {}, { lacksCertificate: true }, 'RequiredMedicalCertificate'],
  [
    'of no gender, where the formula goes by it',
    { Protocol: 'queensStep' as const },
    { Gender: null },
    'FitnessTestNeedsProfile',
  ],
  [
    'with no stated gender, where the formula goes by it',
    { Protocol: 'queensStep' as const },
    { Gender: 'Unspecified' },
    'FitnessTestNeedsProfile',
  ],
  ['of no age, where it does not', {}, { Age: null }, undefined],
  ['without a weight', { Protocol: 'rockport' as const }, {}, 'ValidationFailed'],
  ['stopped an hour ago', {}, { interruptedAt: hoursAgo(1) }, 'FitnessTestTooSoon'],
  ['stopped a day ago', {}, { interruptedAt: hoursAgo(24) }, undefined],
] as const)('an athlete %s may begin a test or gets the expected refusal', (_, input, other, refused) => {
  expect(mayBegin({ ...well, ...input }, { ...before, ...other }, now)?.refused).toBe(refused);
});
