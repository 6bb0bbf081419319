import type { DrawerMove, MethodCorrection } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { methodLabel } from '../parts/methods.ts';
import classes from './CashDesk.module.css';
import { signed } from './signed.ts';

export function Moves({ moves, currency }: { moves: readonly DrawerMove[]; currency: string }) {
  const t = useT();
  const formats = useFormats();
  const title = t('billing.deskMoves');
  if (moves.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes['entries']}>
        {moves.map(({ At, Kind, Amount, Reason, By }) => (
          <li key={`${At} ${Kind} ${Amount}`}>
            <span>
              <b>{Reason}</b>
              <small>{[formats.dateTime(At), By].filter(Boolean).join(', ')}</small>
            </span>
            <b>{signed(Kind === 'In' ? Amount : -Amount, currency, formats)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Corrections({ corrections, currency }: { corrections: readonly MethodCorrection[]; currency: string }) {
  const t = useT();
  const formats = useFormats();
  const title = t('billing.deskCorrections');
  if (corrections.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes['entries']}>
        {corrections.map(({ TransactionId, At, FromMethod, ToMethod, Amount, Description, By }) => (
          <li key={`${TransactionId} ${At}`}>
            <span>
              <b>
                {t('billing.deskCorrection', {
                  what: Description || t('billing.purchase'),
                  from: t(methodLabel(FromMethod)),
                  to: t(methodLabel(ToMethod)),
                })}
              </b>
              <small>{[formats.dateTime(At), By].filter(Boolean).join(', ')}</small>
            </span>
            <b>{formats.money(Amount, currency)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
