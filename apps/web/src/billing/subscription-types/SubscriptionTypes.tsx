import type { SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { DeleteType } from './DeleteType.tsx';
import { TypeRows } from './TypeRows.tsx';

export function SubscriptionTypes() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: clubId } = useStaffClub();
  const types = useCall(listSubscriptionTypes, { params: { id: clubId } }, { quiet: true });
  const [deleting, setDeleting] = useState<SubscriptionType | null>(null);
  const menuOf = (type: SubscriptionType) => (
    <RowMenu
      label={t('kit.actionsOf', { name: type.Name })}
      items={[
        {
          label: t('kit.edit'),
          icon: IconPencil,
          onClick: () => void navigate(pathTo('CreditsAndSubscriptions', type.ClassSubscriptionId)),
        },
        { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setDeleting(type) },
      ]}
    />
  );
  return (
    <>
      <QueryResult query={types} loading={<SkeletonRows rows={4} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title={t('billing.noTypes')}
              action={
                <Button
                  leftSection={<IconPlus size={18} stroke={1.8} />}
                  onClick={() => void navigate(pathTo('CreditsAndSubscriptions', 'new'))}
                >
                  {t('billing.addType')}
                </Button>
              }
            >
              {t('billing.noTypesText')}
            </EmptyState>
          ) : (
            <TypeRows types={found} menuOf={menuOf} />
          )
        }
      </QueryResult>
      {deleting !== null && <DeleteType type={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
