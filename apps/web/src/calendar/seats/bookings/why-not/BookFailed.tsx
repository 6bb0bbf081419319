import type { BookableClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { Button } from '@mantine/core';
import type { Formats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { RefusalCard } from '../../texts/RefusalCard.tsx';
import { fixesOf } from '../../texts/refusal-fixes.ts';
import { failureText } from '../../texts/refused-text.ts';
import type { BookingActs, FailedBooking } from '../acts/use-booking-acts.ts';
import { AthleteFixButton } from './AthleteFixButton.tsx';

interface BookFailedProps {
  failed: FailedBooking;
  item: Pick<BookableClass, 'ClassId' | 'ClubId' | 'Name'>;
  formats: Formats;
  acts: BookingActs;
}

export function BookFailed({ failed, item, formats, acts }: BookFailedProps) {
  const t = useT();
  const { book, refused } = failed;
  const busy = acts.busy !== null;
  const retry = (changes: Partial<typeof book>) => void acts.book({ ...book, ...changes });
  return (
    <RefusalCard title={t('booking.notBooked', { name: item.Name })} text={failureText(failed, t, formats)} onClose={acts.forget}>
      {(refused === null ? [] : fixesOf(refused.type).athlete).map((fix, index) => (
        <AthleteFixButton
          key={fix}
          fix={fix}
          primary={index === 0}
          clubId={item.ClubId}
          busy={busy}
          onRetry={retry}
          onAccepted={() => retry({})}
        />
      ))}
      {refused === null && (
        <Button loading={busy} onClick={() => retry({})}>
          {t('kit.tryAgain')}
        </Button>
      )}
    </RefusalCard>
  );
}
