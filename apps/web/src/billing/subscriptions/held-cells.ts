import type { Held } from '@clubpulse/contract/office/people';
import { amountCell } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { states } from '../parts/StateChips.tsx';

/** The separator between several values, at which no spreadsheet splits a column. */
const AND = ' | ';

const stateWords = ({ State, RemainingTickets, MaxActivities }: Held, t: Translate): string =>
  State === 'Expired' && RemainingTickets === 0 && MaxActivities !== null
    ? t('billing.leftOf', { left: 0, total: MaxActivities })
    : t(states[State].words);

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
