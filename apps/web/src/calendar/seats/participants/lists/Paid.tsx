import type { PaidWith } from '@clubpulse/contract/calendar/seats/participants';
import { useT } from '../../../../platform/phrases.ts';
import { paidTexts } from '../../texts/paid-text.ts';
import classes from './Paid.module.css';

export function Paid({ paid }: { paid: PaidWith | null }) {
  const t = useT();
  if (paid === null) return null;
  const { name, rest } = paidTexts(paid, t);
  return (
    <span className={classes['paid']}>
      {name} {rest !== null && <span>{rest}</span>}
    </span>
  );
}
