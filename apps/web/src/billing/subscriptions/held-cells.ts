import type { Held } from '@clubpulse/contract/office/people';
import { amountCell } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { states } from '../parts/StateChips.tsx';

/** Between several subscriptions of one person in a cell; no spreadsheet separates by it. */
const AND = ' | ';

/** What somebody holds as cells of a file: names, states, ends and what is to be paid, each in the same order. */
export function heldCells(held: readonly Held[], t: Translate, formats: Formats): string[] {
  const end = ({ DeactivationDate, ScheduledEnd, ExpiryDate }: Held) => DeactivationDate ?? ScheduledEnd ?? ExpiryDate;
  const cells = (words: (one: Held) => string) => held.map(words).join(AND);
  return [
    cells(({ SubscriptionName }) => SubscriptionName),
    cells(({ State }) => t(states[State].words)),
    cells((one) => {
      const day = end(one);
      return day === null ? '' : formats.date(day);
    }),
    ...owed(held, formats),
  ];
}

/** One sum where all is owed in one currency, so that the file can be added up; otherwise each with its own. */
function owed(held: readonly Held[], formats: Formats): [amount: string, currency: string] {
  const sums = new Map<string, number>();
  for (const { AmountDue, Currency } of held) if (AmountDue > 0) sums.set(Currency, (sums.get(Currency) ?? 0) + AmountDue);
  const amounts = [...sums].map(([currency, minor]) => amountCell(minor, currency, formats.settings.Language));
  return [amounts.join(AND), [...sums.keys()].join(AND)];
}
