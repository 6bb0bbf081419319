import type { ComparedPeriod } from '@clubpulse/contract/office/club-overview';
import { Figure, Figures } from '../../kit/figures/Figure.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { changeText } from './change-text.ts';
import { type Compared, filled, seatsChange } from './order/worst-first.ts';

const total = (clubs: readonly Compared[], figure: (one: Compared) => number) => clubs.reduce((sum, one) => sum + figure(one), 0);

export function BrandSums({ clubs, period }: { clubs: readonly Compared[]; period: ComparedPeriod }) {
  const t = useT();
  const formats = useFormats();
  const number = (value: number) => formats.number(value);
  const joined = total(clubs, ({ figures }) => figures?.Joined ?? 0);
  const seats = {
    ClubId: 0,
    Members: 0,
    Joined: joined,
    Seats: total(clubs, ({ figures }) => figures?.Seats ?? 0),
    SeatsTaken: total(clubs, ({ figures }) => figures?.SeatsTaken ?? 0),
    SeatsBefore: total(clubs, ({ figures }) => figures?.SeatsBefore ?? 0),
    SeatsTakenBefore: total(clubs, ({ figures }) => figures?.SeatsTakenBefore ?? 0),
    Unpaid: [],
  };
  const share = filled(seats.SeatsTaken, seats.Seats);
  const change = seatsChange(seats);
  const late = clubs.flatMap(({ figures }) => figures?.Unpaid ?? []);
  const currencies = [...new Set(late.map(({ Currency }) => Currency))];
  const owed = currencies.map((currency) => ({
    currency,
    amount: late.reduce((sum, one) => (one.Currency === currency ? sum + one.Amount : sum), 0),
    people: late.reduce((sum, one) => (one.Currency === currency ? sum + one.People : sum), 0),
  }));
  const ofBridges = (field: 'BridgesOnline' | 'BridgesTotal') => number(total(clubs, ({ club }) => club.Summary[field]));
  return (
    <Figures>
      <Figure
        label={t('clubs.membersNow')}
        value={number(total(clubs, ({ club, figures }) => figures?.Members ?? club.Summary.Athletes))}
        {...(joined > 0 && { note: t('clubs.joinedLately', { count: joined, number: number(joined) }) })}
      />
      {share !== null && (
        <Figure
          label={t('clubs.seatsFilled')}
          value={formats.percent(share)}
          note={[
            ...(change === null ? [] : [changeText(change, t)]),
            t(`clubs.period-${period}`).toLocaleLowerCase(formats.locale),
          ].join(', ')}
        />
      )}
      {owed.map(({ currency, amount, people }) => (
        <Figure
          key={currency}
          label={t('clubs.unpaidColumn')}
          value={formats.money(amount, currency)}
          note={t('clubs.people', { count: people, number: number(people) })}
        />
      ))}
      <Figure
        label={t('clubs.licencesToCheck')}
        value={number(clubs.filter(({ license }) => (license?.Warnings.length ?? 0) > 0).length)}
      />
      <Figure label={t('clubs.bridgesShort')} value={`${ofBridges('BridgesOnline')}/${ofBridges('BridgesTotal')}`} />
      <Figure label={t('clubs.trainingNow')} value={number(total(clubs, ({ club }) => club.Summary.TrainingNow))} />
    </Figures>
  );
}
