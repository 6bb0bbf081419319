import type { LicenseWarning } from '@clubpulse/contract/clubs/licenses/licenses';
import type { useFormats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

export function warningText(warning: LicenseWarning, t: Translate, formats: ReturnType<typeof useFormats>): string {
  switch (warning.Kind) {
    case 'Missing':
      return t('clubs.lic.warn.Missing');
    case 'Ended':
      return t('clubs.lic.warn.Ended', { date: formats.date(warning.Day) });
    case 'EndsSoon':
      return t('clubs.lic.warn.EndsSoon', { count: warning.Days });
    default:
      return t(`clubs.lic.warn.${warning.Kind}`, {
        resource: t(`clubs.lic.resource.${warning.Resource}`),
        used: formats.number(warning.Used),
        limit: formats.number(warning.Limit),
      });
  }
}

export const warningTone = ({ Kind }: LicenseWarning): 'bad' | 'warn' =>
  Kind === 'EndsSoon' || Kind === 'NearlyFull' ? 'warn' : 'bad';
