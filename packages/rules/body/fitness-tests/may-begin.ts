import type { PrepareTest, Protocol } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { plans } from './protocols.ts';
import type { Tested } from './score.ts';

/** A test that was stopped at 85 percent of the maximum heart rate can be repeated after a day. */
const REST_MS = 86_400_000;
export const nextTryAt = (interruptedAt: Date): Date => new Date(interruptedAt.getTime() + REST_MS);

export interface Before extends Tested {
  readonly interruptedAt: Date | null;
  readonly lacksCertificate: boolean;
}

export function mayBegin(input: PrepareTest, before: Before, now: Date): Refusal | undefined {
  const errors = missing(input);
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  if (before.lacksCertificate) return refuse('RequiredMedicalCertificate');
  const { maximal } = plans[input.Protocol];
  if (input.Fever || ((maximal || input.HealthConcern) && !input.Cleared)) return refuse('FitnessTestNotCleared');
  if (needsProfile(input.Protocol, before)) return refuse('FitnessTestNeedsProfile');
  if (before.interruptedAt && nextTryAt(before.interruptedAt) > now)
    return refuse('FitnessTestTooSoon', {
      values: { hours: Math.ceil((nextTryAt(before.interruptedAt).getTime() - now.getTime()) / 3_600_000) },
    });
  return undefined;
}

function missing({ Protocol, Load, Weight }: PrepareTest): FieldError[] {
  const answers = { Load, Weight };
  return plans[Protocol].asks.flatMap((field) =>
    (field === 'Load' || field === 'Weight') && answers[field] === null ? [{ field, key: 'field-required' }] : [],
  );
}

function needsProfile(protocol: Protocol, { Age, Gender }: Tested): boolean {
  const { asks } = plans[protocol];
  return (asks.includes('Age') && Age === null) || (asks.includes('Gender') && Gender !== 'Male' && Gender !== 'Female');
}
