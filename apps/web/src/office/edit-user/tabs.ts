import type { PhraseKey } from '../../platform/phrases.ts';
import type { SlotName } from '../../platform/slots.tsx';

const all = [
  { name: 'overview', label: 'members.overview' },
  { name: 'subscriptions', label: 'kit.subscriptions', slot: 'member.subscriptions' },
  { name: 'credits', label: 'kit.credits', slot: 'member.credits' },
  { name: 'bookings', label: 'kit.bookings', slot: 'member.bookings' },
  { name: 'transactions', label: 'billing.transactions', slot: 'member.transactions', managers: true },
  { name: 'documents', label: 'members.documents' },
] as const satisfies readonly { name: string; label: PhraseKey; slot?: SlotName; managers?: true }[];

export type PersonTab = (typeof all)[number]['name'];

/** The tab of a route, without regard to case; the overview when it names none. */
export const tabNamed = (action: string | undefined): PersonTab =>
  all.find(({ name }) => name === action?.toLowerCase())?.name ?? 'overview';

/** The tabs that exist for this viewer: money in the books is the managers'. */
export const tabsOf = ({ manages, filled }: { manages: boolean; filled: (slot: SlotName) => boolean }) =>
  all.filter((tab) => (manages || !('managers' in tab)) && (!('slot' in tab) || filled(tab.slot)));
