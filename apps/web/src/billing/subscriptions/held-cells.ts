import type { Held } from '@clubpulse/contract/office/people';
import { amountCell } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { states } from '../parts/StateChips.tsx';

/** Between several subscriptions of one person in a cell; no spreadsheet separates by it. */
const AND = ' | ';

/** Of one that is over because nothing is left of it the same as the list of people says. */
const stateWords = ({ State, RemainingTickets, MaxActivities }: Held, t: Translate): string =>
  State === 'Expired' && RemainingTickets === 0 && MaxActivities !== null
    ? t('billing.leftOf', { left: 0, total: MaxActivities })
    : t(states[State].words);

/** What somebody holds as cells of a file: names, states, ends and what is to be paid, each in the same order. */
export function heldCells(held: readonly Held[], t: Translate, formats: Formats): string[] {
  const end = ({ DeactivationDate, ScheduledEnd, ExpiryDate }: Held) => DeactivationDate ?? ScheduledEnd ?? ExpiryDate;
  const cells = (words: (one: Held) => string) => held.map(words).join(AND);
  return [
    cells(({ SubscriptionName }) => SubscriptionName),
    cells((one) => stateWords(one, t)),
    cells((one) => end(one)?.slice(0, 10) ?? ''),
    ...owed(held, formats),
  ];
}

/**
 * What is to be paid in time, and what is late, apart: each one sum where all is owed in one currency, so that the file can be added up;
 * otherwise one for each currency, in the same order.
 */
function owed(held: readonly Held[], formats: Formats): [toPay: string, late: string, currency: string] {
  const owing = held.filter(({ AmountDue }) => AmountDue > 0);
  const currencies = [...new Set(owing.map(({ Currency }) => Currency))];
  const sums = (isLate: boolean) => {
    const cells = currencies.map((currency) => {
      const sum = owing
        .filter(({ Currency, PaymentLabel }) => Currency === currency && (PaymentLabel === 'Unpaid') === isLate)
        .reduce((all, { AmountDue }) => all + AmountDue, 0);
      return sum === 0 ? '' : amountCell(sum, currency, formats.settings.Language);
    });
    return cells.every((cell) => cell === '') ? '' : cells.join(AND);
  };
  return [sums(false), sums(true), currencies.join(AND)];
}
