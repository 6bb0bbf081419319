import { type RefundEffect, refundEffects } from '@clubpulse/contract/billing/transactions';
import fc from 'fast-check';

/** An act at a desk. `kind` and `which` select a type or row. Amounts are in minor units. */
export type Act =
  | { readonly do: 'assign'; readonly kind: number; readonly paid: boolean; readonly visible: boolean }
  | { readonly do: 'credits'; readonly visible: boolean }
  | { readonly do: 'manual'; readonly amount: number; readonly visible: boolean }
  | { readonly do: 'correct'; readonly which: number; readonly amount: number }
  | { readonly do: 'pay'; readonly which: number; readonly amount: number | null; readonly visible: boolean }
  /** A null amount refunds everything. */
  | { readonly do: 'refund'; readonly which: number; readonly amount: number | null; readonly effect: RefundEffect | undefined }
  | { readonly do: 'takeOff' | 'writeOff' | 'suspend' | 'reactivate' | 'remove' | 'putOff'; readonly which: number }
  | { readonly do: 'cancel'; readonly which: number; readonly atEnd: boolean }
  | { readonly do: 'leave' }
  | { readonly do: 'payDebt'; readonly which: number; readonly amount: number | null }
  | { readonly do: 'writeOffDebt'; readonly which: number };

export interface Part {
  readonly desks: readonly [readonly Act[], readonly Act[]];
  readonly days: number;
}

const amount = fc.integer({ min: 1, max: 7_000 });
const part = fc.integer({ min: 1, max: 2_500 });
const which = fc.nat(7);
const visible = fc.boolean();
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('assign' as const), kind: fc.nat(2), paid: fc.boolean(), visible }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('credits' as const), visible }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('manual' as const), amount, visible }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('correct' as const), which, amount }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      amount: fc.oneof(part, part, amount, fc.constant(null)),
      visible,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which,
      amount: fc.option(amount, { nil: null }),
      effect: fc.option(fc.constantFrom(...refundEffects), { nil: undefined }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('takeOff' as const, 'writeOff' as const, 'suspend' as const, 'reactivate' as const),
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which, atEnd: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: 'leave' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('payDebt' as const), which, amount: fc.option(part, { nil: null }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('writeOffDebt' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('putOff' as const), which }) },
);

export const histories = (parts: number, steps: number): fc.Arbitrary<Part[]> => {
  const desk = fc.array(act, { maxLength: steps, size: 'max' });
  return fc.array(fc.record({ desks: fc.tuple(desk, desk), days: fc.nat(20) }), { minLength: 1, maxLength: parts, size: 'max' });
};
