import { type ClubLicense, type LicenseState, licenseNames } from '@clubpulse/contract/clubs/licenses/licenses';
import { isEndless } from '@clubpulse/rules/clubs/licenses/licenses';
import { warningText } from '../../clubs/licenses/public.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { type Compared, worstNeed } from './order/worst-first.ts';

export function needText(one: Compared, t: Translate, formats: Formats): string | null {
  const why = worstNeed(one);
  if (why === null) return null;
  const { BridgesOnline: online, BridgesTotal: total, BridgeWarnings: count } = one.club.Summary;
  switch (why.kind) {
    case 'licence':
      return warningText(why.warning, t, formats);
    case 'seats':
      return t('clubs.seatsFell', { count: why.points });
    case 'unpaid':
      return t('clubs.unpaidBy', { count: why.people });
    case 'bridges':
      return count > 0 ? t('clubs.bridgesToCheck', { count }) : t('clubs.bridgesOnline', { online, total });
  }
}

/** The licences that are valid today. Their limits add up. */
const heldLicenses = ({ Licenses, Today }: LicenseState): ClubLicense[] =>
  Licenses.filter(({ Begin, End }) => Begin <= Today && Today <= End).sort((a, b) => (a.End < b.End ? -1 : 1));

export function licenseTexts(
  state: LicenseState | undefined,
  t: Translate,
  formats: Formats,
): { name: string; end: string } | null {
  const held = state === undefined ? [] : heldLicenses(state);
  const [first] = held;
  if (first === undefined) return null;
  return {
    name: held.map(({ Name }) => licenseNames[Name]).join(' + '),
    end: isEndless(first.End) ? t('clubs.lic.noEnd') : t('clubs.lic.to', { date: formats.date(first.End) }),
  };
}
