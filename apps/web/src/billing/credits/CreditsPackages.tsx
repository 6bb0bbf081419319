import type { CreditsPackage, WrittenCreditsPackage } from '@clubpulse/contract/billing/credits';
import { deleteCreditsPackage, listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DeletionDialog } from '../../kit/dialog/DeletionDialog.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { StoreChip } from '../parts/StoreChip.tsx';
import classes from './CreditsPackages.module.css';

const PackageEditor = lazyComponent(() => import('./PackageEditor.tsx').then((it) => it.PackageEditor));

interface CreditsPackagesProps {
  adding: boolean;
  onAdd: (open: boolean) => void;
}

const isSame = (one: CreditsPackage) => (other: CreditsPackage) => one.ClubCreditsPackageId === other.ClubCreditsPackageId;

export function CreditsPackages({ adding, onAdd }: CreditsPackagesProps) {
  const t = useT();
  const club = useStaffClub();
  const packages = useCall(listCreditsPackages, { params: { id: club.ClubId } }, { quiet: true });
  const [dialog, setDialog] = useState<{ act: 'edit' | 'delete'; creditsPackage: WrittenCreditsPackage } | null>(null);
  const close = () => setDialog(null);
  const edited = dialog?.act === 'edit' ? (packages.data?.find(isSame(dialog.creditsPackage)) ?? dialog.creditsPackage) : null;
  return (
    <>
      <QueryResult query={packages} loading={<SkeletonRows rows={3} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title={t('billing.noPackages')}
              action={
                <Button leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => onAdd(true)}>
                  {t('billing.addPackage')}
                </Button>
              }
            >
              {t('billing.noPackagesText')}
            </EmptyState>
          ) : (
            <Table
              label={t('billing.packages')}
              head={
                <>
                  <th scope="col">{t('billing.package')}</th>
                  <th scope="col" data-end>
                    {t('kit.credits')}
                  </th>
                  <th scope="col" data-end>
                    {t('billing.price')}
                  </th>
                  <th scope="col" data-end className={classes['per']}>
                    {t('billing.perCredit')}
                  </th>
                  <th scope="col" className={classes['store']}>
                    {t('billing.store')}
                  </th>
                  <td />
                </>
              }
            >
              {found.map((one) => (
                <PackageRow
                  key={one.ClubCreditsPackageId}
                  creditsPackage={one}
                  onAct={(act) => setDialog({ act, creditsPackage: one })}
                />
              ))}
            </Table>
          )
        }
      </QueryResult>
      {adding && <PackageEditor club={club} onClose={() => onAdd(false)} />}
      {edited && <PackageEditor club={club} creditsPackage={edited} onClose={close} />}
      {dialog?.act === 'delete' && <DeletePackage creditsPackage={dialog.creditsPackage} onClose={close} />}
    </>
  );
}

function PackageRow({ creditsPackage, onAct }: { creditsPackage: CreditsPackage; onAct: (act: 'edit' | 'delete') => void }) {
  const t = useT();
  const formats = useFormats();
  return (
    <tr>
      <th scope="row" className={classes['name']}>
        <b>{creditsPackage.Name}</b>
        {!creditsPackage.Purchasable && <span>{t('billing.notInStore')}</span>}
      </th>
      <td data-end className={classes['figure']}>
        {formats.number(creditsPackage.Credits)}
      </td>
      <td data-end className={classes['figure']}>
        {formats.money(creditsPackage.Price, creditsPackage.Currency)}
      </td>
      <td data-end className={classes['per']}>
        {formats.money(Math.round(creditsPackage.Price / creditsPackage.Credits), creditsPackage.Currency)}
      </td>
      <td className={classes['store']}>
        <StoreChip purchasable={creditsPackage.Purchasable} />
      </td>
      <td data-end>
        <RowMenu
          label={t('kit.actionsOf', { name: creditsPackage.Name })}
          items={[
            { label: t('kit.edit'), icon: IconPencil, onClick: () => onAct('edit') },
            { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onAct('delete') },
          ]}
        />
      </td>
    </tr>
  );
}

function DeletePackage({ creditsPackage, onClose }: { creditsPackage: CreditsPackage; onClose: () => void }) {
  const t = useT();
  return (
    <DeletionDialog
      call={deleteCreditsPackage}
      input={{ params: { id: creditsPackage.ClubCreditsPackageId } }}
      name={creditsPackage.Name}
      confirm={t('billing.deletePackage')}
      onClose={onClose}
    >
      {t('billing.deletePackageText')}
    </DeletionDialog>
  );
}
