import type { BookableClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { Formats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { RefusalCard } from '../../texts/RefusalCard.tsx';
import { fixesOf } from '../../texts/refusal-fixes.ts';
import { type Refused, refusedText } from '../../texts/refused-text.ts';
import type { BookAct } from '../acts/use-booking-acts.ts';
import { AthleteFixButton } from './AthleteFixButton.tsx';

interface WhyNotProps {
  item: Pick<BookableClass, 'ClubId' | 'Name'>;
  refused: Refused;
  formats: Formats;
  onBook: (changes: Partial<Pick<BookAct, 'Queue' | 'paymentMode'>>) => void;
  onClose: () => void;
}

export function WhyNot({ item, refused, formats, onBook, onClose }: WhyNotProps) {
  const t = useT();
  const book = (changes: Parameters<typeof onBook>[0]) => {
    onClose();
    onBook(changes);
  };
  return (
    <RefusalCard title={t('booking.cannotBook', { name: item.Name })} text={refusedText(refused, t, formats)} onClose={onClose}>
      {fixesOf(refused.type).athlete.map((fix, index) => (
        <AthleteFixButton
          key={fix}
          fix={fix}
          primary={index === 0}
          clubId={item.ClubId}
          busy={false}
          onRetry={book}
          onAccepted={() => book({})}
        />
      ))}
    </RefusalCard>
  );
}
