import type { Award, Badge } from '@clubpulse/contract/community/badges';
import { listBadges, listUserBadges } from '@clubpulse/contract/community/badges.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../kit/page/Card.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './Badges.module.css';

export function Badges() {
  const t = useT();
  const { UserId } = useSelf();
  const won = useCall(listUserBadges, { params: { id: UserId } });
  return (
    <>
      <Card title={t('badges.mine')}>
        <QueryResult query={won} loading={<SkeletonRows rows={2} />}>
          {(found) =>
            found.length === 0 ? (
              <p>{t('badges.none')}</p>
            ) : (
              <ul className={classes['badges']}>
                {found.map((award) => (
                  <Won key={`${award.Badge} ${award.Challenge?.ChallengeId ?? ''}`} award={award} />
                ))}
              </ul>
            )
          }
        </QueryResult>
      </Card>
      {won.data && <ToEarn won={won.data} />}
    </>
  );
}

function Won({ award: { Name, Description, ImageUri, Day, Challenge } }: { readonly award: Award }) {
  const t = useT();
  const formats = useFormats();
  return (
    <li>
      <img src={ImageUri} alt="" width={56} height={56} />
      <span>
        <b title={Description}>{Name}</b>
        {Challenge?.Seen === true && <Link to={pathTo('ChallengeRanking', Challenge.ChallengeId)}>{Challenge.Title}</Link>}
        {Challenge?.Seen === false && Challenge.Title}
        <small>
          {formats.date(Day)}
          {Challenge !== null && Challenge.Credits > 0 && ` · ${t('kit.creditCount', { count: Challenge.Credits })}`}
        </small>
      </span>
    </li>
  );
}

const SHOWN_FIRST = 6;

function ToEarn({ won }: { readonly won: readonly Award[] }) {
  const t = useT();
  const all = useCall(listBadges, {});
  const has = new Set(won.map(({ Badge: badge }) => badge));
  const [isComplete, setComplete] = useState(false);
  const open = (found: readonly Badge[]) => found.filter(({ Badge: badge }) => !has.has(badge));
  const left = all.data ? open(all.data).length - SHOWN_FIRST : 0;
  if (all.data && open(all.data).length === 0) return null;
  return (
    <Card title={t('badges.toEarn')}>
      <QueryResult query={all} loading={<SkeletonRows rows={4} />}>
        {(found) => (
          <ul className={classes['badges']} data-open>
            {open(found)
              .slice(0, isComplete ? undefined : SHOWN_FIRST)
              .map(({ Badge: badge, Name, Description, ImageUri }) => (
                <li key={badge}>
                  <img src={ImageUri} alt="" width={56} height={56} loading="lazy" />
                  <span>
                    <b>{Name}</b>
                    <small>{Description}</small>
                  </span>
                </li>
              ))}
          </ul>
        )}
      </QueryResult>
      {!isComplete && left > 0 && (
        <Button variant="default" className={classes['more']} onClick={() => setComplete(true)}>
          {t('kit.showMore', { count: left })}
        </Button>
      )}
    </Card>
  );
}
