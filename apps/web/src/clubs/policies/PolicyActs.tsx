import type { Policy } from '@clubpulse/contract/clubs/policies';
import { deletePolicy, listPolicies, setPolicyPublishState } from '@clubpulse/contract/clubs/policies.calls';
import { IconCheck, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

interface PolicyActsProps {
  policy: Policy;
  /** Unsaved changes block publishing, because publishing uses the stored text. */
  unsaved: boolean;
  onDeleted: () => void;
}

/** Bookings are refused until members accept the published policy. */
export function PolicyActs({ policy, unsaved, onDeleted }: PolicyActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'publish' | 'delete' | null>(null);
  const params = { id: policy.ClubId, policyId: policy.PolicyId };
  const { data: all } = useCall(listPolicies, { params: { id: policy.ClubId } }, { quiet: true });
  const counts = all?.find(({ PolicyId }) => PolicyId === policy.PolicyId);
  const answers = (counts?.Accepted ?? 0) + (counts?.NotAccepted ?? 0);
  const publish = useChange(setPolicyPublishState, {
    onDone: ({ PublishState, Title: title }) => {
      setAsking(null);
      toastDone({
        title: PublishState === 'Published' ? t('clubs.policyPublished', { title }) : t('clubs.policyUnpublished', { title }),
      });
    },
  });
  const remove = useChange(deletePolicy, {
    leaves: true,
    onDone: () => {
      toastDone({ title: t('clubs.policyDeleted', { title: policy.Title }) });
      onDeleted();
      void navigate(pathTo('Policies'), { replace: true });
    },
  });
  const published = policy.PublishState === 'Published';
  const setTo = (PublishState: Policy['PublishState']) => publish.mutate({ params, body: { PublishState } });
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name: policy.Title })}
        actions={[
          published
            ? { label: t('kit.unpublish'), icon: IconEyeOff, busy: publish.isPending, onClick: () => setTo('Unpublished') }
            : {
                label: t('kit.publish'),
                icon: IconCheck,
                primary: true,
                disabled: unsaved,
                onClick: () => setAsking('publish'),
              },
          { label: t('clubs.deletePolicy'), icon: IconTrash, danger: true, onClick: () => setAsking('delete') },
        ]}
      />
      {asking === 'publish' && (
        <ConfirmDialog
          opened
          title={t('clubs.publishTitle', { title: policy.Title })}
          confirm={t('kit.publish')}
          busy={publish.isPending}
          onConfirm={() => setTo('Published')}
          onClose={() => setAsking(null)}
        >
          {t('clubs.publishText')}
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          opened
          danger
          title={t('clubs.deletePolicyTitle', { title: policy.Title })}
          keep={t('kit.keepIt')}
          confirm={t('clubs.deletePolicy')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params })}
          onClose={() => setAsking(null)}
        >
          {answers > 0 ? t('clubs.deletePolicyAnswers', { count: answers }) : t('clubs.deletePolicyText')}
        </ConfirmDialog>
      )}
    </>
  );
}
