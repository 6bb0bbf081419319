import { IconPhotoOff } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './NoPicture.module.css';

/** Fills the place of a picture that there is not, or that cannot be shown; in a small place the icon alone. */
export function NoPicture({ className }: { readonly className?: string | undefined }) {
  const t = useT();
  return (
    <span className={[classes['none'], className].filter(Boolean).join(' ')} title={t('kit.noPicture')}>
      <span>
        <IconPhotoOff size={22} stroke={1.6} aria-hidden="true" />
        <i>{t('kit.noPicture')}</i>
      </span>
    </span>
  );
}
