import type { PhraseKey } from '../../platform/phrases.ts';

const all = [
  { name: 'overview', label: 'members.overview' },
  { name: 'subscriptions', label: 'members.subscriptions' },
  { name: 'credits', label: 'members.credits' },
  { name: 'bookings', label: 'members.bookings' },
  { name: 'transactions', label: 'members.transactions', managers: true },
  { name: 'documents', label: 'members.documents' },
] as const satisfies readonly { name: string; label: PhraseKey; managers?: true }[];

export type PersonTab = (typeof all)[number]['name'];

/** The tab of a route, without regard to case; the overview when it names none. */
export const tabNamed = (action: string | undefined): PersonTab =>
  all.find(({ name }) => name === action?.toLowerCase())?.name ?? 'overview';

/** The tabs that exist for this viewer: money in the books is the managers'. */
export const tabsOf = (manages: boolean) => all.filter((tab) => manages || !('managers' in tab));
