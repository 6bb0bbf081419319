import { listUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { PoliciesToAnswer } from './PoliciesToAnswer.tsx';

interface AcceptPoliciesProps {
  clubId: number;
  onAccepted: () => void;
  onClose: () => void;
}

export function AcceptPolicies({ clubId, onAccepted, onClose }: AcceptPoliciesProps) {
  const t = useT();
  const { UserId } = useSelf();
  const policies = useCall(listUserPolicies, { params: { id: UserId } }, { quiet: true });
  return (
    <Dialog opened onClose={onClose} title={t('booking.policies')} size="lg">
      <QueryResult query={policies} loading={<SkeletonRows rows={3} />}>
        {(all) => {
          const open = all.filter((one) => one.ClubId === clubId && one.Acceptance !== 'Accepted');
          if (open.length === 0) return <p>{t('booking.policiesDone')}</p>;
          return (
            <PoliciesToAnswer
              policies={open}
              onAllAccepted={() => {
                onClose();
                onAccepted();
              }}
            />
          );
        }}
      </QueryResult>
    </Dialog>
  );
}
