import type { SupportVideo } from '@clubpulse/contract/office/support/support';
import { deleteSupportVideo } from '@clubpulse/contract/office/support/support.calls';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

const EditVideo = lazyComponent(() => import('./EditSupportVideo.tsx').then((it) => it.EditSupportVideo));

export function VideoMenu({ video }: { video: SupportVideo }) {
  const t = useT();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const { SupportVideoId: id, Title: name } = video;
  const act = useDialogAct(deleteSupportVideo, { doneText: () => t('kit.deletedName', { name }), onClose: close });
  return (
    <>
      <RowMenu
        label={t('kit.actionsOf', { name })}
        items={[
          { label: t('kit.edit'), icon: IconPencil, onClick: () => setDialog('edit') },
          { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setDialog('delete') },
        ]}
      />
      {dialog === 'edit' && <EditVideo video={video} onClose={close} />}
      <ConfirmDialog
        opened={dialog === 'delete'}
        danger
        title={t('kit.deleteTitle', { name })}
        keep={t('kit.keepIt')}
        confirm={t('kit.delete')}
        busy={act.isPending}
        refusal={<Refusal words={act.error === null ? null : refusalText(act.error)} />}
        onConfirm={() => act.mutate({ params: { id } })}
        onClose={close}
      >
        {t('support.deleteText')}
      </ConfirmDialog>
    </>
  );
}
