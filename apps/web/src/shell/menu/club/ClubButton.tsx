import { VisuallyHidden } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Mark } from '../../../kit/figures/Mark.tsx';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { useT } from '../../../platform/phrases.ts';
import { useClub, useSelf } from '../../../platform/session.tsx';
import { useInBrand } from '../../../platform/use-in-brand.ts';
import button from '../MenuButton.module.css';
import classes from './ClubSelector.module.css';

const OwnBrands = lazyComponent(() => import('./OwnBrands.tsx').then((it) => it.OwnBrands));

export function ClubButton(props: ComponentProps<'button'>) {
  const t = useT();
  const inBrand = useInBrand();
  const selected = useClub();
  const club = inBrand ? null : selected;
  const owner = useSelf().AvailableRoles.Owner.length > 0;
  const name = club?.Name ?? t('shell.noClub');
  return (
    <button {...props} type="button" className={`${button['button']} ${classes['club']}`}>
      <Mark />
      {(club !== null || owner) && <VisuallyHidden>{t('kit.label', { label: t('shell.chooseClub') })} </VisuallyHidden>}
      <span className={`${button['names']} ${classes['names']}`}>
        {club === null && owner ? (
          <OwnBrands />
        ) : (
          <>
            <b title={name}>{name}</b>
            {club?.BrandName && <span>{club.BrandName}</span>}
          </>
        )}
      </span>
      <IconSelector size={18} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
