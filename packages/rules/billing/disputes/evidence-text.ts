import type { DisputeDetail, EvidencePart } from '@clubpulse/contract/billing/disputes/disputes';
import { moneyText } from '../../formats/money.ts';

/** Most characters of a part. The provider accepts 20,000. */
const PART_MAX = 18_000;

type Disputed = Pick<DisputeDetail, 'Title' | 'PaidAt' | 'Evidence'>;

/** The texts are for a bank, in English, with times of the club's zone. A part without content is null. */
export function evidenceTexts({ Title, PaidAt, Evidence }: Disputed, timeZone: string): Record<EvidencePart, string | null> {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const at = (instant: string) => clock.format(new Date(instant));
  const { Purchase, Bookings, CheckIns, Policies } = Evidence;
  const visits = [
    ...Bookings.map(({ Begin, ClassName, WasPresent }) => ({
      time: Begin,
      text: `${WasPresent ? 'took part in' : 'booked'} the class ${ClassName}`,
    })),
    ...CheckIns.map((time) => ({ time, text: 'checked in at the club' })),
  ].toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
  const paid = moneyText(Purchase.Amount, Purchase.Currency, 'en');
  return {
    Purchase: `${Title}, ${paid}, paid by the customer on ${at(PaidAt)}. Times are those of ${timeZone}.`,
    Policies: lines(
      Policies.map(
        ({ AcceptedAt, Title: name, Version }) => `${at(AcceptedAt)}: the customer accepted "${name}", version ${Version}`,
      ),
    ),
    Visits: lines(visits.map(({ time, text }) => `${at(time)}: ${text}`)),
  };
}

function lines(all: readonly string[]): string | null {
  const taken: string[] = [];
  let length = 0;
  for (const line of all) {
    length += line.length + 1;
    if (length > PART_MAX) break;
    taken.push(line);
  }
  return taken.length === 0 ? null : taken.join('\n');
}
