import type { News } from '@clubpulse/contract/office/news';
import { deleteNews } from '@clubpulse/contract/office/news.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

export function DeleteNews({ news, onClose }: { news: News; onClose: () => void }) {
  const t = useT();
  const remove = useDialogAct(deleteNews, { doneText: () => t('kit.deletedName', { name: news.Title }), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name: news.Title })}
      confirm={t('news.delete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: news.NewsId } })}
      onClose={onClose}
    >
      {t('news.deleteText')}
    </ConfirmDialog>
  );
}
