import type { DrawerMove, MethodCorrection, OperatorLine } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { methodLabel } from '../parts/methods.ts';
import classes from './CashDesk.module.css';
import { moneyOf, signed } from './signed.ts';

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

export function Operators({ lines, currency }: { lines: readonly OperatorLine[]; currency: string }) {
  const t = useT();
  const formats = useFormats();
  const title = t('billing.deskOperators');
  if (lines.length === 0) return null;
  const operators = [...new Set(lines.map(({ Operator }) => Operator))];
  const taken = (some: readonly OperatorLine[]) => some.reduce((sum, { Sold, GivenBack }) => sum + Sold - GivenBack, 0);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes['entries']}>
        {operators.map((operator) => {
          const own = lines.filter(({ Operator }) => Operator === operator);
          return (
            <li key={operator}>
              <span>
                <b>{operator ?? t('billing.deskNoOperator')}</b>
                <small>
                  {own
                    .map((line) =>
                      t('kit.labelled', {
                        label: t(line.PaymentMode === 'Online' ? 'billing.deskOnline' : methodLabel(line.Method)),
                        value: moneyOf(taken([line]), currency, formats),
                      }),
                    )
                    .join(', ')}
                </small>
              </span>
              <b>{moneyOf(taken(own), currency, formats)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
