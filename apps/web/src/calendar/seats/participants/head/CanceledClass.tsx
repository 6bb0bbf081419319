import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { getClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';

type Canceled = Pick<Class, 'CancelReason' | 'MovedToClassId'>;

export function CanceledClass({ clubClass: { CancelReason, MovedToClassId } }: { clubClass: Canceled }) {
  const t = useT();
  if (MovedToClassId === null) return <EmptyState title={t('participants.canceledTitle')}>{CancelReason}</EmptyState>;
  return <MovedTo classId={MovedToClassId} reason={CancelReason} />;
}

function MovedTo({ classId, reason }: { classId: number; reason: string | null }) {
  const t = useT();
  const formats = useFormats();
  const query = useCall(getClass, { params: { id: classId } });
  return (
    <QueryResult query={query} loading={<SkeletonRows rows={4} />}>
      {({ Begin, CanceledAt, CancelReason, MovedToClassId }) => {
        if (MovedToClassId !== null) return <MovedTo classId={MovedToClassId} reason={reason} />;
        const at = { day: formats.longDate(Begin), time: formats.time(Begin) };
        if (CanceledAt !== null) return <EmptyState title={t('participants.movedAndCanceled', at)}>{CancelReason}</EmptyState>;
        return (
          <EmptyState
            title={t('participants.movedTitle', at)}
            action={
              <Button component={Link} to={pathTo('ClubClassParticipants', classId)}>
                {t('participants.openMoved')}
              </Button>
            }
          >
            {reason}
          </EmptyState>
        );
      }}
    </QueryResult>
  );
}
