import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { IconChevronRight } from '@tabler/icons-react';
import { Avatar } from '../kit/figures/Avatar.tsx';
import { Page } from '../kit/page/Page.tsx';
import { useClubsToPick, usePickClub } from '../office/brand/public.ts';
import { useT } from '../platform/phrases.ts';
import classes from './ChooseClub.module.css';

export function ChooseClub({ title }: { title: PhraseKey }) {
  const t = useT();
  const clubs = useClubsToPick();
  const pickClub = usePickClub();
  return (
    <Page title={t(title)}>
      <section className={classes['choose']}>
        <h2>{t('shell.chooseClub')}</h2>
        <p>{t('shell.needsClub')}</p>
        <ul>
          {clubs.map((club) => (
            <li key={club.ClubId}>
              <button type="button" onClick={() => pickClub(club)}>
                <Avatar name={club.Name} uri={club.PictureUri} size={34} />
                <span className={classes['names']}>
                  <b>{club.Name}</b>
                  {club.BrandName !== null && <span>{club.BrandName}</span>}
                </span>
                <IconChevronRight size={17} stroke={1.8} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
