import type { DateFormat } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import type { checkout } from '@clubpulse/phrases/en/server/checkout';
import type { Stem } from '@clubpulse/phrases/phrases';
import { dateText } from '@clubpulse/rules/formats/dates';
import { moneyText } from '@clubpulse/rules/formats/money';
import type { NewCheckout } from '../../platform/payments/payments.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

export interface Reader {
  readonly Language: Language;
  readonly DateFormat: DateFormat;
}
type Words = (key: Stem<keyof typeof checkout>, values?: Readonly<Record<string, string | number>>) => string;

const wordsIn =
  (language: Language): Words =>
  (key, values) =>
    phrase(language, key, values);

type Charged = {
  readonly [Kind in NewCheckout['kind']]: Omit<Extract<NewCheckout, { kind: Kind }>, 'text'>;
}[NewCheckout['kind']];

/** The text of the provider's page: what is charged, and when. `firstDay` is the subscription's. */
export function checkoutText(input: Charged, { isDebt, firstDay }: { isDebt: boolean; firstDay: string | null }, reader: Reader) {
  const t = wordsIn(reader.Language);
  const money = (amount: number) => moneyText(amount, input.Currency, reader.Language);
  const { Amount } = input;
  if (input.kind === 'once') return t(isDebt ? 'checkout.debt' : 'checkout.once', { amount: money(Amount) });
  const { Charges, FirstExtra, StartsAt, ExpiresAt, Unit, Every } = input;
  const isLater = StartsAt !== null && StartsAt > ExpiresAt && firstDay !== null;
  const first = isLater
    ? t('checkout.later', { amount: money(Amount), date: dateText(firstDay, reader.DateFormat) })
    : t('checkout.today', { amount: money(Amount + FirstExtra) });
  if (Charges === null) return `${first} ${t(`checkout.${Unit}`, { count: Every })}`;
  const total = money(Charges * Amount + FirstExtra);
  return `${first} ${t('checkout.parts', { count: Charges - 1, part: money(Amount), total })}`;
}

interface OfCard {
  readonly SubscriptionName: string;
  readonly FailedAmount: number | null;
  readonly Currency: string;
}

export function cardText({ SubscriptionName: name, FailedAmount, Currency }: OfCard, { Language }: Reader): string {
  const t = wordsIn(Language);
  if (FailedAmount === null) return t('checkout.cardNext', { name });
  return t('checkout.cardOpen', { name, amount: moneyText(FailedAmount, Currency, Language) });
}
