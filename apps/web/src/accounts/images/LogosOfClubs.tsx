import type { Brand } from '@clubpulse/contract/clubs/clubs';
import { listBrandClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { Checkbox } from '@mantine/core';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';

interface LogosOfClubsProps {
  brand: Brand;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function LogosOfClubs({ brand: { BrandId, PictureUri }, checked, onChange }: LogosOfClubsProps) {
  const t = useT();
  const clubs = useCall(listBrandClubs, { params: { id: BrandId } }, { quiet: true });
  return (
    <QueryResult query={clubs} loading={<SkeletonRows rows={1} />}>
      {(all) => {
        const own = all.filter((club) => club.PictureUri !== null && club.PictureUri !== PictureUri).map(({ Name }) => Name);
        return (
          <Checkbox
            label={t('images.ofClubs')}
            description={
              own.length === 0 ? t('images.ofClubsNone') : t('images.ofClubsLost', { count: own.length, clubs: own.join(', ') })
            }
            checked={checked}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        );
      }}
    </QueryResult>
  );
}
