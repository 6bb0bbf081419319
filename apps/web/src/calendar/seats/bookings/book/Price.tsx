import type { PaidWith } from '@clubpulse/contract/calendar/seats/participants';
import { IconTicket } from '@tabler/icons-react';
import { StateChip } from '../../../../kit/figures/StateChip.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { priceWords } from '../../words/paid-words.ts';
import classes from './Price.module.css';

/** What a booking would take, with a warning before the last ticket (spec 2 section 9). */
export function Price({ paid, lastTicket }: { paid: PaidWith | null; lastTicket: boolean }) {
  const t = useT();
  if (paid === null) return null;
  return (
    <p className={classes['price']}>
      {priceWords(paid, t)}
      {lastTicket && (
        <StateChip tone="warn" icon={IconTicket}>
          {t('calendar.lastTicket')}
        </StateChip>
      )}
    </p>
  );
}
