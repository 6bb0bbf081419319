import type { WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { cloneSheet, deleteSheet, publishSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { IconBuilding, IconCopyPlus, IconPrinter, IconShare2, IconTrash, IconUsers, IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { type HeaderAction, HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { ScreenDeletion } from '../../../kit/page/ScreenDeletion.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useClubs, useSelf } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { publishAction } from '../../parts/publish-action.ts';

const ShareSheet = lazyComponent(() => import('../sharing/ShareSheet.tsx').then((it) => it.ShareSheet));

const CopyToClub = lazyComponent(() => import('../sharing/CopyToClub.tsx').then((it) => it.CopyToClub));

interface SheetActsProps {
  sheet: WorkoutSheet;
  unsaved: boolean;
  onDeleted: () => void;
}

function usePublishing({ sheet, unsaved }: Pick<SheetActsProps, 'sheet' | 'unsaved'>): HeaderAction[] {
  const t = useT();
  const { WorkoutSheetId: sheetId, ClubId: id, Published, Publishable } = sheet;
  const publish = useChange(publishSheets);
  const setPublished = (to: boolean) => publish.mutate({ params: { id }, body: { WorkoutSheetIds: [sheetId], Published: to } });
  if (!Published && !Publishable) return [];
  return [publishAction(t, { published: Published, unsaved, busy: publish.isPending, onSet: setPublished })];
}

export function SheetActs({ sheet, unsaved, onDeleted }: SheetActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const { AvailableRoles } = useSelf();
  const others = useClubs().clubs.filter((club) => club.ClubId !== sheet.ClubId && isStaffIn(AvailableRoles, club));
  const { WorkoutSheetId: sheetId, ClubId: id, Name: name, Shareable } = sheet;
  const publishing = usePublishing({ sheet, unsaved });
  const clone = useChange(cloneSheet, {
    onDone: (copy) => {
      toastDone({ title: t('workouts.saved', { name: copy.Name }) });
      void navigate(pathTo('WorkoutSheet', copy.WorkoutSheetId));
    },
  });
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name })}
        actions={[
          ...publishing,
          ...(Shareable
            ? [
                { label: t('kit.share'), icon: IconShare2, disabled: unsaved, onClick: () => setSharing(true) },
                {
                  label: t('sheets.followed'),
                  icon: IconUsers,
                  folded: true,
                  onClick: () => void navigate(`${pathTo('WorkoutSheetsUsers')}?sheet=${sheetId}`),
                },
              ]
            : []),
          {
            label: t('workouts.makeCopy'),
            icon: IconCopyPlus,
            disabled: unsaved,
            folded: true,
            busy: clone.isPending,
            onClick: () =>
              clone.mutate({ params: { id: sheetId }, body: { ClubId: id, Name: t('sheets.copyOf', { name }).slice(0, 120) } }),
          },
          ...(others.length > 0
            ? [
                {
                  label: t('sheets.copyToClub'),
                  icon: IconBuilding,
                  disabled: unsaved,
                  folded: true,
                  onClick: () => setCopying(true),
                },
              ]
            : []),
          {
            label: t('sheets.print'),
            icon: IconPrinter,
            disabled: unsaved,
            onClick: () => void navigate(pathTo('ExportWorkoutSheet', sheetId)),
          },
          {
            label: t('generator.title'),
            icon: IconWand,
            disabled: unsaved,
            folded: true,
            onClick: () => void navigate(pathTo('GenerateSheet')),
          },
          { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) },
        ]}
      />
      {isSharing && <ShareSheet sheet={sheet} onClose={() => setSharing(false)} />}
      {isCopying && <CopyToClub sheet={sheet} clubs={others} onClose={() => setCopying(false)} />}
      {isAsking && (
        <ScreenDeletion
          call={deleteSheet}
          input={{ params: { id, sheetId } }}
          name={name}
          back={pathTo('WorkoutSheets')}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        >
          {t('sheets.deleteText')}
        </ScreenDeletion>
      )}
    </>
  );
}
