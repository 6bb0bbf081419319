import { IconExternalLink, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { useClubs } from '../../../../platform/session.tsx';
import classes from './AskClub.module.css';

export function AskClub({ clubId, onClose }: { clubId: number; onClose: () => void }) {
  const t = useT();
  const club = useClubs().clubs.find((one) => one.ClubId === clubId);
  return (
    <Dialog opened onClose={onClose} title={t('booking.askTitle', { club: club?.Name ?? '' })}>
      <div className={classes['ask']}>
        <p>{t('booking.askText')}</p>
        {club?.Phone && (
          <p className={classes['line']}>
            <IconPhone size={19} stroke={1.8} aria-hidden="true" />
            <a href={`tel:${club.Phone.replaceAll(' ', '')}`}>{club.Phone}</a>
          </p>
        )}
        {club?.Email && (
          <p className={classes['line']}>
            <IconMail size={19} stroke={1.8} aria-hidden="true" />
            <a href={`mailto:${club.Email}`}>{club.Email}</a>
          </p>
        )}
        {club?.Address && (
          <p className={classes['line']}>
            <IconMapPin size={19} stroke={1.8} aria-hidden="true" />
            {club.Address}
          </p>
        )}
        {club?.Website && (
          <p className={classes['line']}>
            <IconExternalLink size={19} stroke={1.8} aria-hidden="true" />
            <a href={club.Website} target="_blank" rel="noreferrer">
              {club.Website}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
}
