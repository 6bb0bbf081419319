import type { PaymentLabel, SubscriptionState } from '@clubpulse/contract/billing/subscriptions';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * Places of a screen that an area to its right fills: accounts must not know devices, but the profile shows the straps.
 * `slots.ts` beside `screens.ts` says who fills what.
 */
export interface SlotProps {
  'profile.straps': { userId: number };
  'devices.screens': Record<never, never>;
  /** The menu entries that a phone has no tab for. */
  'profile.more': Record<never, never>;
  /** Links to what one holds and pays. */
  'profile.subscriptions': { userId: number };
  'club.payments': { clubId: number };
  /** What a member holds; `all` shows what is over too. */
  'member.subscriptions': { userId: number; name: string; all: boolean };
  /** Balance and ledger; `rows` limits the ledger to its newest entries. */
  'member.credits': { userId: number; name: string; rows?: number };
  'member.transactions': { userId: number; name: string };
  'member.bookings': { userId: number };
  'member.chips': { state: SubscriptionState; payment: PaymentLabel; price: number };
  /** The next booking; `connect` offers to link a strap in it, `otherwise` stands there without one. */
  'today.next': { connect: boolean; otherwise: ReactNode };
  'today.book': Record<never, never>;
  /** What goes on beside whatever screen staff has open. */
  'shell.staff': Record<never, never>;
}
export type SlotName = keyof SlotProps;

const filled = new Map<SlotName, ComponentType<never>>();

export function fillSlot<Name extends SlotName>(
  name: Name,
  load: () => Promise<{ default: ComponentType<SlotProps[Name]> }>,
): void {
  filled.set(name, lazy(load));
}

export const isFilled = (name: SlotName): boolean => filled.has(name);

export function Slot<Name extends SlotName>({
  name,
  props,
  fallback,
}: {
  name: Name;
  props: SlotProps[Name];
  fallback: ReactNode;
}) {
  // The map's key and the props' type belong together by `fillSlot`.
  const Content = filled.get(name) as ComponentType<SlotProps[Name]> | undefined;
  if (Content === undefined) return null;
  return (
    <Suspense fallback={fallback}>
      <Content {...props} />
    </Suspense>
  );
}
