import { type CloseInput, type CloseLine, type DeskLine } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { type Refusal, refuse } from '@clubpulse/contract/errors';

interface Closed {
  readonly Lines: readonly CloseLine[];
  readonly ToSafe: number;
}

/**
 * Refuses with CashDeskChanged if something was recorded after the count, and with MoreThanInDrawer if more cash shall stay than
 * was counted.
 */
export function closeDay(lines: readonly DeskLine[], { Counted, FloatLeft }: CloseInput): Closed | Refusal {
  const counted = new Map(Counted.map((one) => [one.Method as string, one]));
  const expected = new Map(lines.map(({ Method, Expected }) => [Method as string, Expected]));
  if (Counted.some(({ Method, Expected }) => expected.get(Method) !== Expected)) return refuse('CashDeskChanged');
  const cash = counted.get('Cash');
  if (cash === undefined || counted.size !== Counted.length)
    return refuse('ValidationFailed', { errors: [{ field: 'Counted', key: 'invalid-value' }] });
  const errors = Counted.flatMap(({ Expected, Counted: found, Kind, Reason }, index) => {
    if (found === Expected) return [];
    return [
      ...(Kind === null ? [{ field: `Counted.${index}.Kind`, key: 'field-required' as const }] : []),
      ...(Reason === '' ? [{ field: `Counted.${index}.Reason`, key: 'field-required' as const }] : []),
    ];
  });
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  if (FloatLeft > cash.Counted)
    return refuse('MoreThanInDrawer', { errors: [{ field: 'FloatLeft', key: 'error.MoreThanInDrawer' }] });
  return {
    Lines: lines.map((line) => {
      const one = counted.get(line.Method);
      if (one === undefined) return { ...line, Counted: null, Kind: null, Reason: '' };
      const differs = one.Counted !== line.Expected;
      return { ...line, Counted: one.Counted, Kind: differs ? one.Kind : null, Reason: differs ? one.Reason : '' };
    }),
    ToSafe: cash.Counted - FloatLeft,
  };
}
