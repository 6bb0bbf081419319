import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { amountCell, csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { licenseTexts, needText } from './brand-text.ts';
import { changeText } from './change-text.ts';
import { type Compared, filled, seatsChange } from './order/worst-first.ts';

/** Debts are listed by currency, because different currencies cannot be added up. */
export function brandCsv(clubs: readonly Compared[], t: Translate, formats: Formats): string {
  const { Language } = formats.settings;
  const head = [
    t('kit.club'),
    t('kit.address'),
    t('clubs.whyHere'),
    t('clubs.membersNow'),
    t('clubs.newcomers'),
    t('clubs.seatsFilled'),
    t('clubs.comparedBefore'),
    t('clubs.unpaidColumn'),
    t('clubs.currencies'),
    t('clubs.unpaidPeople'),
    t('clubs.licenceColumn'),
    t('clubs.licenceEnd'),
    t('clubs.bridgesShort'),
  ];
  const rows = clubs.map((one) => {
    const { club, license, figures } = one;
    const share = figures === undefined ? null : filled(figures.SeatsTaken, figures.Seats);
    const change = figures === undefined ? null : seatsChange(figures);
    const unpaid = figures?.Unpaid ?? [];
    const licence = licenseTexts(license, t, formats);
    const { BridgesOnline, BridgesTotal, Athletes } = club.Summary;
    return [
      markFormula(club.Name),
      markFormula(club.Address ?? ''),
      markFormula(needText(one, t, formats) ?? ''),
      String(figures?.Members ?? Athletes),
      String(figures?.Joined ?? ''),
      share === null ? '' : formats.percent(share),
      change === null ? '' : changeText(change, t),
      unpaid.map(({ Amount, Currency }) => amountCell(Amount, Currency, Language)).join(' | '),
      unpaid.map(({ Currency }) => Currency).join(' | '),
      unpaid.map(({ People }) => String(People)).join(' | '),
      licence?.name ?? '',
      licence?.end ?? '',
      BridgesTotal === 0 ? '' : t('clubs.bridgesOnline', { online: BridgesOnline, total: BridgesTotal }),
    ];
  });
  return csvOf(head, rows, Language);
}
