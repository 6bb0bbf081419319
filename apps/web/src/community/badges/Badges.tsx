import type { Award } from '@clubpulse/contract/community/badges';
import { listUserBadges } from '@clubpulse/contract/community/badges.calls';
import { Link } from 'react-router';
import { Card } from '../../kit/page/Card.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { tierLabels } from '../challenges/public.ts';
import classes from './Badges.module.css';

const labels = { Bronze: tierLabels[0], Silver: tierLabels[1], Gold: tierLabels[2] } as const;

/** What one won in challenges, the last first. */
export function Badges() {
  const t = useT();
  const { UserId } = useSelf();
  const won = useCall(listUserBadges, { params: { id: UserId } });
  return (
    <Card title={t('badges.mine')}>
      <Answer query={won} loading={<SkeletonRows rows={2} />}>
        {(found) =>
          found.length === 0 ? (
            <p>{t('badges.none')}</p>
          ) : (
            <ul className={classes['badges']}>
              {found.map((award) => (
                <Won key={award.ChallengeId} award={award} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Card>
  );
}

function Won({ award: { Badge, ImageUri, Title, ChallengeId, Credits, At } }: { readonly award: Award }) {
  const t = useT();
  const formats = useFormats();
  return (
    <li>
      <img src={ImageUri} alt="" width={48} height={48} />
      <span>
        <b>{t(labels[Badge])}</b> <Link to={pathTo('ChallengeRanking', ChallengeId)}>{Title}</Link>
        <small>
          {formats.date(At.slice(0, 10))}
          {Credits > 0 && ` · ${t('kit.creditCount', { count: Credits })}`}
        </small>
      </span>
    </li>
  );
}
