import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../kit/page/Page.tsx';
import { QueryResult } from '../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../kit/states/Skeleton.tsx';
import { useCall } from '../platform/api.ts';
import { useT } from '../platform/phrases.ts';
import { pathTo } from '../platform/routes.ts';
import { useClubs } from '../platform/session.tsx';

interface ClubOfAddressProps {
  clubId: number;
  view: string;
  action: string | undefined;
}

export function ClubOfAddress({ clubId, view, action }: ClubOfAddressProps) {
  const t = useT();
  const navigate = useNavigate();
  const { clubs, selectClub } = useClubs();
  const own = clubs.find((one) => one.ClubId === clubId);
  const found = useCall(getClub, { params: { id: clubId } }, { enabled: own === undefined, ignore: [403, 404], quiet: true });
  const club = own ?? found.data;
  useEffect(() => {
    if (club === undefined) return;
    selectClub(club);
    void navigate(pathTo(view), { replace: true, state: action === undefined ? null : { action } });
  }, [club, selectClub, navigate, view, action]);
  return (
    <Page title={t('kit.club')}>
      <QueryResult query={found} loading={<SkeletonScreen />}>
        {() => <SkeletonScreen />}
      </QueryResult>
    </Page>
  );
}
