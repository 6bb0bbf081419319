import { IconPhotoOff } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './NoPicture.module.css';

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
