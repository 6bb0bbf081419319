import { hasLiveSignal, heartOf, type LiveAthlete, listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { LIVE_VIEW } from '@clubpulse/rules/accounts/roles/views';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { ZoneBadge } from '../../kit/figures/ZoneBadge.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './cards.module.css';

const POLL_MS = 5000;
const FIRST = 6;

export function LiveCard({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const mayOpen = useMayOpen();
  const [showAll, setShowAll] = useState(false);
  const athletes = useCall(listLiveAthletes, { params: { id: clubId } }, { pollEvery: POLL_MS });
  const link = mayOpen(LIVE_VIEW) ? <Link to={pathTo(LIVE_VIEW)}>{t('clubs.openLive')}</Link> : undefined;
  return (
    <Card title={t('clubs.onTheWall')} aside={link} flush>
      <QueryResult query={athletes} loading={<SkeletonRows rows={3} flush />}>
        {(found) =>
          found.length === 0 ? (
            <p className={classes['none']}>{t('clubs.nobodyTrains')}</p>
          ) : (
            <>
              <ul className={classes['rows']}>
                {(showAll ? found : found.slice(0, FIRST)).map((athlete) => (
                  <AthleteRow key={athlete.UserId} athlete={athlete} />
                ))}
              </ul>
              {!showAll && found.length > FIRST && (
                <div className={classes['all']}>
                  <Button variant="default" onClick={() => setShowAll(true)}>
                    {t('clubs.showAllLive', { total: formats.number(found.length) })}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </QueryResult>
    </Card>
  );
}

function AthleteRow({ athlete }: { athlete: LiveAthlete }) {
  const t = useT();
  const formats = useFormats();
  const name = fullName(athlete);
  const isReceived = hasLiveSignal(athlete);
  const heart = isReceived ? heartOf(athlete) : undefined;
  return (
    <li className={classes['row']}>
      <Avatar name={name} size={30} />
      <b className={classes['name']} title={name}>
        {athlete.Nickname}
      </b>
      <span className={classes['figure']}>
        {heart ? formats.number(heart.HeartRate) : '--'} <small>{t(isReceived ? 'clubs.beats' : 'training.noSignal')}</small>
      </span>
      <span className={classes['figure']} data-second>
        {formats.number(athlete.Points)} <small>{t('kit.pointsUnit', { count: athlete.Points })}</small>
      </span>
      {heart ? <ZoneBadge zone={heart.Zone} /> : <span />}
    </li>
  );
}
