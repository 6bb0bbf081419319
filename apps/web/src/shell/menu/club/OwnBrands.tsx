import { listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { useClubsToPick } from '../../../office/brand/public.ts';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';

/** What an owner has in hand who chose no club: her brand, and how many clubs there are to choose from (mockup o7). */
export function OwnBrands() {
  const t = useT();
  const formats = useFormats();
  const brands = useCall(listMyBrands, {}, { quiet: true }).data ?? [];
  const clubs = useClubsToPick().length;
  const names = new Intl.ListFormat(formats.locale, { type: 'unit' }).format(brands.map(({ Name }) => Name));
  return (
    <>
      <b title={names}>{names}</b>
      <span>{t('clubs.brandClubs', { count: clubs })}</span>
    </>
  );
}
