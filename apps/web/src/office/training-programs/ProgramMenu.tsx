import type { TrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs';
import { IconDownload, IconPencil, IconTrash, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { loadProgram } from './program-files.ts';

const ShareProgram = lazyComponent(() => import('./ShareProgram.tsx').then((it) => it.ShareProgram));
const EditProgram = lazyComponent(() => import('./EditProgram.tsx').then((it) => it.EditProgram));
const DeleteProgram = lazyComponent(() => import('./DeleteProgram.tsx').then((it) => it.DeleteProgram));

export function ProgramMenu({ program }: { program: TrainingProgram }) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const [dialog, setDialog] = useState<'share' | 'edit' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const ready = [
    { label: t('kit.share'), icon: IconUsersPlus, onClick: () => setDialog('share') },
    { label: t('files.load'), icon: IconDownload, onClick: () => void loadProgram(ClubId, program) },
  ];
  const edit = { label: t('kit.edit'), icon: IconPencil, onClick: () => setDialog('edit') };
  return (
    <>
      <RowMenu
        label={t('kit.actionsOf', { name: program.Title })}
        items={[
          ...(program.State === 'Ready' ? ready : []),
          ...(program.State === 'Refused' ? [] : [edit]),
          { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setDialog('delete') },
        ]}
      />
      {dialog === 'share' && <ShareProgram program={program} onClose={close} />}
      {dialog === 'edit' && <EditProgram program={program} onClose={close} />}
      {dialog === 'delete' && <DeleteProgram program={program} onClose={close} />}
    </>
  );
}
