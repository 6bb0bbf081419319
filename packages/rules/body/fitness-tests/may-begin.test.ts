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
  ['without complaints', {}, {}, undefined],
  ['with fever', { Fever: true, Cleared: true }, {}, 'FitnessTestNotCleared'],
  ['with a question for a doctor', { HealthConcern: true }, {}, 'FitnessTestNotCleared'],
  ['with the clearance of a doctor', { HealthConcern: true, Cleared: true }, {}, undefined],
  ['to exhaustion without the clearance of a doctor', { Protocol: 'cooper' as const }, {}, 'FitnessTestNotCleared'],
  ['to exhaustion with the clearance of a doctor', { Protocol: 'cooper' as const, Cleared: true }, {}, undefined],
  ['without the certificate of the club', {}, { lacksCertificate: true }, 'RequiredMedicalCertificate'],
  ['without a gender that the formula needs', { Protocol: 'queensStep' as const }, { Gender: null }, 'FitnessTestNeedsProfile'],
  [
    'with an undeclared gender that the formula needs',
    { Protocol: 'queensStep' as const },
    { Gender: 'Unspecified' },
    'FitnessTestNeedsProfile',
  ],
  ['without an age that the formula does not need', {}, { Age: null }, undefined],
  ['without a weight', { Protocol: 'rockport' as const }, {}, 'ValidationFailed'],
  ['of an athlete who stopped a test an hour ago', {}, { interruptedAt: hoursAgo(1) }, 'FitnessTestTooSoon'],
  ['of an athlete who stopped a test a day ago', {}, { interruptedAt: hoursAgo(24) }, undefined],
] as const)('a fitness test %s may begin or is refused with the expected error', (_, input, other, refused) => {
  expect(mayBegin({ ...well, ...input }, { ...before, ...other }, now)?.refused).toBe(refused);
});
