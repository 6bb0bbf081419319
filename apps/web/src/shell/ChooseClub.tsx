import { IconChevronRight } from '@tabler/icons-react';
import { Navigate, useLocation } from 'react-router';
import { Avatar } from '../kit/figures/Avatar.tsx';
import { Page } from '../kit/page/Page.tsx';
import { useClubsToPick, usePickClub } from '../office/brand/public.ts';
import { useT } from '../platform/phrases.ts';
import { pathTo } from '../platform/routes.ts';
import type { Screen } from '../platform/screen.ts';
import classes from './ChooseClub.module.css';

export function ChooseClub({ screen: { title, brandPart } }: { screen: Screen }) {
  const t = useT();
  const clubs = useClubsToPick();
  const pickClub = usePickClub();
  const { search } = useLocation();
  if (brandPart !== undefined && new URLSearchParams(search).get('view') === brandPart.view)
    return <Navigate to={pathTo(brandPart.screen) + search} replace />;
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
