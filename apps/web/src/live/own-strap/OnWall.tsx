import type { OpenPlace, OwnPlace } from '@clubpulse/contract/live/own-strap/own-places';
import { listOwnPlaces } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { Button } from '@mantine/core';
import { IconDeviceTv, IconDeviceTvOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './OnWall.module.css';
import { isSamePlace } from './own-place.ts';
import type { OwnStrap } from './use-own-strap.ts';

export function NotShared() {
  const t = useT();
  const unshared = usePlaces().find(({ IsShared }) => !IsShared);
  if (!unshared) return null;
  return (
    <div className={classes['unshared']}>
      <p>{t('ownStrap.notShared', { club: unshared.ClubName })}</p>
      <Button component={Link} to={pathTo('Profile')} variant="default">
        {t('ownStrap.share')}
      </Button>
    </div>
  );
}

const LOOK_EVERY = 30_000;
function usePlaces(): readonly OpenPlace[] {
  const { UserId } = useSelf();
  return useCall(listOwnPlaces, { params: { id: UserId } }, { pollEvery: LOOK_EVERY, quiet: true }).data ?? [];
}

const OFFERED_MAX = 2;

interface OnWallProps {
  received: Pick<OwnStrap, 'place' | 'leftPlace'>;
  onPlace: (place: OwnPlace | null) => void;
}

/** An athlete with an own device is on a wall only after a tap. */
export function OnWall({ received: { place, leftPlace }, onPlace }: OnWallProps) {
  const t = useT();
  const self = useSelf();
  const data = usePlaces();
  const where = ({ Name, DisplayGroupName, ClubName }: OpenPlace) => `${Name}, ${DisplayGroupName ?? ClubName}`;
  if (place !== null) {
    const current = data.find((one) => isSamePlace(one, place));
    return (
      <div className={classes['wall']} role="status">
        <p>{current ? t('ownStrap.onWall', { place: where(current) }) : t('ownStrap.onWallNow')}</p>
        <Button
          className={classes['press']}
          leftSection={<IconDeviceTvOff size={22} aria-hidden="true" />}
          onClick={() => onPlace(null)}
        >
          {t('ownStrap.offWall')}
        </Button>
      </div>
    );
  }
  const offered = data.filter(({ IsShared }) => IsShared).slice(0, OFFERED_MAX);
  const unshared = data.find(({ IsShared }) => !IsShared);
  return (
    <>
      {leftPlace && (
        <p className={classes['says']} role="status">
          {leftPlace.refusal ? refusalText(leftPlace.refusal) : t('ownStrap.placeOver')}
        </p>
      )}
      {offered.map((one) => (
        <div key={`${one.ClubId}/${one.DisplayGroupId}/${one.Name}`} className={classes['wall']}>
          <p>
            {self.HideOnWall
              ? t('ownStrap.standGuest', { place: where(one) })
              : t('ownStrap.standAs', { place: where(one), name: self.Nickname })}
          </p>
          <Button
            className={classes['press']}
            leftSection={<IconDeviceTv size={22} aria-hidden="true" />}
            onClick={() => onPlace({ ClubId: one.ClubId, DisplayGroupId: one.DisplayGroupId })}
          >
            {t('ownStrap.stand')}
          </Button>
        </div>
      ))}
      {offered.length === 0 && unshared && (
        <p className={classes['says']}>{t('ownStrap.notShared', { club: unshared.ClubName })}</p>
      )}
    </>
  );
}
