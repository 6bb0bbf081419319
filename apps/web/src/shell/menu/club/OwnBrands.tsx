import { listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { useBrandClubs } from '../../../office/brand/public.ts';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';

export function OwnBrands() {
  const t = useT();
  const formats = useFormats();
  const brands = useCall(listMyBrands, {}, { quiet: true }).data;
  const { clubs, isComplete } = useBrandClubs();
  const names =
    brands === undefined
      ? t('clubs.brand')
      : new Intl.ListFormat(formats.locale, { type: 'unit' }).format(brands.map(({ Name }) => Name));
  return (
    <>
      <b title={names}>{names}</b>
      {isComplete && <span>{t('clubs.brandClubs', { count: clubs.length })}</span>}
    </>
  );
}
