import { deleteBrandImage, deleteClubImage, uploadBrandImage, uploadClubImage } from '@clubpulse/contract/accounts/images.calls';
import type { Brand } from '@clubpulse/contract/clubs/clubs';
import { useState } from 'react';
import { change } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { ImageField } from './ImageField.tsx';
import { LogosOfClubs } from './LogosOfClubs.tsx';

export function ClubLogo({ clubId, uri }: { clubId: number; uri: string | null }) {
  const t = useT();
  const params = { id: clubId };
  return (
    <ImageField
      kind="logo"
      label={t('images.logo')}
      note={t('images.logoNote')}
      uri={uri}
      upload={(body) => change(uploadClubImage, { params, body }, { quiet: true })}
      remove={() => change(deleteClubImage, { params }, { quiet: true })}
    />
  );
}

export function BrandLogo({ brand }: { brand: Brand }) {
  const t = useT();
  const [replaces, setReplaces] = useState(false);
  const params = { id: brand.BrandId };
  const query = replaces ? { replaceClubImages: 'true' as const } : {};
  return (
    <ImageField
      kind="logo"
      label={t('images.logo')}
      note={t('images.logoNote')}
      uri={brand.PictureUri}
      upload={(body) => change(uploadBrandImage, { params, query, body }, { quiet: true })}
      remove={() => change(deleteBrandImage, { params }, { quiet: true })}
      removeFurther={{
        label: t('images.removeOfClubs'),
        remove: () => change(deleteBrandImage, { params, query: { replaceClubImages: 'true' } }, { quiet: true }),
      }}
      options={<LogosOfClubs brand={brand} checked={replaces} onChange={setReplaces} />}
      onClosed={() => setReplaces(false)}
    />
  );
}
