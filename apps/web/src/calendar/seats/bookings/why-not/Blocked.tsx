import type { StrikeKind } from '@clubpulse/contract/calendar/booking-rules';
import { getOwnBooking } from '@clubpulse/contract/calendar/booking-rules.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { IconBan } from '@tabler/icons-react';
import { Card } from '../../../../kit/page/Card.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useFormatsIn } from '../../../../platform/formats/use-formats-in.ts';
import { type PhraseKey, useT } from '../../../../platform/phrases.ts';
import { useSelf } from '../../../../platform/session.tsx';
import { AskClubButton } from './AskClubButton.tsx';
import classes from './Blocked.module.css';

const strikeWords = {
  LateCancel: 'booking.lateCancel',
  NoShow: 'booking.state.noShow',
} as const satisfies Record<StrikeKind, PhraseKey>;

export function Blocked({ club }: { club: Club }) {
  const t = useT();
  const now = useNow();
  const formats = useFormatsIn(club.TimeZone);
  const own = useCall(getOwnBooking, { params: { id: useSelf().UserId, clubId: club.ClubId } }, { quiet: true }).data;
  if (own === undefined) return null;
  const { Strikes, StrikeLimit, StrikeWindowDays, NoBookingsUntil, BannedUntil } = own;
  const byHand = NoBookingsUntil !== null && NoBookingsUntil > formats.dayOf(now) ? NoBookingsUntil : '';
  const byStrikes = BannedUntil !== null && new Date(BannedUntil) > now ? formats.dayOf(BannedUntil) : '';
  const until = byHand > byStrikes ? byHand : byStrikes;
  if (until === '' && Strikes.length === 0) return null;
  return (
    <Card>
      <section className={classes['blocked']} aria-label={t('booking.strikes')}>
        <IconBan size={20} stroke={1.8} aria-hidden="true" />
        <div className={classes['body']}>
          <b>
            {until === ''
              ? t('booking.strikesOf', { count: Strikes.length, limit: StrikeLimit })
              : t('booking.blockedOn', { date: formats.date(until) })}
          </b>
          {Strikes.length > 0 && (
            <>
              <ul>
                {Strikes.map((strike) => (
                  <li key={`${strike.Kind} ${strike.At}`}>
                    <b>{t(strikeWords[strike.Kind])}</b> {strike.ClassName}, {formats.dateTime(strike.ClassBegin)}
                  </li>
                ))}
              </ul>
              <p>{t('booking.strikesRule', { limit: StrikeLimit, days: StrikeWindowDays })}</p>
            </>
          )}
          {until !== '' && <AskClubButton clubId={club.ClubId} />}
        </div>
      </section>
    </Card>
  );
}
