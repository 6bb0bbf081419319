import { TEXT_MAX } from '@clubpulse/contract/scalars';
import { Popover } from '@mantine/core';
import { IconCheck, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useClubsToPick, usePickClub } from '../../../office/brand/public.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useClub, useSelf } from '../../../platform/session.tsx';
import { useInBrand } from '../../../platform/use-in-brand.ts';
import { useOpenedOnce } from '../use-opened-once.ts';
import { ClubButton } from './ClubButton.tsx';
import classes from './ClubSelector.module.css';
import { OwnBrands } from './OwnBrands.tsx';

const SEARCH_ABOVE = 7;

export default function ClubSelectorList() {
  const t = useT();
  const { button, opened, setOpened } = useOpenedOnce();
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={280}
      trapFocus
      returnFocus
      shadow="none"
      classNames={{ dropdown: classes['pop'] }}
    >
      <Popover.Target>
        <ClubButton ref={button} aria-haspopup="dialog" onClick={() => setOpened((was) => !was)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('shell.chooseClub')}>
        <ClubList onPicked={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function ClubList({ onPicked }: { onPicked: () => void }) {
  const t = useT();
  const inBrand = useInBrand();
  const selected = useClub();
  const club = inBrand ? null : selected;
  const owns = useSelf().AvailableRoles.Owner.length > 0;
  const pickClub = usePickClub();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const all = useClubsToPick();
  const found = all.filter((one) => one.Name.toLocaleLowerCase().includes(wanted));
  return (
    <>
      {all.length > SEARCH_ABOVE && (
        <input
          type="search"
          maxLength={TEXT_MAX}
          className={classes['search']}
          aria-label={t('shell.searchClubs')}
          placeholder={t('shell.searchClubs')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {owns && (
        <Link
          to={pathTo('Brand')}
          className={`${classes['option']} ${classes['all']}`}
          aria-current={club === null ? 'true' : undefined}
          onClick={onPicked}
        >
          <span>
            <OwnBrands />
          </span>
          {club === null && <IconCheck size={17} stroke={2} aria-hidden="true" />}
        </Link>
      )}
      <ul className={classes['list']}>
        {found.map((one) => (
          <li key={one.ClubId}>
            <button
              type="button"
              className={classes['option']}
              aria-pressed={one.ClubId === club?.ClubId}
              onClick={() => {
                onPicked();
                pickClub(one);
              }}
            >
              <span>{one.Name}</span>
              {one.ClubId === club?.ClubId && <IconCheck size={17} stroke={2} aria-hidden="true" />}
            </button>
          </li>
        ))}
        {found.length === 0 && all.length > 0 && <li className={classes['nothing']}>{t('shell.noClubFound')}</li>}
      </ul>
      <Link to={pathTo('JoinClub')} className={`${classes['option']} ${classes['join']}`} onClick={onPicked}>
        <IconTicket size={17} stroke={1.8} aria-hidden="true" />
        {t('shell.joinWithCode')}
      </Link>
    </>
  );
}
