import { answerPolicies, listUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { Button } from '@mantine/core';
import { Answer } from '../../kit/Answer.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './AcceptPolicies.module.css';

interface AcceptPoliciesProps {
  clubId: number;
  onAccepted: () => void;
  onClose: () => void;
}

/** The club's policies that are not accepted yet, to be read and accepted where they stood in the way. */
export function AcceptPolicies({ clubId, onAccepted, onClose }: AcceptPoliciesProps) {
  const t = useT();
  const { UserId } = useSelf();
  const policies = useCall(listUserPolicies, { params: { id: UserId } });
  const accept = useChange(answerPolicies, {
    refreshes: [listUserPolicies],
    onDone: () => {
      onClose();
      onAccepted();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('booking.policies')} size="lg">
      <Answer query={policies} loading={<SkeletonRows rows={3} />}>
        {(all) => {
          const open = all.filter((one) => one.ClubId === clubId && one.Acceptance !== 'Accepted');
          return (
            <>
              <div className={classes['policies']}>
                {open.length === 0 && <p>{t('booking.policiesDone')}</p>}
                {open.map((policy) => (
                  <section key={policy.PolicyId}>
                    <h3>{policy.Title}</h3>
                    <p>{policy.Text}</p>
                  </section>
                ))}
              </div>
              <div className={classes['acts']}>
                <Button variant="default" onClick={onClose}>
                  {t('kit.cancel')}
                </Button>
                {open.length > 0 && (
                  <Button
                    loading={accept.isPending}
                    onClick={() =>
                      accept.mutate({
                        params: { id: UserId },
                        body: open.map(({ PolicyId }) => ({ PolicyId, Acceptance: 'Accepted' as const })),
                      })
                    }
                  >
                    {t('booking.acceptPolicies', { count: open.length })}
                  </Button>
                )}
              </div>
            </>
          );
        }}
      </Answer>
    </Dialog>
  );
}
