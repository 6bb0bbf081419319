import { listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { useBrandClubs } from '../../../office/brand/public.ts';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';

/** What an owner has in hand who chose no club, or looks at all of them: her brand, and how many clubs it has (mockup o7). */
export function OwnBrands() {
  const t = useT();
  const formats = useFormats();
  const brands = useCall(listMyBrands, {}, { quiet: true }).data;
  const { clubs, isWhole } = useBrandClubs();
  const names =
    brands === undefined
      ? t('clubs.brand')
      : new Intl.ListFormat(formats.locale, { type: 'unit' }).format(brands.map(({ Name }) => Name));
  return (
    <>
      <b title={names}>{names}</b>
      {isWhole && <span>{t('clubs.brandClubs', { count: clubs.length })}</span>}
    </>
  );
}
