import type { CheckInCode } from '@clubpulse/contract/office/check-in/check-in';
import { makeCheckInCode } from '@clubpulse/contract/office/check-in/check-in.calls';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Bone } from '../../kit/states/Bones.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { Loading } from '../../kit/states/Skeleton.tsx';
import { change } from '../../platform/api.ts';
import { ApiError } from '../../platform/calls/api-error.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useSelf } from '../../platform/session.tsx';
import styles from './MyCode.module.css';

const RENEW_MS = 2 * 60_000;

export default function MyCode() {
  const t = useT();
  const club = useClub();
  const self = useSelf();
  const trains = club !== null && self.AvailableRoles.Athlete.some(({ ClubId }) => ClubId === club.ClubId);
  return (
    <Page title={t('checkIn.mine')} back={pathTo('Today')}>
      {trains ? (
        <Shown key={club.ClubId} clubId={club.ClubId} clubName={club.Name} />
      ) : (
        <EmptyState title={t('checkIn.mineNone')}>{t('checkIn.mineNoneText')}</EmptyState>
      )}
    </Page>
  );
}

function Shown({ clubId, clubName }: { clubId: number; clubName: string }) {
  const t = useT();
  const [code, setCode] = useState<CheckInCode | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let over = false;
    change(makeCheckInCode, { params: { id: clubId } }, { quiet: true }).then(
      (made) => {
        if (over) return;
        setCode(made);
        setRefused(null);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (over) return;
        setCode(null);
        setRefused(error);
      },
    );
    const timer = setTimeout(() => setRound(round + 1), RENEW_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [clubId, round]);
  return (
    <div className={styles['mine']}>
      <p>{t('checkIn.mineText', { club: clubName })}</p>
      {refused !== null ? (
        <>
          <Refusal words={refusalText(refused)} />
          <Button onClick={() => setRound(round + 1)}>{t('kit.tryAgain')}</Button>
        </>
      ) : code === null ? (
        <Loading>
          <Bone width={340} height={340} />
        </Loading>
      ) : (
        <>
          <QrCode value={code.Code} label={t('checkIn.mineQr')} className={styles['qr']} />
          <p className={styles['code']}>{`${code.Code.slice(0, 4)} ${code.Code.slice(4)}`}</p>
        </>
      )}
      <p className={styles['note']}>{t('checkIn.mineNew')}</p>
    </div>
  );
}
